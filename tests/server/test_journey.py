"""Journeys: a room as anybody starts it, two people and the house in it, games of every kind, and kills."""

import asyncio
import signal
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, Table
from parlour.engine.rules.asset import Players
from parlour.engine.rules.finder import find_game, game_names
from tests.server.room_process import brief_options, play_to_the_end, room_process, run


def seats_for(game: str) -> int:
    players: Players = find_game(game).rules().players
    return max(players.least, min(players.most, 4))


async def two_sit_down(link: str) -> tuple[Table, Table]:
    ann, ben = Table(Door(link, name="Ann")), Table(Door(link, name="Ben"))
    for table, name in ((ann, "Ann"), (ben, "Ben")):
        await table.line.open()
        await table.sit(name)
    return ann, ben


async def leave(*tables: Table) -> None:
    for table in tables:
        await table.line.close()


@pytest.mark.parametrize("game", game_names())
def test_two_people_and_the_house_play_each_game_to_its_end_and_a_kill_costs_nothing(
    game: str, tmp_path: Path
) -> None:
    async def story(link: str) -> None:
        ann, ben = await two_sit_down(link)
        await ann.do("begin")
        await play_a_little(ann, ben)
        before = [(each.view, each.asked) for each in (ann, ben)]
        room.kill()
        room.start()
        await asyncio.gather(*(back(each) for each in (ann, ben)))
        assert [(each.view, each.asked) for each in (ann, ben)] == before, "the same hand goes on"
        await asyncio.gather(*(play_to_the_end(each, Luck(2)) for each in (ann, ben)))
        endings = [each.view and each.view.ending for each in (ann, ben)]
        assert endings[0] is not None
        assert endings[0] == endings[1]
        await leave(ann, ben)

    options = [game, "--seats", str(seats_for(game)), *brief_options(game)]
    with room_process(tmp_path, *options) as (room, link):
        run(story(link))


async def play_a_little(*tables: Table) -> None:
    """Until one of them has answered three questions and everything is quiet."""
    playing = [asyncio.create_task(play_to_the_end(each, Luck(1), enough=3)) for each in tables]
    _, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
    await asyncio.sleep(0.3)


async def back(table: Table) -> None:
    """Waits until the line is there again, with all that the room has to say first."""
    while not table.line.is_cut:
        await asyncio.sleep(0.01)
    while table.line.is_cut:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)


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
