"""A store that is looked through: sound ones have nothing wrong, and whatever is changed in one is named."""

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Row, TableLine, tournament_log
from parlour.tables.lobby.room import Room
from parlour.tables.lobby.store_check import store_complaints
from tests.simulation.virtual_loop import run_virtually
from tests.tables.lobby.test_room import new_room
from tests.tables.stage import Guest
from tests.tables.stories import brief_settings
from tests.tables.tournament.cups import Hall, until_over


async def played_room(name: str) -> tuple[Room, MemoryStore]:
    """A room with one table, at which a game was played to its end and another one begun."""
    store = MemoryStore()
    room = await new_room(store)
    table = await room.table(await room.open_table("ann", brief_settings(name)))
    guest, luck = Guest(table, "ann"), Luck(7, 7)
    await guest.sit()
    await guest.do("begin")
    while table.state.is_played():
        await asyncio.sleep(0.01)
        if table.state.is_played() and table.state.asked[guest.seat()]:
            await guest.play(guest.any_move(luck))
    await guest.do("rematch")
    await asyncio.sleep(10)
    await room.drain()
    return room, store


async def wrong_in(store: MemoryStore) -> list[str]:
    return [str(each) async for each in store_complaints(store, lambda done, of: None)]


@pytest.mark.parametrize("name", game_names())
def test_nothing_is_wrong_with_games_as_they_were_played(name: str) -> None:
    async def story() -> None:
        _, store = await played_room(name)
        assert await wrong_in(store) == []

    run_virtually(story)


def changed_body(kind: str, old: bytes, new: bytes) -> Callable[[list[Row]], int]:
    """Changes the last row of this kind; gives its number."""

    def change(rows: list[Row]) -> int:
        row = [each for each in rows if each.kind == kind and old in each.body][-1]
        rows[row.n - 1] = row._replace(body=row.body.replace(old, new))
        return row.n

    return change


def without_a_row(rows: list[Row]) -> int:
    return rows.pop(4).n


def of_another_kind(rows: list[Row]) -> int:
    rows[3] = rows[3]._replace(kind="nonsense")
    return 4


def another_seed(rows: list[Row]) -> int:
    row = next(each for each in rows if each.kind == "begin")
    begin = msgspec.json.decode(row.body)
    rows[row.n - 1] = row._replace(body=msgspec.json.encode(begin | {"seed": bytes(32).hex()}))
    return row.n


def without_a_move(rows: list[Row]) -> int:
    """All later rows move up, as if the move had never been; the first one that cannot follow is found."""
    place = next(place for place, each in enumerate(rows) if each.kind == "move")
    del rows[place]
    rows[place:] = [row._replace(n=row.n - 1) for row in rows[place:]]
    return 0


