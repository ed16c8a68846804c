# parlour: hot
"""The plays of a hand kind by kind: which kinds may be played, how many plays each has, and one of them."""

from typing import final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.games.big_c.rules.hands import (
    FIVE_KIND,
    FLUSH,
    FOUR_KIND,
    FULL_HOUSE,
    SINGLE,
    SIZES,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE,
    TWO_PAIRS,
    Reading,
)
from parlour.games.big_c.rules.plays.families import Family
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.same_rank import five_kinds, four_kinds, full_houses, same_rank
from parlour.games.big_c.rules.plays.straights import flushes, straight_flushes, straights, two_pairs
from parlour.games.big_c.rules.plays.tally import Tally
from parlour.games.big_c.rules.plays.threshold import Threshold
from parlour.games.big_c.rules.terms import Terms


def lowest_kind(old: Reading) -> i64:
    """Return the least that may be played: anything for a leader, else the kind on the table."""
    return max(i64(SINGLE), old.kind)


def highest_kind(old: Reading, cards: i64) -> i64:
    """Return the most that so many cards may be played as; a single, pair or triple meets only its like."""
    best: i64 = STRAIGHT_FLUSH
    if cards < SIZES[STRAIGHT_FLUSH]:
        best = min(cards, i64(TRIPLE))
    return min(best, old.kind) if SINGLE <= old.kind <= TRIPLE else best


def add_kind(tally: Tally, kind: i64, holding: Holding, threshold: Threshold) -> None:
    """Add every play of one kind that clears the threshold.

    Branches and not a table: compiled, these are calls in C, and those through a table are not.
    """
    if kind <= TRIPLE:
        same_rank(tally, holding, threshold)
    elif kind == TWO_PAIRS:
        two_pairs(tally, holding, threshold)
    elif kind == FLUSH:
        flushes(tally, holding, threshold)
    elif kind == STRAIGHT:
        straights(tally, holding, threshold)
    elif kind == FULL_HOUSE:
        full_houses(tally, holding, threshold)
    elif kind == FOUR_KIND:
        four_kinds(tally, holding, threshold)
    elif kind == FIVE_KIND:
        five_kinds(tally, holding, threshold)
    else:
        straight_flushes(tally, holding, threshold)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OpenPlays:
    """What a hand may lay on the old one, from the first kind to the last, looked at kind by kind."""

    def __init__(self, holding: Holding, old: Reading, terms: Terms) -> None:
        self.holding = holding
        self.old = old
        self.terms = terms
        self.first = lowest_kind(old)
        self.last = highest_kind(old, holding.size())

    def exist(self) -> bool:
        """Return whether there is anything to play; for a leader or upon a single, one card tells."""
        if self.old.kind <= SINGLE:
            return self.holding.has_from(self._lowest_single())
        return any(self.count(kind) > 0 for kind in range(self.first, self.last + 1))

    def _lowest_single(self) -> i64:
        """Return the lowest card that may be led, or laid on a single."""
        if self.terms.allow_equal and self.old.kind == SINGLE:
            return self.old.top
        return self.old.top + 1

    def _take(self, kind: i64, tally: Tally) -> Tally:
        """Add the plays of one kind to a tally."""
        add_kind(tally, kind, self.holding, Threshold(kind, self.old, self.terms))
        return tally

    def count(self, kind: i64) -> i64:
        """Count the plays of one kind."""
        return self._take(kind, Tally(self.holding)).count

    def families(self, kind: i64, most: i64) -> list[Family]:
        """Return the families of one kind, those with few jokers first, and no more than so many of them."""
        return self._take(kind, Tally(self.holding, most)).made

    def nth(self, kind: i64, index: i64) -> vec[u8]:
        """Return a play of one kind by its number, as it lies on the table."""
        tally = self._take(kind, Tally(self.holding, wanted=index))
        assert tally.found is not None, "the index lies within the count"
        return tally.found.play(tally.place)

    def pick(self, luck: Luck) -> vec[u8]:
        """Return a random play: of a random kind, or the next one that can be played, and then any of it."""
        kind = self.first + luck.draw(self.last - self.first + 1)
        while True:
            tally = self._take(kind, Tally(self.holding, luck=luck))
            if tally.found is not None:
                return tally.found.play(tally.place)
            kind += 1
            if kind > self.last:
                kind = self.first
