"""Pairings for two (R10): who meets whom in a round of a Swiss tournament, and who goes first.

Fewest rematches; then the bye to the lowest without one; then the least sum of squared differences of points,
then of standing. A matching of greatest weight finds it, exactly for up to 64 players. In larger fields only
the nearest in standing may meet, in a window that doubles until there is a pairing without a rematch.
"""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from math import lcm
from typing import Final, NamedTuple

from parlour.engine.optional import need

Met = Mapping[tuple[int, int], int]
"""How often two have met, the smaller number first; who has not met is not in it."""

MOST_MATCHED: Final = 1000
"""Above so many players neighbours by standing are paired, and only who is left over by a matching."""
_WHOLE: Final = 64
"""Up to here everybody may meet everybody (0.06 s a round); 200 players would take 1.7 s so."""
_WINDOW: Final = 24
_CHUNK: Final = 128
"""Larger fields are matched by so many at a time, even, so that nearly nobody is paired over a border anyway.
1,000 players take 0.5 s a round, against 4 s in one piece; 200 are one chunk and take 0.15 s."""


class Pairing(NamedTuple):
    """A round for two at a table: pairs in order of standing, the better first, and who has the bye."""

    pairs: tuple[tuple[int, int], ...]
    bye: int | None
    rematches: int


def pair_key(one: int, other: int) -> tuple[int, int]:
    """Return the two as they are kept in `Met`."""
    return (one, other) if one < other else (other, one)


def check_matching_installed() -> None:
    """Refuse to pair where what matches players is not installed."""
    need("tournament", "networkx")


def pair_players(
    order: Sequence[int], points: Mapping[int, Fraction], met: Met, byes: Mapping[int, int]
) -> Pairing:
    """Return the next round of those who stand in this order, best first (R10)."""
    if len(order) < 2:
        return Pairing((), order[0] if order else None, 0)
    check_matching_installed()
    field = _Field(order, points, met, byes)
    if len(order) > MOST_MATCHED:
        return _pair_neighbours(field)
    return _match_chunks(field, [], _chunks(order))


def order_pair(one: int, other: int, firsts: Mapping[int, int], toss: int) -> tuple[int, int]:
    """Return the two in turn order: first who went first less often, else by the toss (0: the one)."""
    lead = firsts.get(one, 0) - firsts.get(other, 0)
    return (other, one) if lead > 0 or (lead == 0 and toss) else (one, other)