DAMAGES: dict[str, Callable[[list[Row]], int]] = {
    "a body that is no JSON": changed_body("move", b"{", b"["),
    "a verb that nobody knows": changed_body("move", b'"verb":"', b'"verb":"X'),
    "a missing row": without_a_row,
    "a kind that nobody knows": of_another_kind,
    "another seed": another_seed,
    "other places": changed_body("end", b'"places":[', b'"places":[9,'),
    "another secret": changed_body("begin", b'"secret":"', b'"secret":"00'),
    "a move that is gone": without_a_move,
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_whatever_is_changed_in_the_rows_is_named(damage: str) -> None:
    async def story() -> None:
        _, store = await played_room(game_names()[0])
        ((key, rows),) = store._kept.rows.items()
        n = DAMAGES[damage](rows)
        (complaint,) = await wrong_in(store)
        assert complaint.startswith(f"table {key}, row {n or ''}")

    run_virtually(story)


class Busy(MemoryStore):
    """A store at whose table somebody sits down between the reading of its rows and that of its line."""

    later: tuple[Row, ...] = ()

    async def table(self, table: str) -> TableLine | None:
        rows, self.later = self.later, ()
        self._kept.rows[table] += rows
        return await super().table(table)


def test_a_table_that_is_played_on_meanwhile_is_looked_at_again() -> None:
    async def story() -> None:
        _, played = await played_room(game_names()[0])
        store = Busy()
        store._kept = played._kept
        (rows,) = store._kept.rows.values()
        place = max(place for place, row in enumerate(rows) if row.kind == "begin")
        store.later = tuple(rows[place:])
        del rows[place:]
        assert await wrong_in(store) == []
        assert not store.later

    run_virtually(story)


def test_what_is_listed_otherwise_than_the_rows_say_is_named() -> None:
    async def story() -> None:
        _, store = await played_room(game_names()[0])
        kept = store._kept
        ((key, line),) = kept.tables.items()
        kept.tables[key] = msgspec.structs.replace(line, people=line.people + 1)
        kept.games[key, 1] = msgspec.structs.replace(kept.games[key, 1], places=[])
        kept.rules["0" * 64] = b"{}"
        assert await wrong_in(store) == [
            f"the rules {'0' * 64} cannot be read, or are not those that were kept",
            f"table {key}: it is listed otherwise than its rows say",
            f"table {key}: its game 1 is listed otherwise than its rows say",
        ]

    run_virtually(story)


async def a_cup() -> tuple[MemoryStore, str]:
    """A store with a tournament that was played to its end, and the tournament's key."""
    hall = await Hall.opened()
    cup = await hall.with_bots(5)
    await until_over(cup)
    await hall.tournaments.drain()
    await hall.room.drain()
    assert isinstance(hall.room.store, MemoryStore)
    return hall.room.store, cup.book.key


def test_the_log_of_a_tournament_is_looked_through_beside_those_of_tables() -> None:
    async def story() -> None:
        store, _ = await a_cup()
        assert await wrong_in(store) == []
        seen: list[tuple[int, int]] = []
        assert not [each async for each in store_complaints(store, lambda done, of: seen.append((done, of)))]
        assert seen[-1] == (3, 3), "two tables and the tournament"

    run_virtually(story)


@pytest.mark.parametrize(
    ("number", "body", "what"),
    [
        (3, b"\xff", "it cannot be read"),
        (1, b'{"kind":"enter","name":"Ann"}', "it cannot follow what is before it (a tournament begins"),
        (7, b'{"kind":"withdraw","entrant":99}', "it cannot follow what is before it (list index"),
        (9, b'{"kind":"moved","entrant":0}', "it cannot be read"),
    ],
)
def test_a_row_of_a_tournament_that_is_damaged_is_named(number: int, body: bytes, what: str) -> None:
    async def story() -> None:
        store, key = await a_cup()
        rows = store._kept.rows[tournament_log(key)]
        rows[number - 1] = rows[number - 1]._replace(body=body)
        (said,) = await wrong_in(store)
        assert said.startswith(f"tournament {key}, row {number}: {what}")

    run_virtually(story)


def test_what_is_wrong_with_a_tournament_is_named() -> None:
    async def story() -> None:
        store, key = await a_cup()
        opened = store._kept.rows[tournament_log(key)][0]
        tree = msgspec.json.decode(opened.body)
        other = msgspec.json.encode({**tree, "secret": "00" * 32})
        store._kept.rows[tournament_log(key)][0] = opened._replace(body=other)
        what = "it cannot follow what is before it (its seed is not the one that was promised)"
        assert await wrong_in(store) == [f"tournament {key}, row 1: {what}"]
        store, key = await a_cup()
        del store._kept.rows[tournament_log(key)][1]
        assert await wrong_in(store) == [f"tournament {key}, row 2: it is missing"]
        store, key = await a_cup()
        del store._kept.rows[tournament_log(key)]
        assert await wrong_in(store) == [f"tournament {key}: it is listed, but has no rows"]
        store, key = await a_cup()
        del store._kept.tournaments[key]
        assert await wrong_in(store) == [f"tournament {key}: it is listed otherwise than its rows say"]

    run_virtually(story)
