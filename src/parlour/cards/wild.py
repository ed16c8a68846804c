# parlour: hot
"""Wild cards: a game ranks natural hands only, and here that ranking is closed over wild cards.

A pattern is a hand's ranks from high to low with a 0 for each wild card: (14, 9, 0) is ace, nine and a wild.
A wild card stands for whatever makes the hand best, but never for a card already held: it may fill a flush
only with a rank the hand lacks, and it may join a pair in any suit that is left, so no rank exceeds four.
"""

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement

from parlour.cards.codes import ACE, LOWEST

Pattern = tuple[int, ...]
"""The ranks of a hand from high to low, 0 for each wild card."""
Ranking = Callable[[Pattern, bool], int]
"""What a natural hand is worth, by its pattern and whether it is of one suit."""


def patterns(size: int, wilds: int) -> Iterator[Pattern]:
    """Yield every pattern of that many cards, of which that many are wild, that one pack can hold."""
    for ranks in combinations_with_replacement(range(ACE, LOWEST - 1, -1), size - wilds):
        if all(ranks.count(rank) <= 4 for rank in ranks):
            yield ranks + (0,) * wilds


def fillings(pattern: Pattern, most: int) -> Iterator[Pattern]:
    """Yield what the pattern may become when one wild card takes a rank held fewer than `most` times."""
    for rank in range(ACE, LOWEST - 1, -1):
        if pattern.count(rank) < most:
            yield fill_wild(pattern, rank)


def fill_wild(pattern: Pattern, rank: int) -> Pattern:
    """Return the pattern with its last wild card standing for that rank."""
    return tuple(sorted((*pattern[:-1], rank), reverse=True))


def all_different(pattern: Pattern) -> bool:
    """Return whether no two natural cards are of one rank, as it must be when they share a suit."""
    naturals = [rank for rank in pattern if rank > 0]
    return len(set(naturals)) == len(naturals)


class Closure:
    """The best value of every pattern: `mixed` for naturals of several suits, `suited` for those of one."""

    def __init__(self, size: int, value: Ranking) -> None:
        self.mixed: dict[Pattern, int] = {}
        self.suited: dict[Pattern, int] = {}
        for wilds in range(size + 1):
            self._close(size, wilds, value)

    def _close(self, size: int, wilds: int, value: Ranking) -> None:
        for pattern in patterns(size, wilds):
            self.mixed[pattern] = self._best_mixed(pattern, value)
            if all_different(pattern):
                self.suited[pattern] = self._best_suited(pattern, value)

    def _best_mixed(self, pattern: Pattern, value: Ranking) -> int:
        if pattern[-1] > 0:
            return value(pattern, False)
        return max([self.mixed[hand] for hand in fillings(pattern, most=4)])

    def _best_suited(self, pattern: Pattern, value: Ranking) -> int:
        """Return the best value of a suited pattern: a wild card may keep the suit or leave it for good."""
        if pattern[-1] > 0:
            return value(pattern, True)
        return max(self.mixed[pattern], *[self.suited[hand] for hand in fillings(pattern, most=1)])

    def best_reading(self, pattern: Pattern, suited: bool) -> tuple[Pattern, bool]:
        """Return the natural hand that the pattern's wild cards make of it, and whether that is a flush."""
        if pattern[-1] > 0:
            return pattern, suited
        if suited:
            for hand in fillings(pattern, most=1):
                if self.suited[hand] == self.suited[pattern]:
                    return self.best_reading(hand, True)
        return self._best_mixed_reading(pattern, self.suited[pattern] if suited else self.mixed[pattern])

    def _best_mixed_reading(self, pattern: Pattern, goal: int) -> tuple[Pattern, bool]:
        hands = [hand for hand in fillings(pattern, most=4) if self.mixed[hand] == goal]
        return self.best_reading(hands[0], False)
