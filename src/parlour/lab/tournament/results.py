"""Results: what is kept of every tournament that was played, one line each."""

from collections.abc import Iterable
from typing import Final

import msgspec


class Movement(msgspec.Struct, frozen=True, array_like=True):
    """Who went from which chair to which: when (in milliseconds), and why."""

    at: int
    entrant: int
    from_table: int
    from_chair: int
    table: int
    chair: int
    why: str


class TournamentResult(msgspec.Struct, frozen=True, array_like=True):
    """How one tournament went; places, prizes and moves are by entrant.

    `games` are deals, or whole games, and `rounds` the most of them that one entrant played. One that was
    broken off is not over: its places are as it stood. Seconds are the only numbers that differ from run to
    run.
    """

    number: int
    places: tuple[int, ...]
    prizes: tuple[int, ...]
    moves: tuple[int, ...]
    milliseconds: int
    decisions: int
    games: int
    rounds: int
    tables: int
    seconds: float
    directing_seconds: float
    is_over: bool = True
    movements: tuple[Movement, ...] = ()
    log: str = ""


_READER: Final = msgspec.json.Decoder(TournamentResult)


def encode_tournaments(results: Iterable[TournamentResult]) -> bytes:
    """Return a line for every tournament."""
    return b"".join(msgspec.json.encode(result) + b"\n" for result in results)


def decode_tournaments(lines: bytes) -> list[TournamentResult]:
    """Return the tournaments in these lines."""
    return [_READER.decode(line) for line in lines.splitlines()]
