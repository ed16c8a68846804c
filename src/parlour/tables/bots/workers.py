"""Worker processes for bots that think long: they get a game as its moves, and give back a move."""

from collections.abc import Callable
from typing import NamedTuple

from parlour.engine.play.move import Move
from parlour.match.match import Match

Answered = Callable[[Move | None], None]
"""Told the move, or None when the worker failed or ran out of time."""


class Task(NamedTuple):
    """What a worker needs to think for a seat: rules, seed and moves make the position again."""

    table: str
    number: int
    game: str
    rules: object
    seats: int
    seed: bytes
    moves: list[tuple[int, Move]]
    seat: int
    player: str

    @classmethod
    def of(cls, table: str, number: int, match: Match, seat: int, player: str) -> "Task":
        moves = [(turn.seat, turn.move) for turn in match.played]
        return cls(
            table, number, match.game.id, match.rules, len(match.seats), match.seed, moves, seat, player
        )


class Workers:
    """The worker processes of a room."""

    def think(self, task: Task, most: int, answered: Answered) -> None:
        raise NotImplementedError
