"""A series: all games of one table as an evening with a running score.

Everybody gets two points for each seat that they leave behind in a game, and one for each with whom they
share a place. Sums belong to people, not to chairs: whoever goes and comes back goes on with theirs.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

_BEHIND = 2
_LEVEL = 1


class Score(NamedTuple):
    """What somebody has won so far, and what they are called; a bot goes by its name."""

    name: str
    points: int = 0
    games: int = 0
    wins: int = 0

    def after(self, name: str, points: int, place: int) -> "Score":
        """Return the score with one game more."""
        return Score(name, self.points + points, self.games + 1, self.wins + (place == 1))


Scores = Mapping[str, Score]
"""Scores by the person's number, or by `bot:` and its name."""


def series_points(places: Sequence[int]) -> list[int]:
    """Return what each seat gets for a game by its place; nothing for a game that has none.

    >>> series_points([1, 2, 2, 4])
    [6, 3, 3, 0]
    """
    return [
        sum(_BEHIND * (own < other) + _LEVEL * (own == other) for other in places) - _LEVEL for own in places
    ]


def score_key(person: str, name: str) -> str:
    """Return by what somebody's sum is kept."""
    return person or f"bot:{name}"


def with_game(scores: Scores, people: Sequence[str], names: Sequence[str], places: Sequence[int]) -> Scores:
    """Return the scores after one game more."""
    later = dict(scores)
    if len(places) != len(names):
        return later
    for person, name, place, points in zip(people, names, places, series_points(places), strict=True):
        key = score_key(person, name)
        later[key] = later.get(key, Score(name)).after(name, points, place)
    return later


def in_order(scores: Scores) -> list[tuple[str, Score]]:
    """Return who leads, and who follows: by points, then by wins, then with fewer games."""
    return sorted(
        scores.items(), key=lambda each: (-each[1].points, -each[1].wins, each[1].games, each[1].name)
    )
