"""What a game of an arena is worth: a point for each left behind, double after two table wins in a row."""

from collections.abc import Iterable
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
    points, streak = [], 0
    for result in results:
        points.append(_worth(result) * (2 if streak >= WINS_OF_A_STREAK else 1))
        streak = streak + 1 if result.place == 1 and result.sharing == 1 else 0
    return points


def _worth(result: ArenaResult) -> Fraction:
    """Return one point for everybody left behind; who shares a place shares what its places are worth."""
    return result.players - result.place - Fraction(result.sharing - 1, 2)
