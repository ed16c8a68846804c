"""`parlour lab`: measures players against each other on the same cards."""

from typing import Final

import click
import msgspec

from parlour.cli.options import OwnOptions, named, plain, rules_options

_GAMES: Final = click.IntRange(1, 1_000_000_000)
_WORKERS: Final = click.IntRange(1, 1_000)


@click.command(
    "lab", cls=OwnOptions, short_help="Measure players against each other, with confidence intervals."
)
@click.argument("game")
@click.option("--players", metavar="LIST", required=True, help="Who is compared: hard, search:400, my:Bot …")
@click.option("--games", metavar="N", type=_GAMES, default=2000, show_default=True, help="How many.")
@click.option(
    "--seed", metavar="N", type=click.IntRange(0), default=1, show_default=True, help="Whose deals."
)
@click.option("--seats", metavar="N", type=click.IntRange(2), help="Seats at the table, if not one a player.")
@rules_options
@click.option("--workers", metavar="N", type=_WORKERS, help="Processes; one for each core if not given.")
@click.option("--on", "address", metavar="ADDRESS", callback=named, help="Play on the Dask cluster there.")
@click.option("--keep", metavar="DIR", callback=named, help="Keep the games here, not in the usual folder.")
@click.option(
    "--most-money", metavar="X", type=click.FloatRange(0), help="The most that language models may cost."
)
@click.option("--csv", metavar="FILE", callback=named, help="Write every game to a CSV file.")
@click.option("--parquet", metavar="FILE", callback=named, help="Write every game to a Parquet file.")
@click.option("--chart", metavar="FILE", callback=named, help="Draw the result, as FILE.png or FILE.svg.")
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@plain
def command(
    game: str,
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    own: list[tuple[str, str]],
    **wishes: object,
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
    from parlour.cli.run.lab import Wishes, experiment
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    rules = chosen_rules(found, variant, rules_file, switches, short=own)
    return experiment(found, rules, msgspec.convert(wishes, Wishes))
