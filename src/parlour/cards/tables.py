# parlour: hot
"""Hand tables: the value of a hand of three or five cards, wild cards included, in a few additions.

Every rank has a weight, and the sums of the weights of any hand of ranks are all different, so that a sum is
an index. Suits have weights of their own in the bits above, wild cards a fifth one, so that the same sum says
whether the hand is of one suit; it stays below 2**30, where numbers are quickest. The table is a packed
vector rather than a dict: most of it is empty (735,156 places for the 8,555 patterns of five cards, 3 MB each
for mixed and suited hands), but reading it is one memory access.
"""

from typing import Final, final

from mypy_extensions import i32, i64, u8

from parlour.cards.codes import JOKER, LAST_CARD, NO_SUIT, RANKS, SUIT_OF
from parlour.cards.vectors import vec
from parlour.cards.wild import Closure, Pattern, Ranking

WEIGHTS: Final[dict[int, list[int]]] = {
    3: [0, 1, 4, 13, 32, 71, 124, 218, 375, 572, 744, 1208, 1556, 2441],
    5: [0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545, 147031],
}
NO_HAND: Final = -1

SUIT_WEIGHTS: Final = (0, 1, 6, 31)
WILD_SUIT: Final = 108
SUITS_AT: Final = 20
KEY: Final = (1 << SUITS_AT) - 1
WILD_LOAD: Final = WILD_SUIT << SUITS_AT


def weight_of_rank(size: int, rank: int) -> int:
    """Return the weight a rank adds to a hand's sum; a wild card (rank 0) adds nothing."""
    return WEIGHTS[size][rank - 1] if rank > 0 else 0


def load_of(size: int, card: int) -> int:
    """Return what a card adds to a hand's sum: its rank's weight, and above it that of its suit."""
    suit = SUIT_OF[card]
    if suit == NO_SUIT:
        return WILD_LOAD
    return (SUIT_WEIGHTS[suit] << SUITS_AT) + weight_of_rank(size, RANKS[card])


def one_suit(size: int) -> vec[u8]:
    """Return for every sum of suit weights whether all cards can be of one suit."""
    can = vec[u8]([0] * (size * WILD_SUIT + 1))
    for weight in SUIT_WEIGHTS:
        for wilds in range(size + 1):
            can[wilds * WILD_SUIT + (size - wilds) * weight] = 1
    return can


@final
class HandTable:
    """What every hand of one pack and any wild cards is worth in a game's own ranking."""

    def __init__(self, size: int, value: Ranking) -> None:
        if size not in WEIGHTS:
            raise ValueError(f"a hand table is for 3 or 5 cards, not for {size}")
        self.size: i64 = size
        self.one_suit = one_suit(size)
        self.loads = vec[i64]([load_of(size, card) for card in range(LAST_CARD + 1)])
        self._closure = Closure(size, value)
        self.mixed = self._spread(self._closure.mixed)
        self.suited = self._spread(self._closure.suited)

    def _spread(self, values: dict[Pattern, int]) -> vec[i32]:
        size = int(self.size)
        places = [NO_HAND] * (size * WEIGHTS[size][-1] + 1)
        for pattern, value in values.items():
            places[sum([weight_of_rank(size, rank) for rank in pattern])] = value
        return vec[i32](places)

    def lookup(self, cards: list[int], start: i64 = 0) -> i64:
        """Return the value of the hand that begins at that place; jokers are wild."""
        total: i64 = 0
        loads = self.loads
        for place in range(start, start + self.size):
            total += loads[cards[place]]
        return self._value(total)

    def lookup_packed(self, cards: vec[u8], start: i64) -> i64:
        """Return the same of packed cards."""
        total: i64 = 0
        loads = self.loads
        for place in range(start, start + self.size):
            total += loads[int(cards[place])]
        return self._value(total)

    def lookup_row(self, cards: vec[i64], start: i64) -> i64:
        """Return the same of a row of numbers."""
        total: i64 = 0
        loads = self.loads
        for place in range(start, start + self.size):
            total += loads[cards[place]]
        return self._value(total)

    def lookup_wild(self, cards: list[int], start: i64, wild_card: int, wild_rank: int = 0) -> i64:
        """Look up the same when one more card, or every card of one rank (0: the jokers alone), is wild."""
        total: i64 = 0
        for place in range(start, start + self.size):
            card = cards[place]
            wild = card == wild_card or RANKS[card] == wild_rank
            total += WILD_LOAD if wild else self.loads[card]
        return self._value(total)

    def lookup_wild_packed(self, cards: vec[u8], start: i64, wild_card: i64, wild_rank: i64) -> i64:
        """Return the same of packed cards."""
        total: i64 = 0
        loads = self.loads
        for place in range(start, start + self.size):
            card = i64(cards[place])
            if card == wild_card or RANKS[card] == wild_rank:
                total += WILD_LOAD
            else:
                total += loads[card]
        return self._value(total)

    def _value(self, total: i64) -> i64:
        """Return the value behind a sum; a suit that all cards can be of was counted once for each."""
        if self.one_suit[total >> SUITS_AT] != 0:
            return int(self.suited[total & KEY])
        return int(self.mixed[total & KEY])

    def value_of(self, pattern: Pattern, suited: bool) -> int:
        """Return the value of all hands of a pattern that are of one suit, or of those that are not."""
        return self._closure.suited[pattern] if suited else self._closure.mixed[pattern]

    def best_reading(self, naturals: list[int], wilds: int, suited: bool) -> tuple[Pattern, bool]:
        """Return the ranks, high to low, that wild cards make of these, and whether it is a flush.

        `suited` says that the natural cards share a suit, as none or one alone always do.
        """
        pattern = tuple(sorted(naturals, reverse=True)) + (JOKER,) * wilds
        return self._closure.best_reading(pattern, suited)
