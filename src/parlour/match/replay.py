"""Replaying a match: its moves once more from the first, with what a viewer was told at each."""

from collections.abc import Iterator
from typing import NamedTuple

from parlour.engine.play.move import Move
from parlour.match.match import Match


class Step(NamedTuple):
    """One move of a replay, the match just after it, and what happened in sentences."""

    n: int
    seat: int
    move: Move
    match: Match
    sentences: list[str]


def from_the_start(match: Match) -> Match:
    """The same match before its first move."""
    return Match(match.game, match.rules, match.seats, match.seed)


def replay(match: Match, viewer: int | None = None) -> Iterator[Step]:
    """Every move in order, as this viewer may know it; the match of the steps goes on from step to step."""
    again = from_the_start(match)
    for n, turn in enumerate(match.played, start=1):
        heard = len(again.events)
        again.play(turn.seat, turn.move)
        yield Step(n, turn.seat, turn.move, again, again.lately(viewer, since=heard))
