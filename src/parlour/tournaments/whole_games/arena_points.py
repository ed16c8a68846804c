"""What a game of an arena is worth: a point for each left behind, double after two table wins in a row."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

WINS_OF_A_STREAK: Final = 2


class ArenaResult(NamedTuple):
    """How a game ended for one player: the place, of how many, and how many share it."""

    place: int
    players: int
    sharing: int = 1


def points_of_games(results: Iterable[ArenaResult]) -> list[Fraction]:
    """Return what each of a player's games is worth, first game first.

    After two table wins in a row the next game counts double, won or not. A shared first place is no win.
    """
    return [Fraction(halves, 2) for halves in _half_points(results)]


def total_points(results: Iterable[ArenaResult]) -> Fraction:
    """Return what all of a player's games are worth."""
    return Fraction(sum(_half_points(results)), 2)


def _half_points(results: Iterable[ArenaResult]) -> Iterator[int]:
    """Yield twice the points: for each left behind, and a share of those with whom a place is shared."""
    streak = 0
    for place, players, sharing in results:
        worth = 2 * (players - place) - (sharing - 1)
        yield worth * (2 if streak >= WINS_OF_A_STREAK else 1)
        streak = streak + 1 if place == 1 and sharing == 1 else 0
