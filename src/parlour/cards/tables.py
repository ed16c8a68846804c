# parlour: hot
"""Hand tables: the value of a hand of three or five cards, wild cards included, in a few additions.

Every rank has a weight, and the sums of the weights of any hand of ranks are all different, so that a sum is
an index. The table is a plain list rather than a dict: most of it is empty (735,156 places for the 8,555
patterns of five cards, 6 MB each for mixed and suited hands), but reading it is one memory access.
"""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import JOKER, RANKS, SUIT_OF
from parlour.cards.wild import Closure, Pattern, Ranking

WEIGHTS: Final[dict[int, list[int]]] = {
    3: [0, 1, 4, 13, 32, 71, 124, 218, 375, 572, 744, 1208, 1556, 2441],
    5: [0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031],
}
ANY_SUIT: Final = 15
NO_HAND: Final = -1


def weight_of_rank(size: int, rank: int) -> int:
    """The weight a rank adds to a hand's sum; a wild card (rank 0) adds nothing."""
    return WEIGHTS[size][rank - 1] if rank > 0 else 0


def _suit_bits() -> list[int]:
    return [ANY_SUIT, *(1 << suit for suit in SUIT_OF[1:])]


SUIT_BITS: Final[list[int]] = _suit_bits()


class HandTable:
    """What every hand of one pack and any wild cards is worth in a game's own ranking."""

    def __init__(self, size: int, value: Ranking) -> None:
        if size not in WEIGHTS:
            raise ValueError(f"a hand table is for 3 or 5 cards, not for {size}")
        self.size: i64 = size
        self._closure = Closure(size, value)
        self._weights = [weight_of_rank(size, rank) for rank in RANKS]
        self._mixed = self._spread(self._closure.mixed)
        self._suited = self._spread(self._closure.suited)

    def _spread(self, values: dict[Pattern, int]) -> list[int]:
        size = int(self.size)
        places = [NO_HAND] * (size * WEIGHTS[size][-1] + 1)
        for pattern, value in values.items():
            places[sum([weight_of_rank(size, rank) for rank in pattern])] = value
        return places

    def lookup(self, cards: list[int], start: i64 = 0) -> i64:
        """The value of the hand that begins at that place; jokers are wild."""
        key: i64 = 0
        suits: i64 = ANY_SUIT
        for place in range(start, start + self.size):
            card = cards[place]
            key += self._weights[card]
            suits &= SUIT_BITS[card]
        return self._suited[key] if suits else self._mixed[key]

    def lookup_wild(self, cards: list[int], start: i64, wild_card: int, wild_rank: int = 0) -> i64:
        """The same when one more card, or every card of one rank (0: the jokers alone), is wild."""
        key: i64 = 0
        suits: i64 = ANY_SUIT
        for place in range(start, start + self.size):
            card = cards[place]
            if card == wild_card or RANKS[card] == wild_rank:
                continue
            key += self._weights[card]
            suits &= SUIT_BITS[card]
        return self._suited[key] if suits else self._mixed[key]

    def best_reading(self, naturals: list[int], wilds: int, suited: bool) -> tuple[Pattern, bool]:
        """The ranks, high to low, that wild cards make with these natural ranks, and whether it is a flush.

        `suited` says that the natural cards share a suit, as none or one alone always do.
        """
        pattern = tuple(sorted(naturals, reverse=True)) + (JOKER,) * wilds
        return self._closure.best_reading(pattern, suited)
