"""One question of `parlour lab`: an experiment played, shown and written to files."""

from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any

import click
import msgspec

from parlour.cli.errors import INTERRUPTED, BadOption

if TYPE_CHECKING:
    from parlour.cli.commands.lab.options import LabOptions
    from parlour.engine.rules.game import Game
    from parlour.lab.analysis.report import ExperimentReport
    from parlour.lab.analysis.scores import GameArrays
    from parlour.lab.definition import Definition
    from parlour.lab.models.spending import Spending
    from parlour.lab.models.tally import ModelTally
    from parlour.lab.run.executor import Executor
    from parlour.lab.run.experiment import Experiment, FinishedRun
    from parlour.lab.run.progress import ReportProgress


def run_experiment(game: "Game", rules: Any, players: tuple[str, ...], options: "LabOptions") -> int:
    """Play and report; after an interruption, say how to go on."""
    from parlour.lab.definition import define, table_remarks
    from parlour.lab.run.folder import folder_for

    definition = define(game, rules, players, seats=options.seats, seed=options.seed)
    for remark in table_remarks(definition.players, game, rules, definition.seats):
        click.echo(remark, err=True)
    deals = ceil(options.games / len(definition.players))
    running = _experiment_kind(options)(definition, deals, folder_for(definition, options.keep))
    if running.folder.damage:
        click.echo(running.folder.damage, err=True)
    spending = _spending_of(running, most=options.most_money, address=options.address)
    try:
        played = _play(running, options, spending)
    except KeyboardInterrupt:
        return _say_how_to_go_on(running)
    _say_what_was_stopped(running)
    _present(running, played, options)
    return 0


def _experiment_kind(options: "LabOptions") -> "type[Experiment]":
    """Return what runs the games: also what keeps their decisions, where those are asked for."""
    if options.decisions:
        from parlour.lab.decisions.recording import RecordedExperiment

        return RecordedExperiment
    from parlour.lab.run.experiment import Experiment

    return Experiment


def _play(running: "Experiment", options: "LabOptions", spending: "Spending | None") -> "FinishedRun":
    from parlour.lab.run.experiment import run
    from parlour.lab.run.progress import progress

    with progress("games", plain=options.plain) as bar:
        report = bar if spending is None else _with_money(bar, spending)
        return run(running, lambda: _executor_for(running.definition, options, spending), report)


def _executor_for(definition: "Definition", options: "LabOptions", spending: "Spending | None") -> "Executor":
    from parlour.lab.decisions.recording import record_deals, record_deals_there
    from parlour.lab.playing import play_deals, play_deals_there
    from parlour.lab.run.workers import Workers

    play, there = (record_deals, record_deals_there) if options.decisions else (play_deals, play_deals_there)
    here = partial(play, definition, spending=spending)
    return Workers(options.workers, options.address).executor(here, partial(there, definition))


def _say_how_to_go_on(running: "Experiment") -> int:
    each = len(running.definition.players)
    done = f"Stopped after {running.done() * each:,} of {running.deals * each:,} games"
    click.echo(f"{done}, kept in {running.folder.path}. The same command goes on from there.", err=True)
    return INTERRUPTED


def _say_what_was_stopped(running: "Experiment") -> None:
    """Say how many games a model could not end for its cap of a match."""
    missing = (running.deals - running.done()) * len(running.definition.players)
    if missing:
        said = f"{missing:,} games are not counted: with their cards a model reached its cap of a match."
        more = "Long games are missing from the numbers for that; with a larger match_tokens or match_money"
        click.echo(f"{said} {more} the same command plays them.", err=True)


