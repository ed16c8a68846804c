"""Transfers: who has lost how much to whom, and which pairs of entrants stand out by it.

A log tells what each chair has won or lost in a deal, not from whom. So what a chair loses counts as lost to
those who gained, in the parts in which they gained; where nobody gains (lives), to those who lost nothing, in
equal parts. In a whole game everybody loses one to each who came before them, and nothing to equals.

A pair is measured by the sum over all games in which both sat. Expected of it is what each of the two loses
to one other player in a game, less what the other does, taken from their games with everybody else; so who
is just strong or weak does not stand out. Its spread is what the same games would bring if chance had dealt
out their results among those who sat there. The z-score is how many such spreads the sum is from what was
expected: a hint to look at these games, and no proof of anything.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import sqrt
from typing import Final, NamedTuple

from parlour.tournaments.log.rows import CORRECT, OPEN_CHAIR, Acted, Deal, Row, Settled

UNUSUAL: Final = 3.0
"""From this z-score on a pair stands out; of a thousand pairs one or two do so by chance."""
LEAST_GAMES: Final = 3
"""Pairs who sat together less often are not measured."""


class Transfer(NamedTuple):
    """What one entrant has lost to another, in so many games."""

    z: float
    loser: int
    winner: int
    games: int
    amount: float
    expected: float


class _Sum:
    """What was lost in how many games, and the square of its spread; counted once for each other player."""

    __slots__ = ("amount", "games", "square")

    def __init__(self, games: int = 0, amount: float = 0.0, square: float = 0.0) -> None:
        self.games, self.amount, self.square = games, amount, square

    def add(self, amount: float, square: float) -> None:
        self.games += 1
        self.amount += amount
        self.square += square


Sums = dict[tuple[int, int], _Sum]
"""What one entrant has lost to another."""


def measured_transfers(rows: Iterable[Row]) -> list[Transfer]:
    """Return every pair who sat together often enough once, the most unusual first.

    Of a pair the loser is who has lost more to the other than was to be expected.
    """
    pairs: Sums = defaultdict(_Sum)
    alone: dict[int, _Sum] = defaultdict(_Sum)
    for order, result in _results(rows):
        _add_game(pairs, alone, order, result)
    often = [pair for pair in pairs if pair[0] < pair[1] and pairs[pair].games >= LEAST_GAMES]
    found = (
        max(_transfer(pair, pairs, alone), _transfer((pair[1], pair[0]), pairs, alone)) for pair in often
    )
    return sorted(found, reverse=True)


def _add_game(pairs: Sums, alone: dict[int, _Sum], order: Deal, result: Settled | Acted) -> None:
    """Count one game; players of the house win and lose in it, and are nobody's pair."""
    taken = [chair for chair, who in enumerate(order.chairs) if who != OPEN_CHAIR]
    lost = _losses(order, result, taken)
    square = sum(each * each for row in lost for each in row) / max(1, len(taken) * (len(taken) - 1))
    for one, two in permutations(range(len(taken)), 2):
        who, other = order.chairs[taken[one]], order.chairs[taken[two]]
        if who >= 0 and other >= 0:
            pairs[who, other].add(lost[one][two], square)
            alone[who].add(lost[one][two], square)


def _results(rows: Iterable[Row]) -> Iterable[tuple[Deal, Settled | Acted]]:
    """Return every order that has settled, with what came of it; a corrected result is the last one."""
    orders: dict[tuple[int, int], Deal] = {}
    results: dict[tuple[int, int], Settled | Acted] = {}
    for row in rows:
        if isinstance(row, Deal):
            orders.setdefault((row.table, row.number), row)
        elif isinstance(row, Settled):
            results.setdefault((row.table, row.number), row)
        elif isinstance(row, Acted) and row.what == CORRECT:
            results[row.table, row.number] = row
    return [(orders[name], result) for name, result in results.items() if name in orders]


def _losses(order: Deal, result: Settled | Acted, taken: Sequence[int]) -> list[list[float]]:
    """Return what each of these chairs has lost to each other; what one loses the other wins."""
    if order.stacks and isinstance(result, Settled):
        return _stack_losses([result.stacks[chair] - order.stacks[chair] for chair in taken])
    places = [result.places[chair] for chair in taken]
    return [[float((mine > other) - (mine < other)) for other in places] for mine in places]


def _stack_losses(won: Sequence[int]) -> list[list[float]]:
    paid, gained = [max(0, -each) for each in won], [max(0, each) for each in won]
    takes = gained if any(gained) else [int(each == 0) for each in won]
    shares = [take / max(1, sum(takes)) for take in takes]
    seats = range(len(won))
    return [[paid[one] * shares[two] - paid[two] * shares[one] for two in seats] for one in seats]


def _transfer(pair: tuple[int, int], pairs: Sums, alone: dict[int, _Sum]) -> Transfer:
    loser, winner = pair
    both, games = pairs[pair], pairs[pair].games
    loses, wins = _rate(alone[loser], both), _rate(alone[winner], pairs[winner, loser])
    expected = games * (loses.amount - wins.amount)
    spread = sqrt(both.square + games * games * (loses.square + wins.square))
    z = (both.amount - expected) / spread if spread else 0.0
    return Transfer(z, loser, winner, games, both.amount, expected)


def _rate(alone: _Sum, both: _Sum) -> _Sum:
    """Return what somebody loses to one other player in one game, without those of the pair."""
    games = alone.games - both.games
    if not games:
        return _Sum()
    return _Sum(games, (alone.amount - both.amount) / games, (alone.square - both.square) / games**2)
