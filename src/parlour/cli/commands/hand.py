"""`parlour hand`: what a hand is worth, and why."""

from typing import TYPE_CHECKING, Any

import click

from parlour.cli.errors import BadOption
from parlour.cli.options import OwnOptions, language, open_cards, rules_options

if TYPE_CHECKING:
    from parlour.engine.rules.game import Game


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
    from parlour.cli.typed_cards import open_cards_in, split_own
    from parlour.engine.rules.finder import find_game

    found = find_game(game)
    zones, short = split_own(found, own)
    rules = chosen_rules(found, variant, rules_file, switches, short=short)
    lying = open_cards_in(found, opened, zones)
    for line in _appraisal(found, rules, " ".join(cards), lying, language=language):
        click.echo(line)


def _appraisal(
    game: "Game", rules: Any, cards: str, opened: dict[str, list[int]], *, language: str
) -> list[str]:
    """Return what the game says about the hand, line by line."""
    from parlour.cli.typed_cards import hand_in
    from parlour.engine.odds import HandAsked

    if game.appraise is None:
        raise BadOption("no-hands", f"{game.id} does not rank hands.")
    hand = hand_in(cards)
    _check_packs(hand, rules.decks)
    lines = game.appraise(rules, HandAsked(cards=hand, open=opened))
    book, hearer = game.phrasebook(language), game.hearer(rules, language)
    return [book.say(line, hearer) for line in lines]


def _check_packs(hand: list[int], decks: int | None) -> None:
    """Refuse a card that is there more often than there are packs, if the rules say how many; not a joker."""
    from parlour.cards.codes import JOKER
    from parlour.cards.notation import card_text

    if decks is None:
        return
    for card in hand:
        if card != JOKER and hand.count(card) > decks:
            packs = "one pack" if decks == 1 else f"{decks} packs"
            raise BadOption("bad-cards", f"{card_text(card)} is there {hand.count(card)} times, in {packs}.")
