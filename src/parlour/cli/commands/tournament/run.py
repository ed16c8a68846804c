"""`parlour tournament run`: plays tournaments of bots, and says who came where and how long it took."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from parlour.cli.errors import INTERRUPTED
from parlour.cli.options import OwnOptions, check_name, check_writable, complete_game, plain, rules_options

if TYPE_CHECKING:
    from parlour.lab.run.executor import Executor
    from parlour.lab.tournament.definition import TournamentDefinition
    from parlour.lab.tournament.running import TournamentRun

_MILLISECONDS: Final = 1000


class RunOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What is played how often, and what is to be said of it; the rest says what the regulations are."""

    players: str
    entrants: int | None
    repeat: int
    seed: int
    pace: float
    workers: int | None
    address: str | None
    log: str | None
    as_json: bool
    as_csv: bool
    movements: bool
    plain: bool


@click.command("run", cls=OwnOptions, short_help="Play tournaments of bots, and say who came where.")
@click.argument("game", metavar="GAME|FILE", shell_complete=complete_game)
@click.option("--format", "format_name", metavar="NAME", help="freeze-out, swiss, arena, …")
@click.option("--entrants", metavar="N", type=click.IntRange(2, 100_000), help="How many enter.")
@click.option("--players", metavar="LIST", required=True, help="Who they are, in turn: easy, search:400 …")
@click.option(
    "--repeat",
    metavar="N",
    type=click.IntRange(1, 1_000_000),
    default=1,
    show_default=True,
    help="How often.",
)
@click.option(
    "--seed", metavar="N", type=click.IntRange(0), default=1, show_default=True, help="Whose draws and deals."
)
@click.option(
    "--chairs", metavar="N", type=click.IntRange(2, 64), help="At a table; else as the game allows."
)
@click.option("--stack", metavar="N", type=click.IntRange(1), help="What everybody begins a freeze-out with.")
@click.option("--prizes", metavar="LIST", help="What the first places are worth, such as 50,30,20.")
@click.option("--rounds", metavar="N", type=click.IntRange(1), help="Rounds of a Swiss tournament.")
@click.option("--games", metavar="N", type=click.IntRange(1), help="Games of a table before anybody goes on.")
@click.option("--go-on", metavar="N", type=click.IntRange(1), help="How many of a table go on.")
@click.option("--best-of", metavar="N", type=click.IntRange(1), help="Games of a match, an odd number.")
@click.option("--minutes", metavar="N", type=click.IntRange(1), help="How long an arena goes on.")
@click.option("--rest", metavar="SECONDS", type=click.IntRange(0), help="Time between two rounds.")
@rules_options
@click.option(
    "--pace",
    metavar="SECONDS",
    type=click.FloatRange(0.001, 86_400),
    default=6.0,
    show_default=True,
    help="What a decision takes by the tournament's clock, which is a virtual one.",
)
@click.option(
    "--workers", metavar="N", type=click.IntRange(1, 1_000), help="Processes; one a core if not given."
)
@click.option(
    "--on", "address", metavar="ADDRESS", callback=check_name, help="Play on the Dask cluster there."
)
@click.option(
    "--log", metavar="FILE", callback=check_name, help="Write the first tournament's log, to show or verify."
)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.option("--csv", "as_csv", is_flag=True, help="A line of CSV for every entrant instead of the report.")
@click.option(
    "--movements", is_flag=True, help="A line of CSV for everybody who moved instead of the report."
)
@plain
def command(game: str, own: list[tuple[str, str]], **options: Any) -> int:
    """Play tournaments of GAME, or of the regulations in FILE (TOML or JSON), and say who came where.

    \b
    parlour tournament run GAME --format freeze-out --entrants 10000 --players easy
    parlour tournament run GAME --format freeze-out --entrants 60 --players random,easy,medium --repeat 100
    parlour tournament run GAME --format swiss --entrants 32 --players hard,medium --prizes 50,30,20
    parlour tournament run friday.toml --players easy,medium --log friday.jsonl

    The same seed gives the same numbers on any machine. Ctrl-C stops, and shows what there is.
    """
    from parlour.cli.commands.tournament.regulations_options import chosen_regulations

    mine = {name: options.pop(name) for name in list(options) if name in RunOptions.__struct_fields__}
    chosen = msgspec.convert(mine, RunOptions)
    _check_means(chosen)
    regulations = chosen_regulations(game, own, options, entrants=chosen.entrants)
    return _run(_define(regulations, chosen), chosen)


