"""An experiment from its options: checked first, then played, then shown and written down."""

from math import ceil
from typing import Any

import click

from parlour.cli.errors import INTERRUPTED
from parlour.cli.run.wishes import Wishes
from parlour.cli.run.writable import check_writable
from parlour.engine.optional import need
from parlour.engine.rules.game import Game
from parlour.lab.line_up import line_up
from parlour.lab.question import Question, ask
from parlour.lab.run.executor import Alone, Crew
from parlour.lab.run.folder import folder_for
from parlour.lab.run.processes import Workers, cores
from parlour.lab.run.progress import progress
from parlour.lab.run.running import Experiment, Played, run
from parlour.players.kinds import remarks_on


def experiment(game: Game, rules: Any, wishes: Wishes) -> int:
    """Plays and reports; an interruption says how to go on."""
    check_means(wishes)
    question = ask(game, rules, line_up(wishes.players), seats=wishes.seats, seed=wishes.seed)
    for remark in remarks_on(question.players, game, rules, question.seats):
        click.echo(remark, err=True)
    deals = ceil(wishes.games / len(question.players))
    running = Experiment(question, deals, folder_for(question, wishes.keep))
    try:
        played = play(running, wishes)
    except KeyboardInterrupt:
        return interrupted(running)
    from parlour.cli.run.findings import present

    present(running, played, wishes)
    return 0


def check_means(wishes: Wishes) -> None:
    """Whatever will be needed at the end must be there at the beginning."""
    for file in (wishes.csv, wishes.parquet, wishes.chart):
        if file:
            check_writable(file)
    need("lab", "numpy")
    if wishes.chart:
        need("lab", "matplotlib")
        from parlour.lab.findings.chart import check_chart

        check_chart(wishes.chart)
    if wishes.parquet:
        need("lab", "pyarrow")
    if wishes.address:
        need("cluster", "distributed")


def play(running: Experiment, wishes: Wishes) -> Played:
    with progress("games", plain=wishes.plain) as told:
        return run(running, lambda: crew_for(running.question, wishes), told)


def crew_for(question: Question, wishes: Wishes) -> Crew:
    if wishes.address:
        from parlour.lab.run.cluster import Cluster

        return Cluster(question, wishes.address)
    number = wishes.workers or cores()
    return Alone(question) if number == 1 else Workers(question, number)


def interrupted(running: Experiment) -> int:
    each = len(running.question.players)
    done = f"Stopped after {running.done() * each:,} of {running.deals * each:,} games"
    click.echo(f"{done}, kept in {running.folder.path}. The same command goes on from there.", err=True)
    return INTERRUPTED
