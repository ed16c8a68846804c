"""What every pairing for two must keep (R10), looked for among all pairings that there are."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from parlour.tournaments.whole_games.pairing import Met, Pairing, pair_key

Pairs = tuple[tuple[int, int], ...]


class Standing(NamedTuple):
    """What a round is paired from."""

    order: Sequence[int]
    points: Mapping[int, Fraction]
    met: Met
    byes: Mapping[int, int]


Pairer = Callable[[Sequence[int], Mapping[int, Fraction], Met, Mapping[int, int]], Pairing]


def broken_law(standing: Standing, made: Pairing) -> str:
    """Return the first of the laws that the round breaks, or "" where it is the best of all there are."""
    if sorted(_seated(made)) != sorted(standing.order):
        return "everybody once"
    best = min(all_pairings(standing.order), key=lambda each: _cost(standing, each))
    wanted, found = _cost(standing, best), _cost(standing, made)
    return next(
        (law for law, one, other in zip(LAWS, wanted, found, strict=True) if one != other),
        "" if made.rematches == found[0] else "rematches are counted",
    )


LAWS = (
    "a rematch that can be avoided",
    "a third meeting",
    "a second bye",
    "the bye to the lowest",
    "points",
    "standing",
)


def all_pairings(order: Sequence[int]) -> Iterator[Pairing]:
    """Yield every pairing of the players, with every bye where their number is odd."""
    if len(order) % 2 == 0:
        yield from (Pairing(pairs, None, 0) for pairs in _all_pairs(tuple(order)))
        return
    for bye in order:
        yield from (
            Pairing(pairs, bye, 0) for pairs in _all_pairs(tuple(each for each in order if each != bye))
        )


def _all_pairs(players: tuple[int, ...]) -> Iterator[Pairs]:
    if not players:
        yield ()
        return
    first, *rest = players
    for other in rest:
        left = tuple(each for each in rest if each != other)
        yield from (((first, other), *pairs) for pairs in _all_pairs(left))


def _cost(standing: Standing, made: Pairing) -> tuple[Fraction, ...]:
    order, points, met, byes = standing
    rank = {each: number for number, each in enumerate(order)}
    times = [met.get(pair_key(*pair), 0) for pair in made.pairs]
    costs = [
        sum(1 for each in times if each),
        sum(times),
        byes.get(made.bye, 0) if made.bye is not None else 0,
        -rank[made.bye] if made.bye is not None else 0,
        sum((points[one] - points[other]) ** 2 for one, other in made.pairs),
        sum((rank[one] - rank[other]) ** 2 for one, other in made.pairs),
    ]
    return tuple(Fraction(each) for each in costs)


def _seated(made: Pairing) -> list[int]:
    return [each for pair in made.pairs for each in pair] + ([] if made.bye is None else [made.bye])
