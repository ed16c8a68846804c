"""`parlour lab`: measures players against each other on the same cards."""

from typing import Final

import click
import msgspec

from parlour.cli.commands.lab.options import LabOptions
from parlour.cli.errors import BadOption
from parlour.cli.options import OwnOptions, check_name, check_writable, complete_game, plain, rules_options

_GAMES: Final = click.IntRange(1, 1_000_000_000)
_WORKERS: Final = click.IntRange(1, 1_000)


@click.command("lab", cls=OwnOptions)
@click.argument("game", shell_complete=complete_game)
@click.option("--players", metavar="LIST", required=True, help="Who is compared: hard, search:400, my:Bot …")
@click.option("--games", metavar="N", type=_GAMES, default=2000, show_default=True, help="How many.")
@click.option(
    "--seed", metavar="N", type=click.IntRange(0), default=1, show_default=True, help="Whose deals."
)
@click.option("--seats", metavar="N", type=click.IntRange(2), help="Seats at the table, if not one a player.")
@rules_options
@click.option(
    "--vary",
    metavar="SWITCH=VALUES",
    multiple=True,
    help="Try several values of a switch, 1..3 or a,b; may be repeated.",
)
@click.option("--matrix", is_flag=True, help="Let every two of the players meet, and rank them.")
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
    "--table", metavar="FILE", callback=check_name, help="Write the report's numbers, FILE.csv or .parquet."
)
@click.option(
    "--decisions",
    metavar="FILE",
    callback=check_name,
    help="Write every decision, to FILE.csv, .jsonl or .parquet.",
)
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
    parlour lab GAME --players hard,easy --vary lives=1..3 --vary jokers=0,2
    parlour lab GAME --players hard,medium,easy,random --matrix
    parlour lab GAME --players hard,medium --decisions decisions.parquet
    parlour lab GAME --players search:400,hard --csv games.csv --on tcp://10.0.0.1:8786
    parlour lab GAME --players llm:local,hard --games 40 --most-money 2

    Ctrl-C stops; the same command goes on, also with more games.
    """
    from parlour.cli.rules_options import chosen_changes
    from parlour.engine.rules.finder import find_game

    found, asked = find_game(game), msgspec.convert(options, LabOptions)
    _check_together(asked)
    _check_means(asked)
    change, set_switches = chosen_changes(found, rules_file, switches, short=own)
    from parlour.cli.commands.lab import groups, single
    from parlour.lab.players import parse_players
    from parlour.lab.sweep.points import BaseRules

    base = BaseRules(found, variant, change, set_switches)
    if asked.vary:
        return groups.run_sweep(base, asked)
    rules, players = base.at({}), parse_players(asked.players, found.levels)
    if asked.matrix:
        return groups.run_matrix(found, rules, players, asked)
    return single.run_experiment(found, rules, players, asked)


def _check_together(options: LabOptions) -> None:
    """Refuse what cannot be asked at once."""
    if options.vary and options.matrix:
        raise BadOption("one-question", "--vary and --matrix are two questions: ask one at a time.")
    if options.decisions and (options.vary or options.matrix):
        said = "--decisions goes with one question: leave out --vary and --matrix, and use --set for a point."
        raise BadOption("one-question", said)


def _check_means(options: LabOptions) -> None:
    """Refuse at the beginning whatever could not be done at the end."""
    from parlour.engine.optional import need

    for file in (options.csv, options.parquet, options.table, options.decisions, options.chart):
        if file:
            check_writable(file)
    need("lab", "numpy")
    if options.chart:
        need("lab", "matplotlib")
        from parlour.lab.analysis.chart import check_chart

        check_chart(options.chart)
    if options.table:
        from parlour.lab.analysis.export import check_table

        check_table(options.table)
    if options.decisions:
        from parlour.lab.decisions.writing import check_decisions

        check_decisions(options.decisions)
    if options.parquet:
        need("lab", "pyarrow")
    if options.address:
        need("cluster", "distributed")