def _check_means(options: RunOptions) -> None:
    """Refuse at the beginning whatever could not be done at the end."""
    from parlour.engine.optional import need

    if options.as_json + options.as_csv + options.movements > 1:
        raise click.UsageError("--json, --csv and --movements are three ways to say it: take one")
    if options.log:
        check_writable(options.log)
    need("lab", "numpy")
    if options.address:
        need("cluster", "distributed")


def _define(regulations: Any, options: RunOptions) -> "TournamentDefinition":
    from parlour.engine.rules.finder import find_game
    from parlour.lab.players import checked_word
    from parlour.lab.tournament.definition import define_tournament, remarks_on_players
    from parlour.tournaments.regulations.sentences import regulations_warnings

    levels = find_game(regulations.game).levels
    definition = define_tournament(
        regulations,
        options.entrants or regulations.entrants.most,
        [checked_word(word.strip(), levels) for word in options.players.split(",")],
        seed=options.seed,
        pace=round(options.pace * _MILLISECONDS),
    )
    for remark in (*regulations_warnings(regulations), *remarks_on_players(definition)):
        click.echo(remark, err=True)
    return msgspec.structs.replace(definition, with_moves=options.movements, with_log=options.log is not None)


def _run(definition: "TournamentDefinition", options: RunOptions) -> int:
    """Play and report; after an interruption, report what there is."""
    from parlour.lab.run.progress import progress
    from parlour.lab.tournament.running import TournamentRun

    running = TournamentRun(definition, options.repeat)
    is_alone, code = options.repeat == 1 and not options.address, 0
    try:
        with progress("entrants out" if is_alone else "tournaments", plain=options.plain) as bar:
            if is_alone:
                running.play_one(bar)
            else:
                running.play_all(lambda: _executor_for(definition, options), bar)
    except KeyboardInterrupt:
        done = sum(result.is_over for result in running.results())
        click.echo(f"Stopped after {done:,} of {options.repeat:,} tournaments.", err=True)
        code = INTERRUPTED
    if running.results():
        _present(running, options)
    return code


def _executor_for(definition: "TournamentDefinition", options: RunOptions) -> "Executor":
    from parlour.lab.run.workers import Workers
    from parlour.lab.tournament.running import play_tournaments, play_tournaments_there

    play, there = partial(play_tournaments, definition), partial(play_tournaments_there, definition)
    return Workers(options.workers, options.address).executor(play, there, most=options.repeat)


def _present(running: "TournamentRun", options: RunOptions) -> None:
    """Show the report, or what was asked for instead, and write the log."""
    from parlour.cli.tables import show_sheets
    from parlour.lab.tournament.report import report_tournaments
    from parlour.lab.tournament.report_text import entrants_csv, movements_csv, report_remarks, report_sheets

    definition, results = running.definition, running.results()
    if options.log:
        _write_log(options.log, results[0].log)
    if options.as_csv:
        click.echo(entrants_csv(definition, results), nl=False)
    elif options.movements:
        click.echo(movements_csv(definition, results), nl=False)
    else:
        report = report_tournaments(definition, results, running.seconds)
        if options.as_json:
            click.echo(msgspec.json.format(msgspec.json.encode(report), indent=2))
        else:
            show_sheets(report_sheets(report.answer), report_remarks(report, definition.pace), options.plain)


def _write_log(file: str, lines: str) -> None:
    """Write the log of the first tournament, if that was played."""
    from pathlib import Path

    from parlour.match.file.durable import write_whole

    if lines:
        write_whole(Path(file), lines.encode())
