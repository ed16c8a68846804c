"""`parlour lab`: measures players against each other on the same cards."""

from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from parlour.cli.errors import INTERRUPTED, BadOption
from parlour.cli.options import OwnOptions, check_name, check_writable, complete_game, plain, rules_options

if TYPE_CHECKING:
    from parlour.engine.rules.game import Game
    from parlour.lab.analysis.report import ExperimentReport
    from parlour.lab.analysis.scores import GameArrays
    from parlour.lab.definition import Definition
    from parlour.lab.models.spending import Spending
    from parlour.lab.models.tally import ModelTally
    from parlour.lab.run.executor import Executor
    from parlour.lab.run.experiment import Experiment, FinishedRun
    from parlour.lab.run.progress import ReportProgress

_GAMES: Final = click.IntRange(1, 1_000_000_000)
_WORKERS: Final = click.IntRange(1, 1_000)


class LabOptions(msgspec.Struct, frozen=True, kw_only=True):
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


@click.command("lab", cls=OwnOptions)
@click.argument("game", shell_complete=complete_game)
@click.option("--players", metavar="LIST", required=True, help="Who is compared: hard, search:400, my:Bot …")
@click.option("--games", metavar="N", type=_GAMES, default=2000, show_default=True, help="How many.")
@click.option(
    "--seed", metavar="N", type=click.IntRange(0), default=1, show_default=True, help="Whose deals."
)
@click.option("--seats", metavar="N", type=click.IntRange(2), help="Seats at the table, if not one a player.")
@rules_options
@click.option("--workers", metavar="N", type=_WORKERS, help="Processes; one for each core if not given.")
@click.option(
    "--on", "address", metavar="ADDRESS", callback=check_name, help="Play on the Dask cluster there."
)
@click.option(
    "--keep", metavar="DIR", callback=check_name, help="Keep the games here, not in the usual folder."
)
@click.option(
    "--most-money", metavar="X", type=click.FloatRange(0), help="The most that language models may cost."
)
@click.option("--csv", metavar="FILE", callback=check_name, help="Write every game to a CSV file.")
@click.option("--parquet", metavar="FILE", callback=check_name, help="Write every game to a Parquet file.")
@click.option(
    "--chart", metavar="FILE", callback=check_name, help="Draw the result, as FILE.png or FILE.svg."
)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@plain
def command(
    game: str,
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    own: list[tuple[str, str]],
    **options: object,
) -> int:
    """Let players play GAME on the same deals from every seat, and say how good they are.

    \b
    parlour lab GAME --players hard,medium --games 20000 --seed 1
    parlour lab GAME --players hard,easy,random --seats 6 --chart result.svg
    parlour lab GAME --players search:400,hard --csv games.csv --on tcp://10.0.0.1:8786
    parlour lab GAME --players llm:local,hard --games 40 --most-money 2

    Ctrl-C stops; the same command goes on, also with more games.
    """
    from parlour.cli.rules_options import chosen_rules
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    rules = chosen_rules(found, variant, rules_file, switches, short=own)
    return _run_experiment(found, rules, msgspec.convert(options, LabOptions))


def _run_experiment(game: "Game", rules: Any, options: LabOptions) -> int:
    """Play and report; after an interruption, say how to go on."""
    from parlour.lab.definition import define, table_remarks
    from parlour.lab.players import parse_players
    from parlour.lab.run.experiment import Experiment
    from parlour.lab.run.folder import folder_for

    _check_means(options)
    definition = define(
        game, rules, parse_players(options.players, game.levels), seats=options.seats, seed=options.seed
    )
    for remark in table_remarks(definition.players, game, rules, definition.seats):
        click.echo(remark, err=True)
    deals = ceil(options.games / len(definition.players))
    running = Experiment(definition, deals, folder_for(definition, options.keep))
    if running.folder.damage:
        click.echo(running.folder.damage, err=True)
    spending = _spending_of(running, most=options.most_money, address=options.address)
    try:
        played = _play(running, options, spending)
    except KeyboardInterrupt:
        return _say_how_to_go_on(running)
    _present(running, played, options)
    return 0


def _check_means(options: LabOptions) -> None:
    """Refuse at the beginning whatever could not be done at the end."""
    from parlour.engine.optional import need

    for file in (options.csv, options.parquet, options.chart):
        if file:
            check_writable(file)
    need("lab", "numpy")
    if options.chart:
        need("lab", "matplotlib")
        from parlour.lab.analysis.chart import check_chart

        check_chart(options.chart)
    if options.parquet:
        need("lab", "pyarrow")
    if options.address:
        need("cluster", "distributed")


def _play(running: "Experiment", options: LabOptions, spending: "Spending | None") -> "FinishedRun":
    from parlour.lab.run.experiment import run
    from parlour.lab.run.progress import progress

    with progress("games", plain=options.plain) as bar:
        report = bar if spending is None else _with_money(bar, spending)
        return run(running, lambda: _executor_for(running.definition, options, spending), report)


def _executor_for(definition: "Definition", options: LabOptions, spending: "Spending | None") -> "Executor":
    from parlour.lab.playing import play_deals, play_deals_there

    if options.address:
        from parlour.lab.run.cluster import Cluster

        return Cluster(partial(play_deals_there, definition), options.address)
    from parlour.lab.run.executor import InProcess
    from parlour.lab.run.processes import Processes, cores

    number = options.workers or cores()
    play = partial(play_deals, definition, spending=spending)
    return InProcess(play) if number == 1 else Processes(play, number)


def _say_how_to_go_on(running: "Experiment") -> int:
    each = len(running.definition.players)
    done = f"Stopped after {running.done() * each:,} of {running.deals * each:,} games"
    click.echo(f"{done}, kept in {running.folder.path}. The same command goes on from there.", err=True)
    return INTERRUPTED


def _present(running: "Experiment", played: "FinishedRun", options: LabOptions) -> None:
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
    if options.chart:
        from parlour.lab.analysis.chart import draw_chart

        draw_chart(options.chart, answer, scores)


def _show(report: "ExperimentReport", models: "list[ModelTally]", options: LabOptions) -> None:
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
    running: "Experiment", played: "FinishedRun", games: "GameArrays", options: LabOptions
) -> None:
    from parlour.lab.analysis.export import columns_of, write_csv, write_parquet

    if not (options.csv or options.parquet):
        return
    columns = columns_of(running.definition, played.results, games)
    if options.csv:
        write_csv(options.csv, columns)
    if options.parquet:
        write_parquet(options.parquet, columns)


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
        click.echo(f"{word}: {said}, so the house will play part of it in its name.", err=True)
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