def _present(running: "Experiment", played: "FinishedRun", options: "LabOptions") -> None:
    """Show the report and write what was asked for."""
    from parlour.lab.analysis.report import report_on, summarise
    from parlour.lab.analysis.scores import games_of, scores_of
    from parlour.lab.models.tally import decisions_in, tallies

    games = games_of(running.definition, played.results)
    scores = scores_of(running.definition, games)
    answer = summarise(running.definition, scores)
    kept_in = str(running.folder.path).encode("utf-8", "replace").decode()
    _show(report_on(answer, played, kept_in), tallies(decisions_in(running.folder.path)), options)
    _write_games(running, played, games, options)
    if options.table:
        from parlour.lab.analysis.export import player_columns, write_table

        write_table(options.table, player_columns(answer))
    if options.decisions:
        _write_decisions(running, options.decisions)
    if options.chart:
        from parlour.lab.analysis.chart import draw_chart

        draw_chart(options.chart, answer, scores)


def _show(report: "ExperimentReport", models: "list[ModelTally]", options: "LabOptions") -> None:
    from parlour.cli.tables import show_sheets
    from parlour.lab.analysis.report_text import remarks, summary_tables
    from parlour.lab.models.tally import tally_table

    if options.as_json:
        whole = msgspec.to_builtins(report) | ({"models": msgspec.to_builtins(models)} if models else {})
        click.echo(msgspec.json.format(msgspec.json.encode(whole), indent=2))
    else:
        of_models = [tally_table(models)] if models else []
        show_sheets([*summary_tables(report.answer), *of_models], remarks(report), options.plain)


def _write_games(
    running: "Experiment", played: "FinishedRun", games: "GameArrays", options: "LabOptions"
) -> None:
    from parlour.lab.analysis.export import columns_of, write_csv, write_parquet

    if not (options.csv or options.parquet):
        return
    columns = columns_of(running.definition, played.results, games)
    if options.csv:
        write_csv(options.csv, columns)
    if options.parquet:
        write_parquet(options.parquet, columns)


def _write_decisions(running: "Experiment", file: str) -> None:
    from parlour.lab.decisions.recording import RecordedExperiment
    from parlour.lab.decisions.rows import DecisionTable
    from parlour.lab.decisions.writing import write_decisions

    assert isinstance(running, RecordedExperiment), "decisions that are asked for are kept"
    write_decisions(file, DecisionTable(running.definition, running.deals, running.store))


def _spending_of(running: "Experiment", *, most: float | None, address: str | None) -> "Spending | None":
    """Return where models' decisions are kept and what they may cost; None where no model plays.

    Say beforehand what the missing games will cost about, and refuse to spend money without a cap.
    """
    from parlour.engine.optional import need
    from parlour.lab.models.spending import Spending
    from parlour.lab.run.fingerprint import is_model

    definition = running.definition
    if not any(map(is_model, definition.players)):
        return None
    need("llm", "httpx2")
    if address:
        raise BadOption(
            "models-stay-here", "Models play on this machine, which has the keys: leave out --on."
        )
    games = (running.deals - running.before) * len(definition.players)
    if games:
        _announce(running, games, most)
    return Spending(str(running.folder.path), most)


def _announce(running: "Experiment", games: int, most: float | None) -> None:
    from parlour.lab.models.estimate import estimate

    cost = estimate(running.definition, games)
    click.echo(f"{games:,} games to play: {cost}.", err=True)
    for word in cost.capped:
        said = "by the estimate a game takes more than its match_tokens or match_money allow"
        click.echo(f"{word}: {said}, so such games will be stopped and not counted.", err=True)
    if cost.is_priced and most is None:
        said = f"These models cost money, {cost.money:.2f} by the estimate: add --most-money, a cap."
        raise BadOption("no-cap", said)


def _with_money(report: "ReportProgress", spending: "Spending") -> "ReportProgress":
    """Return the same progress with what has been spent by now."""
    purse = spending.purse()

    def with_total(done: float, total: float, next_up: str = "") -> None:
        cap = "" if spending.most is None else f" of {spending.most:g}"
        report(done, total, f"money {purse.spent():.4f}{cap}")

    return with_total
