"""`parlour hand`: what a hand is worth, and why."""

import click

from parlour.cli.options import OwnOptions, language, open_cards, rules_options


@click.command("hand", cls=OwnOptions, short_help="Say what a hand is worth and why.")
@click.argument("game")
@click.argument("cards", nargs=-1, required=True)
@open_cards
@rules_options
@language
def command(
    game: str,
    cards: tuple[str, ...],
    opened: tuple[str, ...],
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    language: str,
    own: list[tuple[str, str]],
) -> None:
    """Appraise CARDS, such as "3C 3D JOKER", as a hand of GAME.

    \b
    parlour hand GAME "3C 3D JOKER"
    parlour hand GAME "2S 3S 6H" --open trump=6H
    """
    from parlour.cli.rules_options import chosen_rules
    from parlour.cli.run.hand import appraisal, open_cards_in, split_own
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    zones, short = split_own(found, own)
    rules = chosen_rules(found, variant, rules_file, switches, short=short)
    lying = open_cards_in(found, opened, zones)
    for line in appraisal(found, rules, " ".join(cards), lying, language=language):
        click.echo(line)
