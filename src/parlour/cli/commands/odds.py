"""`parlour odds`: exact chances of a hand, and what each choice is worth."""

import click

from parlour.cli.options import OwnOptions, open_cards, plain, rules_options


@click.command("odds", cls=OwnOptions, short_help="Count the exact chances of a hand, and what to do.")
@click.argument("game")
@click.argument("cards", nargs=-1, required=True)
@open_cards
@click.option(
    "--rivals", metavar="N", type=click.IntRange(1), default=1, show_default=True, help="Hands to beat."
)
@click.option(
    "--best", metavar="N", type=click.IntRange(1), default=8, show_default=True, help="So many choices."
)
@click.option("--json", "as_json", is_flag=True, help="Every choice and every chance as JSON.")
@rules_options
@plain
def command(
    game: str,
    cards: tuple[str, ...],
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    opened: tuple[str, ...],
    own: list[tuple[str, str]],
    **wishes: object,
) -> None:
    """Count what may come of CARDS, such as "AS AD KH 7C 2D", as a hand of GAME.

    \b
    parlour odds GAME "AS AD KH 7C 2D"
    parlour odds GAME "AS AD KH 7C 2D" --rivals 5
    parlour odds GAME "QS QD 7C" --open trump=6H --json
    """
    from parlour.cli.rules_options import chosen_rules
    from parlour.cli.run.hand import open_cards_in, split_own
    from parlour.cli.run.odds import show_odds
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    zones, short = split_own(found, own)
    rules = chosen_rules(found, variant, rules_file, switches, short=short)
    show_odds(found, rules, " ".join(cards), open_cards_in(found, opened, zones), wishes)
