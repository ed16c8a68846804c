"""Several processes over one PostgreSQL: any serves any table, and when one is killed play goes on."""

import asyncio
import time
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, Table
from parlour.client.transports.socket import SocketTransport
from parlour.engine.rules.finder import game_names
from tests.server.room_process import RoomProcess, play_to_the_end, room_process, run
from tests.storage.postgres_server import emptied, shared_server

SECONDS = 3.0
"""So long may a table stand still when its process dies."""


async def sit_down(link: str, name: str) -> Table:
    table = Table(SocketTransport(Door(link, name=name), back_off=(0.1,)))
    await table.open()
    await table.sit(name)
    return table


def move_over(table: Table, room: RoomProcess) -> None:
    """What a balancer does: from now on this line goes to another process."""
    table.door.room = f"http://127.0.0.1:{room.port}"


async def next_change(table: Table, since: int) -> float:
    """How long it takes until the table goes on."""
    began = time.monotonic()
    while table.state is None or table.state.seq <= since or table.transport.is_cut:
        await asyncio.sleep(0.02)
    return time.monotonic() - began


@pytest.mark.thorough
def test_play_goes_on_within_three_seconds_when_the_process_that_led_is_killed(tmp_path: Path) -> None:
    """Ann is at one process, Ben at the other; the house plays between them, so that somebody must lead."""
    server = shared_server()
    if server is None:
        pytest.skip("there is no PostgreSQL on this machine")
    asyncio.run(emptied(server.url))
    game = game_names()[0]
    options = [game, "--seats", "4", "--store", server.url]
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()

    async def story(link: str) -> None:
        ann = await sit_down(link, "Ann")
        ben = await sit_down(link.replace(f":{first.port}", f":{second.port}"), "Ben")
        await ann.do("begin")
        playing = [asyncio.create_task(play_to_the_end(each, Luck(n))) for n, each in enumerate((ann, ben))]
        while ben.state is None or ben.state.seq < 15:
            await asyncio.sleep(0.01)
        move_over(ann, second)
        seen = ben.state.seq
        first.kill()
        assert await next_change(ben, seen) < SECONDS
        await asyncio.gather(*playing)
        assert ann.view is not None
        assert ben.view is not None
        assert ann.view.ending == ben.view.ending is not None
        await ann.close()
        await ben.close()

    with (
        room_process(tmp_path / "a", *options) as (first, link),
        room_process(tmp_path / "b", *options) as (second, _),
    ):
        run(story(link))
