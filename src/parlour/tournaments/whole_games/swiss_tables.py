"""Tables of many in a Swiss tournament (R11): who sits together, and what a table is worth to each.

In order of standing, the leaders at table 1. Two of neighbouring tables with equal points change places where
fewer people meet again then. Points are the share of the others that one leaves behind, from 1 to 0.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise

from parlour.tournaments.whole_games.pairing import Met, pair_key


def seat_by_standing(
    order: Sequence[int], sizes: Sequence[int], points: Mapping[int, Fraction], met: Met
) -> list[list[int]]:
    """Return the tables of those who stand in this order, of these sizes; at each the better come first."""
    tables = _cut(order, sizes)
    rank = {each: number for number, each in enumerate(order)}
    changes = 1
    while changes:
        changes = sum(_exchange(upper, lower, points, met) for upper, lower in pairwise(tables))
    return [sorted(table, key=rank.__getitem__) for table in tables]


def count_repeats(table: Sequence[int], met: Met) -> int:
    """Return how often those at the table have met before, over all pairs of them."""
    return sum(
        met.get(pair_key(one, other), 0) for seat, one in enumerate(table) for other in table[seat + 1 :]
    )


def share_left_behind(places: Sequence[int]) -> list[Fraction]:
    """Return the points of everybody at a table by their places; who shares a place leaves half of it behind.

    Whoever sat there alone, among players of the house, has all of them behind.
    """
    if len(places) == 1:
        return [Fraction(1)]
    behind = [sum((other > own) * 2 + (other == own) for other in places) - 1 for own in places]
    return [Fraction(twice, 2 * (len(places) - 1)) for twice in behind]


def _cut(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    taken = iter(order)
    tables = [[next(taken) for _ in range(size)] for size in sizes]
    assert next(taken, None) is None, "the sizes do not make up the field"
    return tables


def _exchange(upper: list[int], lower: list[int], points: Mapping[int, Fraction], met: Met) -> bool:
    """Let the two with equal points change tables whose change avoids most repeats; say whether any did.

    Among equal changes it is that of those nearest to the border.
    """
    if not count_repeats(upper, met) + count_repeats(lower, met):
        return False
    gains = [(_gain(upper, lower, seats, met), seats) for seats in _equals(upper, lower, points)]
    best, (one, other) = max(gains, key=lambda each: each[0], default=(0, (0, 0)))
    if best <= 0:
        return False
    upper[one], lower[other] = lower[other], upper[one]
    return True


def _equals(
    upper: Sequence[int], lower: Sequence[int], points: Mapping[int, Fraction]
) -> Iterator[tuple[int, int]]:
    """Yield the seats at both tables whose players have equal points, those nearest to the border first."""
    for one in reversed(range(len(upper))):
        for other, player in enumerate(lower):
            if points.get(upper[one], 0) == points.get(player, 0):
                yield one, other


def _gain(upper: Sequence[int], lower: Sequence[int], seats: tuple[int, int], met: Met) -> int:
    """Return how many repeats fewer there are after the two have changed places."""
    one, other = upper[seats[0]], lower[seats[1]]
    staying = [each for each in upper if each != one]
    below = [each for each in lower if each != other]
    before = _meetings(one, staying, met) + _meetings(other, below, met)
    return before - _meetings(other, staying, met) - _meetings(one, below, met)


def _meetings(one: int, others: Sequence[int], met: Met) -> int:
    return sum(met.get(pair_key(one, other), 0) for other in others)
