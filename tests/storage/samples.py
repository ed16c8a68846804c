"""Rows and lines to keep, all alike, and small ways to run a store in a test."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from parlour.storage.rows import (
    Batch,
    EntrantLine,
    GameLine,
    PersonLine,
    Row,
    TableLine,
    TournamentLine,
)
from parlour.storage.store import Store

T = TypeVar("T")


def row(table: str, n: int, *, at: int = 0, body: bytes = b'{"verb":"PASS"}', kind: str = "move") -> Row:
    return Row(table, n, at or 1000 + n, kind, n % 4, "seat", body)


def batch(table: str, *numbers: int) -> Batch:
    return Batch([row(table, n) for n in numbers])


def table_line(table: str, *, changed: int = 5, status: str = "open", public: bool = True) -> TableLine:
    return TableLine(table, 1, changed, status, public, "a-game", "", 4, 2, "7", "Friday night")


def game_line(table: str, number: int, *, began: int = 10, people: tuple[str, ...] = ("1", "")) -> GameLine:
    names = [f"Name {person}" for person in people]
    players = ["person" if person else "house:medium" for person in people]
    return GameLine(table, number, "a-game", "", began, list(people), names, players, True)


def tournament_line(
    tournament: str, *, made: int = 1, changed: int = 5, status: str = "registering", public: bool = True
) -> TournamentLine:
    return TournamentLine(
        tournament, made, changed, status, public, "a-game", "", "freeze-out", "Friday", "7", 2, 60, 2, 2**60
    )


def entrant_line(tournament: str, entrant: int, *, person: str = "1", place: int = 0) -> EntrantLine:
    player = "" if person else "house:medium"
    return EntrantLine(tournament, entrant, person, f"Name {entrant}", player, place)


def person_line(person: str, key: bytes = b"", recovery: bytes = b"") -> PersonLine:
    return PersonLine(person, key or f"key {person}".encode(), recovery, f"Name {person}", 3)


def in_store(store: Store, story: Callable[[Store], Awaitable[T]]) -> T:
    """What the story gives when it is run with this store, opened and closed around it."""

    async def told() -> T:
        await store.open()
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(told())
