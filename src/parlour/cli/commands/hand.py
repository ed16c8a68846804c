"""`parlour hand`: what a hand is worth, and why."""

import click

from parlour.cli.json_output import HandFacts, HandLine, json_option, print_json
from parlour.cli.options import OwnOptions, complete_game, language, open_cards, rules_options


@click.command("hand", cls=OwnOptions)
@click.argument("game", shell_complete=complete_game)
@click.argument("cards", nargs=-1, required=True)
@open_cards
@rules_options
@language
@json_option
def command(
    game: str,
    cards: tuple[str, ...],
    opened: tuple[str, ...],
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    language: str,
    as_json: bool,
    own: list[tuple[str, str]],
) -> None:
    """Appraise CARDS, such as "3C 3D JOKER", as a hand of GAME.

    \b
    parlour hand GAME "3C 3D JOKER"
    parlour hand GAME "2S 3S 6H" --open trump=6H
    """
    from parlour.api.hands import appraise, card_codes
    from parlour.cli.rules_options import chosen_rules
    from parlour.cli.typed_cards import open_cards_in, split_own
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    zones, short = split_own(found, own)
    rules = chosen_rules(found, variant, rules_file, switches, short=short)
    lying = open_cards_in(found, opened, zones)
    lines = appraise(found, rules, " ".join(cards), lying, language=language)
    if not as_json:
        click.echo("\n".join(text for _, text in lines))
        return
    spelled = {zone: _card_texts(laid) for zone, laid in lying.items()}
    held = _card_texts(card_codes(" ".join(cards)))
    print_json(HandFacts(found.id, held, spelled, [HandLine(*line) for line in lines]))


def _card_texts(cards: list[int]) -> list[str]:
    from parlour.cards.notation import card_text

    return [card_text(card) for card in cards]
