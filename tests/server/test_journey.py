"""Journeys: a room as anybody starts it, two people and the house in it, games of every kind, and kills."""

import asyncio
import signal
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, Table, open_table
from parlour.engine.rules.finder import game_names
from tests.server.room_process import play_to_the_end, room_process, run
from tests.tables.stories import brief_settings


async def two_sit_down(link: str) -> tuple[Table, Table]:
    ann, ben = Table(Door(link, name="Ann")), Table(Door(link, name="Ben"))
    for table, name in ((ann, "Ann"), (ben, "Ben")):
        await table.open()
        await table.sit(name)
    return ann, ben


async def leave(*tables: Table) -> None:
    for table in tables:
        await table.close()


async def both_at(address: str, game: str) -> tuple[Table, Table]:
    """Two people at a new table of this game, which has begun."""
    brief = brief_settings(game)
    door = await open_table(address, {"game": game, "seats": brief.seats, "changes": brief.changes})
    ann, ben = await two_sit_down(door.link)
    await ann.do("begin")
    return ann, ben


@pytest.mark.thorough
def test_two_people_and_the_house_play_each_game_to_its_end_and_a_kill_costs_nothing(tmp_path: Path) -> None:
    """A game of every kind is on at once when the room is killed."""

    async def story(link: str) -> None:
        address = link.partition("/t/")[0]
        pairs = [await both_at(address, game) for game in game_names()]
        await asyncio.gather(*(play_a_little(*pair) for pair in pairs))
        people = [each for pair in pairs for each in pair]
        before = [(each.view, each.asked) for each in people]
        room.kill()
        room.start()
        await asyncio.gather(*(back(each) for each in people))
        assert [(each.view, each.asked) for each in people] == before, "the same hand goes on"
        await asyncio.gather(*(play_to_the_end(each, Luck(2)) for each in people))
        for ann, ben in pairs:
            endings = [each.view and each.view.ending for each in (ann, ben)]
            assert endings[0] is not None
            assert endings[0] == endings[1]
        await leave(*people)

    with room_process(tmp_path) as (room, link):
        run(story(link), 120)


async def play_a_little(*tables: Table) -> None:
    """Until one of them has answered three questions and everything is quiet."""
    playing = [asyncio.create_task(play_to_the_end(each, Luck(1), enough=3)) for each in tables]
    _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
    await asyncio.sleep(0.3)


async def back(table: Table) -> None:
    """Waits until the line is there again, with all that the room has to say first."""
    while not table.transport.is_cut:
        await asyncio.sleep(0.01)
    while table.transport.is_cut:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)


@pytest.mark.thorough
def test_ending_it_says_that_all_is_kept(tmp_path: Path) -> None:
    with room_process(tmp_path) as (room, link):
        code, said = room.end(signal.SIGINT)
    assert code == 0
    assert "All tables are kept" in said
    with room_process(tmp_path, "--port", str(room.port)) as (_, _):
        run(still_there(link))


async def still_there(link: str) -> None:
    async with Table(Door(link)) as table:
        assert table.seats is not None or table.welcome is not None
