"""`parlour lab`: an experiment from its options, checked first, then played, then shown and written down."""

from math import ceil
from typing import TYPE_CHECKING, Any

import click
import msgspec

from parlour.cli.errors import INTERRUPTED
from parlour.cli.options import check_writable
from parlour.cli.run.models.spending import spending_of, with_money
from parlour.cli.tables import show_sheets
from parlour.engine.optional import need
from parlour.engine.rules.game import Game
from parlour.lab.definition import Definition, define, table_remarks
from parlour.lab.models.spending import Spending
from parlour.lab.models.tally import ModelTally, decisions_in, tallies, tally_table
from parlour.lab.players import parse_players
from parlour.lab.run.executor import Executor, InProcess
from parlour.lab.run.experiment import Experiment, FinishedRun, run
from parlour.lab.run.folder import folder_for
from parlour.lab.run.processes import Processes, cores
from parlour.lab.run.progress import progress

if TYPE_CHECKING:
    from parlour.lab.analysis.report import ExperimentReport
    from parlour.lab.analysis.scores import GameArrays


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """The options of `parlour lab`, without those that choose the rules."""

    players: str
    games: int
    seed: int
    seats: int | None
    workers: int | None
    address: str | None
    keep: str | None
    most_money: float | None
    csv: str | None
    parquet: str | None
    chart: str | None
    as_json: bool
    plain: bool


def experiment(game: Game, rules: Any, wishes: Wishes) -> int:
    """Plays and reports; an interruption says how to go on."""
    _check_means(wishes)
    definition = define(
        game, rules, parse_players(wishes.players, game.levels), seats=wishes.seats, seed=wishes.seed
    )
    for remark in table_remarks(definition.players, game, rules, definition.seats):
        click.echo(remark, err=True)
    deals = ceil(wishes.games / len(definition.players))
    running = Experiment(definition, deals, folder_for(definition, wishes.keep))
    if running.folder.damage:
        click.echo(running.folder.damage, err=True)
    spending = spending_of(running, most=wishes.most_money, address=wishes.address)
    try:
        played = _play(running, wishes, spending)
    except KeyboardInterrupt:
        return _interrupted(running)
    _present(running, played, wishes)
    return 0


def _check_means(wishes: Wishes) -> None:
    """Whatever will be needed at the end must be there at the beginning."""
    for file in (wishes.csv, wishes.parquet, wishes.chart):
        if file:
            check_writable(file)
    need("lab", "numpy")
    if wishes.chart:
        need("lab", "matplotlib")
        from parlour.lab.analysis.chart import check_chart

        check_chart(wishes.chart)
    if wishes.parquet:
        need("lab", "pyarrow")
    if wishes.address:
        need("cluster", "distributed")


def _play(running: Experiment, wishes: Wishes, spending: Spending | None) -> FinishedRun:
    with progress("games", plain=wishes.plain) as told:
        heard = told if spending is None else with_money(told, spending)
        return run(running, lambda: _executor_for(running.definition, wishes, spending), heard)


def _executor_for(definition: Definition, wishes: Wishes, spending: Spending | None) -> Executor:
    if wishes.address:
        from parlour.lab.run.cluster import Cluster

        return Cluster(definition, wishes.address)
    number = wishes.workers or cores()
    return InProcess(definition, spending) if number == 1 else Processes(definition, number, spending)


def _interrupted(running: Experiment) -> int:
    each = len(running.definition.players)
    done = f"Stopped after {running.done() * each:,} of {running.deals * each:,} games"
    click.echo(f"{done}, kept in {running.folder.path}. The same command goes on from there.", err=True)
    return INTERRUPTED


def _present(running: Experiment, played: FinishedRun, wishes: Wishes) -> None:
    """Shows the report and writes what was asked for."""
    from parlour.lab.analysis.report import report_on, summarise
    from parlour.lab.analysis.scores import games_of, scores_of

    games = games_of(running.definition, played.results)
    scores = scores_of(running.definition, games)
    answer = summarise(running.definition, scores)
    kept_in = str(running.folder.path).encode("utf-8", "replace").decode()
    _show(report_on(answer, played, kept_in), tallies(decisions_in(running.folder.path)), wishes)
    _write_games(running, played, games, wishes)
    if wishes.chart:
        from parlour.lab.analysis.chart import draw_chart

        draw_chart(wishes.chart, answer, scores)


def _show(report: "ExperimentReport", models: list[ModelTally], wishes: Wishes) -> None:
    from parlour.lab.analysis.report_text import remarks, summary_tables

    if wishes.as_json:
        whole = msgspec.to_builtins(report) | ({"models": msgspec.to_builtins(models)} if models else {})
        click.echo(msgspec.json.format(msgspec.json.encode(whole), indent=2))
    else:
        of_models = [tally_table(models)] if models else []
        show_sheets([*summary_tables(report.answer), *of_models], remarks(report), wishes.plain)


def _write_games(running: Experiment, played: FinishedRun, games: "GameArrays", wishes: Wishes) -> None:
    from parlour.lab.analysis.export import columns_of, write_csv, write_parquet

    if not (wishes.csv or wishes.parquet):
        return
    columns = columns_of(running.definition, played.results, games)
    if wishes.csv:
        write_csv(wishes.csv, columns)
    if wishes.parquet:
        write_parquet(wishes.parquet, columns)
