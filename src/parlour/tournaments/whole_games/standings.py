"""Standings: points of all games, and the tie-breaks that part equals, in the order of the regulations.

All in fractions, so that equal is equal. At tables of many the others count on average as one opponent:
a table with one more player is worth no more.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from itertools import combinations
from math import lcm
from typing import Final, NamedTuple

from parlour.tournaments.whole_games.pairing import pair_key
from parlour.tournaments.whole_games.swiss_tables import share_left_behind


@lru_cache(maxsize=1 << 12)
def _shares(places: tuple[int, ...]) -> tuple[Fraction, ...]:
    return tuple(share_left_behind(places))


class TableResult(NamedTuple):
    """How a game ended: who sat there, their places (1 is best, equals share the best) and their tallies.

    Who was absent comes behind all others, and scores nothing.
    """

    entrants: tuple[int, ...]
    places: tuple[int, ...]
    tallies: tuple[int, ...]
    absent: tuple[int, ...] = ()

    def scores(self) -> list[Fraction]:
        """Return what the game is worth to each."""
        shares = _shares(self.places)
        return [
            Fraction(0) if who in self.absent else share
            for who, share in zip(self.entrants, shares, strict=True)
        ]

    def among(self, some: Collection[int]) -> "TableResult":
        """Return the same for some of those who sat there; places are only to be compared."""
        seats = [seat for seat, who in enumerate(self.entrants) if who in some]
        return self._replace(
            entrants=tuple(self.entrants[seat] for seat in seats),
            places=tuple(self.places[seat] for seat in seats),
            tallies=tuple(self.tallies[seat] for seat in seats),
        )


class Record:
    """What everybody has done so far: games, byes and what follows from them."""

    def __init__(
        self, results: Iterable[TableResult], byes: Mapping[int, int] | None = None, *, bye_points: int = 1
    ) -> None:
        self.points: dict[int, Fraction] = {}
        self.opponents: dict[int, list[tuple[int, ...]]] = {}
        """Those one met, game by game; a bye is a game against nobody."""
        self.met: Counter[tuple[int, int]] = Counter()
        self.wins: Counter[int] = Counter()
        self.tallies: Counter[int] = Counter()
        self.results = tuple(results)
        for result in self.results:
            self._count(result)
        for entrant, count in (byes or {}).items():
            self.opponents.setdefault(entrant, []).extend([()] * count)
            self._add(entrant, Fraction(bye_points * count))

    def _add(self, entrant: int, points: Fraction) -> None:
        self.points[entrant] = self.points.get(entrant, Fraction(0)) + points

    def _count(self, result: TableResult) -> None:
        for entrant, points, tally in zip(result.entrants, result.scores(), result.tallies, strict=True):
            others = tuple(each for each in result.entrants if each != entrant)
            self.opponents.setdefault(entrant, []).append(others)
            self.met.update(pair_key(entrant, each) for each in others if entrant < each)
            self.wins[entrant] += points == 1
            self.tallies[entrant] += tally
            self._add(entrant, points)


def buchholz(
    points: Mapping[int, Fraction], opponents: Mapping[int, Sequence[Sequence[int]]]
) -> dict[int, Fraction]:
    """Return the sum of everybody's opponents' points; a bye is an opponent with one's own points.

    Summed up in whole numbers of the smallest unit there is: adding fractions takes ten times as long.
    """
    unit = lcm(*(each.denominator for each in points.values()))
    units = {who: each.numerator * (unit // each.denominator) for who, each in points.items()}
    tables = lcm(*{len(others) for games in opponents.values() for others in games if others})

    def units_met(entrant: int, others: Sequence[int]) -> int:
        met = others or (entrant,)
        return sum([units.get(other, 0) for other in met]) * (tables // len(met))

    return {
        entrant: Fraction(sum([units_met(entrant, others) for others in games]), unit * tables)
        for entrant, games in opponents.items()
    }


def sonneborn_berger(record: Record) -> dict[int, Fraction]:
    """Return the sum of the points of those whom one left behind, and half of theirs with whom one shared."""
    sums: dict[int, Fraction] = {}
    for result in record.results:
        for entrant, place in zip(result.entrants, result.places, strict=True):
            if entrant not in result.absent:
                sums[entrant] = sums.get(entrant, Fraction(0)) + _points_behind(
                    record, result, entrant, place
                )
    return sums


def _points_behind(record: Record, result: TableResult, entrant: int, place: int) -> Fraction:
    others = [each for each in zip(result.entrants, result.places, strict=True) if each[0] != entrant]
    twice = sum(
        (record.points[who] * ((own > place) * 2 + (own == place)) for who, own in others), Fraction(0)
    )
    return twice / (2 * max(1, len(others)))


def direct_meeting(record: Record, equals: Sequence[int]) -> dict[int, Fraction]:
    """Return what the equals have scored among themselves; nothing unless each of them has met all others."""
    among = set(equals)
    if not all(record.met[pair_key(*pair)] for pair in combinations(equals, 2)):
        return {}
    scores: dict[int, Fraction] = dict.fromkeys(equals, Fraction(0))
    for result in record.results:
        part = result.among(among)
        if len(part.entrants) > 1:
            for who, score in zip(part.entrants, part.scores(), strict=True):
                scores[who] += score
    return scores


Values = Mapping[int, Fraction] | Mapping[int, int]

DIRECT_MEETING: Final = "direct-meeting"
_BY_RECORD: Final[Mapping[str, Callable[[Record], Values]]] = {
    "buchholz": lambda record: buchholz(record.points, record.opponents),
    "wins": lambda record: record.wins,
    "sonneborn-berger": sonneborn_berger,
    "tally": lambda record: record.tallies,
    "fewer-games": lambda record: {each: -len(games) for each, games in record.opponents.items()},
}
TIE_BREAKS: Final = (DIRECT_MEETING, *_BY_RECORD)
"""What may part those with equal points, in the words of the regulations; who is equal in all shares."""


def rank_groups(record: Record, entrants: Iterable[int], tie_breaks: Iterable[str]) -> list[list[int]]:
    """Return the entrants best first, those together who share a place; within a group as they were given."""
    groups = _split([list(entrants)], lambda equals: record.points)
    for word in tie_breaks:
        if word == DIRECT_MEETING:
            groups = _split(groups, partial(direct_meeting, record))
        else:
            values = _BY_RECORD[word](record)
            groups = _split(groups, lambda equals, values=values: values)  # type: ignore[misc]
    return groups


def places_of_groups(groups: Iterable[Sequence[int]]) -> dict[int, int]:
    """Return everybody's place; equals share the best of theirs."""
    places: dict[int, int] = {}
    for group in groups:
        places |= dict.fromkeys(group, len(places) + 1)
    return places


def _split(groups: Iterable[list[int]], values: Callable[[Sequence[int]], Values]) -> list[list[int]]:
    """Return the groups cut where the values within one differ, highest first."""
    cut: list[list[int]] = []
    for group in groups:
        worth = values(group) if len(group) > 1 else {}
        levels: dict[Fraction | int, list[int]] = {}
        for each in group:
            levels.setdefault(worth.get(each, 0), []).append(each)
        cut += [levels[level] for level in sorted(levels, reverse=True)]
    return cut
