# parlour: hot
"""Ranges at Five-Card Draw: how likely a sensible player holds which hands, before the draw and after it.

Hands are in the solver's buckets, and these in groups that are about equally likely, from the worst up.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from parlour.engine.rules.cache import cached_part
from parlour.games.five_card_draw.bots.betting_round import Row
from parlour.games.five_card_draw.bots.fields import RivalDeals, rival_deals
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.drawing import with_drawn
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.solver.hands import BUCKETS, dealt_bucket, discards, final_bucket

_GROUPS: Final = 20
_EVERY: Final = 6
"""One deal in so many is enough to see what an unexpected draw brings."""
_UNEXPECTED: Final = (0.006, 0.05, 0.05, 0.05, 0.05, 0.05)
"""How often any hand at all draws so many cards, none to five. With fewer than these the model believes in
every hand that stands pat, and whoever stands pat on nothing wins all; tuned in the solver's tree, where a
best response wins least from the model with about these."""


class Ranges:
    """What a player who draws as the house does is dealt, and what it has after so many cards."""

    def __init__(self, deals: RivalDeals) -> None:
        dealt = [dealt_bucket(hand) for hand in deals.dealt]
        final = [final_bucket(hand) for hand in deals.final]
        self.after = [_range_after_draw(deals, final, drew) for drew in range(HAND + 1)]
        drawn = [[0.0] * BUCKETS for _ in range(BUCKETS)]
        for before, behind in zip(dealt, final, strict=True):
            drawn[before][behind] += 1.0
        self.before = Grouped([sum(row) for row in drawn], order=_by_chance(drawn))
        self.duels = _duels(self.before.gathered(drawn))

    def between(self, first: int, second: int) -> "tuple[Grouped, list[Row]]":
        """Return the groups of hands after draws of so many cards, and both players' ranges."""
        rows = self.after[first], self.after[second]
        groups = Grouped([one + two for one, two in zip(*rows, strict=True)], order=range(BUCKETS))
        return groups, [groups.summed(row) for row in rows]


class Grouped:
    """Buckets in groups that weigh about the same, in an order from the worst up."""

    def __init__(self, weights: Row, order: Sequence[int]) -> None:
        total, before = sum(weights), 0.0
        self.of = [0] * len(weights)
        seen: list[int] = []
        for bucket in order:
            middle = (before + weights[bucket] / 2) / total
            before += weights[bucket]
            share = min(_GROUPS - 1, int(_GROUPS * middle))
            if not seen or (weights[bucket] > 0 and share > seen[-1]):
                seen.append(share)
            self.of[bucket] = len(seen) - 1
        self.count = len(seen)
        self.range = self.summed(weights)

    def summed(self, weights: Row) -> Row:
        """Return the share of each group."""
        shares = [0.0] * self.count
        for bucket, weight in enumerate(weights):
            shares[self.of[bucket]] += weight
        return normalise(shares)

    def gathered(self, rows: list[Row]) -> list[Row]:
        """Return for each group what the rows of its buckets come to."""
        sums = [[0.0] * len(rows[0]) for _ in range(self.count)]
        for bucket, row in enumerate(rows):
            into = sums[self.of[bucket]]
            for place, weight in enumerate(row):
                into[place] += weight
        return [normalise(row) for row in sums]


def _range_after_draw(deals: RivalDeals, final: list[int], drew: int) -> Row:
    """Return the range after so many cards: of those who usually draw as many, now and then of anybody."""
    weights = [0.0] * BUCKETS
    for number, behind in enumerate(final):
        if deals.drew[number] == drew:
            weights[behind] += 1.0
    for number in range(0, len(final), _EVERY):
        hand = deals.dealt[number]
        after = with_drawn(hand, discards(hand, drew), deals.coming[number])
        weights[final_bucket(after)] += _EVERY * _UNEXPECTED[drew]
    return normalise(weights)


def normalise(weights: Row) -> Row:
    """Return the same in shares of the whole."""
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else weights


def _by_chance(drawn: list[Row]) -> list[int]:
    """Return the buckets before the draw by how often they win in the end; those without deals first."""
    below = [0.0, *accumulate(sum(column) for column in zip(*drawn, strict=True))]
    chances = [
        sum(times * (below[n] + below[n + 1]) for n, times in enumerate(normalise(row))) for row in drawn
    ]
    return sorted(range(BUCKETS), key=chances.__getitem__)


def _duels(rows: list[Row]) -> list[Row]:
    """Return how much more often the hands of one row win than those of another, each against each."""
    below = [[0.0, *accumulate(row)] for row in rows]
    return [
        [sum(mine * (lower[n] + lower[n + 1] - 1.0) for n, mine in enumerate(row)) for lower in below]
        for row in rows
    ]


def ranges_of(rules: FiveCardDrawRules) -> Ranges:
    """Return the ranges; made once and kept."""
    key = (rules.house_opponent.keep_high_from, rules.game_flow.most_drawn)
    return cached_part("five-card-draw.ranges", key, lambda: Ranges(rival_deals(rules)))
