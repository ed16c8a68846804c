"""A table of a room in this process: the same client as by a socket, and one process at a table."""

import asyncio
from pathlib import Path

import pytest

from parlour.client import RoomError
from parlour.client.local_room import LocalRoom
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import SeatCard
from parlour.storage.sqlite.store import SqliteStore
from tests.client.local import everybody, local_room, play


async def begun(room: LocalRoom, name: str, people: int = 1) -> str:
    game = find_game(name)
    rules = game.rules(switches=game.brief)
    seats = max(rules.players.least, people)
    cards = [SeatCard(f"Seat {seat}", "me" if seat < people else "random") for seat in range(seats)]
    return await room.begin(game, rules, cards)


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_is_played_without_a_socket(name: str) -> None:
    async def story() -> None:
        async with local_room() as room:
            table = await begun(room, name)
            await play(room, table)
            assert (await room.state(table)).status == "over"

    asyncio.run(asyncio.wait_for(story(), 60))


def test_people_at_one_screen_see_their_own_cards() -> None:
    async def story() -> None:
        async with local_room() as room:
            table = await begun(room, game_names()[0], people=2)
            async with everybody(room, table) as (one, other):
                await play(room, table, 3)
                assert (one.you, other.you) == (0, 1)
                assert one.view != other.view

    asyncio.run(story())


def test_whoever_looks_on_is_asked_nothing() -> None:
    async def story() -> None:
        async with local_room() as room:
            table = await begun(room, game_names()[0])
            async with room.connect(table, "") as public:
                await public.changed()
                assert (public.you, public.asked) == (None, 0)

    asyncio.run(story())


def test_a_refusal_is_a_sentence() -> None:
    async def story() -> None:
        async with local_room() as room:
            with pytest.raises(RoomError, match="no such table") as refused:
                await room.connect("nowhere", room.owner).open()
            assert refused.value.code == "no-such-table"

    asyncio.run(story())


def test_a_table_that_was_left_goes_on_in_the_next_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with local_room(SqliteStore(tmp_path / "room.db")) as room:
            table = await begun(room, game_names()[0])
            await play(room, table, 2)
        async with local_room(SqliteStore(tmp_path / "room.db")) as room:
            await play(room, table)
            assert (await room.state(table)).status == "over"

    asyncio.run(story())
