"""Appraising a hand that somebody typed."""

from typing import Any

from parlour.cards.codes import JOKER
from parlour.cards.notation import BadCard, card_text, parse_card, parse_cards
from parlour.cli.errors import BadOption
from parlour.engine.rules.game import Game


def appraisal(game: Game, rules: Any, cards: str, trump: str | None) -> list[str]:
    """What the game says about the hand, line by line."""
    if game.appraise is None:
        raise BadOption("no-hands", f"{game.id} does not rank hands.")
    hand, turned = hand_in(cards), card_in(trump)
    check_packs(hand, rules.decks)
    return game.appraise(rules, hand, turned)


def hand_in(words: str) -> list[int]:
    try:
        return parse_cards(words)
    except BadCard as error:
        raise BadOption("bad-cards", f"{error}.") from None


def card_in(word: str | None) -> int | None:
    """One card, or none where no word was given."""
    try:
        return None if word is None else parse_card(word)
    except BadCard as error:
        raise BadOption("bad-cards", f"{error}.") from None


def check_packs(hand: list[int], decks: int | None) -> None:
    """No card may be there more often than there are packs, where the rules say how many; jokers are free."""
    if decks is None:
        return
    for card in hand:
        if card != JOKER and hand.count(card) > decks:
            packs = "one pack" if decks == 1 else f"{decks} packs"
            raise BadOption("bad-cards", f"{card_text(card)} is there {hand.count(card)} times, in {packs}.")