class _Field:
    """Those to be paired as nodes of a graph: 0 is the best; with an odd number one more node is the bye."""

    def __init__(
        self, order: Sequence[int], points: Mapping[int, Fraction], met: Met, byes: Mapping[int, int]
    ) -> None:
        self.order = order
        self.history = points, met, byes
        self.met = met
        self.byes = [byes.get(each, 0) for each in order]
        self.points = _whole_numbers([points.get(each, Fraction(0)) for each in order])
        self.nodes = len(order) + len(order) % 2
        self._weigh()

    def part(self, some: Collection[int]) -> "_Field":
        """Return some of the players as a field of their own."""
        chosen = set(some)
        return _Field([each for each in self.order if each in chosen], *self.history)

    def _weigh(self) -> None:
        """Find what one more of each costs, so that nothing of lesser weight ever outweighs it."""
        count = len(self.order)
        self.point_cost = count**3 + 1
        self.bye_cost = self.point_cost * (count * (max(self.points) - min(self.points)) ** 2 + 1)
        self.meeting_cost = self.bye_cost * (max(self.byes) + 1) * count
        self.rematch_cost = self.meeting_cost * (count * max(self.met.values(), default=0) + 1)

    def meetings(self, one: int, other: int) -> int:
        """Return how often the two nodes have met; the bye has met nobody."""
        if other >= len(self.order):
            return 0
        return self.met.get(pair_key(self.order[one], self.order[other]), 0)

    def cost(self, one: int, other: int) -> int:
        """Return what is to be least over all pairs of nodes."""
        count = len(self.order)
        if other == count:
            return self.bye_cost * (self.byes[one] * count + count - 1 - one)
        apart = self.point_cost * (self.points[one] - self.points[other]) ** 2 + (one - other) ** 2
        meetings = self.meetings(one, other)
        return apart + (self.rematch_cost + self.meeting_cost * meetings if meetings else 0)

    def match_in_windows(self) -> list[tuple[int, int]]:
        """Return the best pairs without a rematch, or nothing where there are none."""
        window = self.nodes if self.nodes <= _WHOLE else _WINDOW
        while True:
            found = self.match([edge for edge in self._edges(window) if not self.meetings(*edge)])
            if len(found) * 2 == self.nodes:
                return found
            if window >= self.nodes:
                return []
            window *= 2

    def match_with_rematches(self) -> list[tuple[int, int]]:
        """Return the best pairs, with as few rematches as can be."""
        return self.match(self._edges(self.nodes))

    def _edges(self, window: int) -> list[tuple[int, int]]:
        """Return who may meet whom: everybody the next in standing so far down, and everybody the bye."""
        count = len(self.order)
        near = [
            (one, other) for one in range(count) for other in range(one + 1, min(count, one + window + 1))
        ]
        return near + [(one, count) for one in range(count) if self.nodes > count]

    def match(self, edges: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return as many of these pairs as can be at once, at the least cost."""
        from networkx import Graph, max_weight_matching

        graph = Graph()
        graph.add_weighted_edges_from((one, other, -self.cost(one, other)) for one, other in edges)
        return sorted(pair_key(*pair) for pair in max_weight_matching(graph, maxcardinality=True))

    def pairing(self, matching: Collection[tuple[int, int]]) -> Pairing:
        """Return the players of these pairs of nodes."""
        count = len(self.order)
        pairs = tuple((self.order[one], self.order[other]) for one, other in matching if other < count)
        bye = next((self.order[one] for one, other in matching if other == count), None)
        return Pairing(pairs, bye, sum(1 for pair in matching if self.meetings(*pair)))


def _whole_numbers(points: Sequence[Fraction]) -> list[int]:
    """Return the points in units of which all are whole, so that weights are exact."""
    unit = lcm(*(Fraction(each).denominator for each in points))
    return [int(each * unit) for each in points]


def _chunks(order: Sequence[int]) -> list[Sequence[int]]:
    """Return the players in pieces that are matched each for itself; the last is up to twice as large."""
    starts = list(range(0, len(order) - _CHUNK + 1, _CHUNK)) or [0]
    return [order[start:end] for start, end in pairwise([*starts, len(order)])]


def _match_chunks(
    field: _Field, done: list[tuple[Sequence[int], Pairing]], chunks: Sequence[Sequence[int]]
) -> Pairing:
    """Return the round of all chunks; one that cannot do without a rematch joins its neighbour."""
    left = deque(chunks)
    while left:
        chunk = left.popleft()
        part = field.part(chunk)
        matching = part.match_in_windows()
        if matching:
            done.append((chunk, part.pairing(matching)))
        elif left:
            left[0] = [*chunk, *left[0]]
        elif done:
            left.append([*done.pop()[0], *chunk])
        else:
            done.append((chunk, part.pairing(part.match_with_rematches())))
    return _join([pairing for _, pairing in done])


def _pair_neighbours(field: _Field) -> Pairing:
    """Return everybody with the next they have not met; the last pairs are broken for who is left over."""
    bye = _lowest_without_bye(field) if len(field.order) % 2 else None
    pairs, rest = _take_neighbours([each for each in field.order if each != bye], field.met)
    done: list[tuple[Sequence[int], Pairing]] = [(pair, Pairing((pair,), None, 0)) for pair in pairs]
    matched = _match_chunks(field, done, [rest] if rest else [])
    return matched._replace(bye=bye)


def _join(pairings: Sequence[Pairing]) -> Pairing:
    pairs = tuple(pair for pairing in pairings for pair in pairing.pairs)
    bye = next((pairing.bye for pairing in pairings if pairing.bye is not None), None)
    return Pairing(pairs, bye, sum(pairing.rematches for pairing in pairings))


def _lowest_without_bye(field: _Field) -> int:
    fewest = min(field.byes)
    return next(
        each for each, byes in zip(reversed(field.order), reversed(field.byes), strict=True) if byes == fewest
    )


def _take_neighbours(order: list[int], met: Met) -> tuple[list[tuple[int, int]], list[int]]:
    """Return pairs of everybody with the next whom they have not met, and who is left over in the end."""
    pairs: list[tuple[int, int]] = []
    taken: set[int] = set()
    for place, one in enumerate(order):
        below = (each for each in order[place + 1 : place + 1 + _CHUNK] if each not in taken)
        other = next((each for each in below if pair_key(one, each) not in met), None)
        if one not in taken and other is not None:
            pairs.append((one, other))
            taken |= {one, other}
    return pairs, [each for each in order if each not in taken]
