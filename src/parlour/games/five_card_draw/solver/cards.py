"""Real cards in the tree of Five-Card Draw."""

from collections.abc import Sequence
from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.hands import HAND, strength
from parlour.games.five_card_draw.solver.hands import dealt_bucket, discards, final_bucket
from parlour.kit.solving.real_cards import Hand, RealCards, cards_but
from parlour.kit.solving.tree import Shift

SLASHES_AFTER_THE_DRAW: Final = 2
"""In the key of a place, see `tree`."""


class DrawCards(RealCards):
    """Hands of five and draws from what nobody holds."""

    def hands(self, luck: Luck) -> tuple[Hand, Hand]:
        cards = pack()
        luck.shuffle(cards)
        return cards[:HAND], cards[HAND : 2 * HAND]

    def another(self, known: Hand, luck: Luck) -> Hand:
        return cards_but(known, HAND, luck)

    def bucket(self, hand: Hand, key: str) -> int:
        final = key.count("/") == SLASHES_AFTER_THE_DRAW
        return final_bucket(list(hand)) if final else dealt_bucket(list(hand))

    def shifted(self, hand: Hand, shifts: Sequence[Shift], known: Hand, luck: Luck) -> tuple[int, Hand]:
        after = list(hand)
        thrown = discards(after, int(shifts[0].map.removeprefix("draw ")))
        for place, card in zip(thrown, cards_but([*known, *hand], len(thrown), luck), strict=True):
            after[place] = card
        return 0, after

    def duel(self, name: str, first: Hand, second: Hand) -> float:
        if name == "any":
            return 1.0
        one, two = strength(list(first)), strength(list(second))
        return float((one > two) - (one < two))
