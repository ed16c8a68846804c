# parlour: hot
"""The threshold that a play must clear: nothing for a leader, the hand on the table for everybody else."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.games.big_c.rules.card_order import HIGHEST, rank_at
from parlour.games.big_c.rules.hands import FULL_HOUSE, NO_HAND, NOTHING, TWO_PAIRS, Reading
from parlour.games.big_c.rules.terms import Terms


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Threshold:
    """For plays of one kind: the first part is above `top`, or level with it and the second in a span."""

    def __init__(self, kind: i64, old: Reading, terms: Terms) -> None:
        self.kind = kind
        self.old = old if old.kind == kind else NOTHING
        self.terms = terms
        self.top = self.old.top
        self.least: i64 = 0
        self.most: i64 = HIGHEST
        if self.old.kind != NO_HAND:
            self._set_level()

    def _set_level(self) -> None:
        """Set the span of the second part when the first parts are level (§Hands)."""
        equal = self.terms.allow_equal
        self.least = self.old.second if equal else self.old.second + 1
        better_second = self.kind == FULL_HOUSE or (self.kind == TWO_PAIRS and self.terms.second_pair_counts)
        if not better_second:
            self.most = self.old.second

    def floor(self) -> i64:
        """Return the lowest high card that will do where a hand has but one part that counts."""
        return self.top if self.least <= self.most else self.top + 1

    def looks_closely(self, rank: i64) -> bool:
        """Return whether this rank is level with the threshold, and all its cards count (§Switches)."""
        return self.terms.all_cards_count and self.top > 0 and rank == rank_at(self.top)
