"""`parlour hand`: appraising a hand that somebody typed; and reading cards from words, for odds too."""

from collections.abc import Iterable
from typing import Any

from parlour.cards.codes import JOKER
from parlour.cards.notation import BadCard, card_text, parse_cards
from parlour.cli.errors import BadOption
from parlour.cli.rules_options import no_such_option
from parlour.engine.odds import HandAsked
from parlour.engine.rules.game import Game

OwnOption = tuple[str, str]
"""An option of a game's own and its value: `--lives 3`, `--trump 6H`."""


def appraisal(
    game: Game, rules: Any, cards: str, opened: dict[str, list[int]], *, language: str
) -> list[str]:
    """What the game says about the hand, line by line."""
    if game.appraise is None:
        raise BadOption("no-hands", f"{game.id} does not rank hands.")
    hand = hand_in(cards)
    _check_packs(hand, rules.decks)
    lines = game.appraise(rules, HandAsked(cards=hand, open=opened))
    book, hearer = game.phrasebook(language), game.hearer(rules, language)
    return [book.say(line, hearer) for line in lines]


def hand_in(words: str) -> list[int]:
    try:
        return parse_cards(words)
    except BadCard as error:
        raise BadOption("bad-cards", f"{error}.") from None


def split_own(game: Game, own: Iterable[OwnOption]) -> tuple[list[OwnOption], list[OwnOption]]:
    """Return the options that name a zone of the game, and those that stand for a switch of its rules."""
    rules, zones, short = game.rules(), [], []
    for option in own:
        if option[0] in rules.open_zones:
            zones.append(option)
        elif option[0] in rules.short_options:
            short.append(option)
        else:
            raise no_such_option(game, option[0], [*rules.short_options, *rules.open_zones])
    return zones, short


def open_cards_in(game: Game, settings: Iterable[str], own: Iterable[OwnOption]) -> dict[str, list[int]]:
    """What lies open, from `--open ZONE=CARDS` and `--ZONE CARDS`; the game must have those zones."""
    known = game.rules().open_zones
    opened: dict[str, list[int]] = {}
    for zone, cards in [*map(_zone_and_cards, settings), *own]:
        if zone not in known:
            raise no_such_option(game, zone, known)
        opened[zone] = hand_in(cards)
    return opened


def _zone_and_cards(setting: str) -> tuple[str, str]:
    zone, equals, cards = setting.partition("=")
    if not (zone.strip() and equals):
        raise BadOption("bad-setting", f"--open {setting} names no cards: write --open ZONE=CARDS.")
    return zone.strip(), cards


def _check_packs(hand: list[int], decks: int | None) -> None:
    """No card may be there more often than there are packs, where the rules say how many; jokers are free."""
    if decks is None:
        return
    for card in hand:
        if card != JOKER and hand.count(card) > decks:
            packs = "one pack" if decks == 1 else f"{decks} packs"
            raise BadOption("bad-cards", f"{card_text(card)} is there {hand.count(card)} times, in {packs}.")
