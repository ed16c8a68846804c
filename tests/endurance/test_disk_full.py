"""A full disk through the whole room: a sentence, reads go on, and play resumes by itself."""

import asyncio
import itertools
from contextlib import suppress
from pathlib import Path

import pytest

from parlour.cards.luck import Luck
from parlour.client import Door, RoomError, Table, random_move
from parlour.engine.rules.finder import game_names
from parlour.storage.sqlite import SqliteStore
from tests.server.served import HASTY, House, served

ENOUGH = 2000
FULL = "not-stored"
PATIENCE = 0.5
"""Seconds after which a table where nothing happens is asked whether it still keeps anything."""


class SmallDisk(SqliteStore):
    """A store whose file may grow, or may not."""

    def fill(self) -> None:
        (pages,) = self._written.execute("pragma page_count").fetchone()
        self._written.execute(f"pragma max_page_count = {pages}")

    def clear(self) -> None:
        self._written.execute(f"pragma max_page_count = {1 << 30}")


async def play_until_full(table: Table, luck: Luck) -> None:
    """Plays, one game after the other, until nothing is kept any more: neither ours nor a bot's."""
    for _ in range(ENOUGH):
        try:
            await _step(table, luck)
        except RoomError as error:
            if error.code == FULL:
                return
        except TimeoutError:
            if await is_full(table):
                return


async def is_full(table: Table) -> bool:
    """Whether a wish that would have to be kept is refused."""
    try:
        await table.do("pause")
        await table.do("resume")
    except RoomError as error:
        return error.code == FULL
    return False


async def refusal(table: Table) -> RoomError:
    """What is said when even the shortest rows, which fit where others did not, find no space."""
    for wish in itertools.cycle(("pause", "resume")):
        try:
            await table.do(wish)
        except RoomError as error:
            if error.code == FULL:
                return error
    raise AssertionError("nothing was refused")


async def _step(table: Table, luck: Luck) -> None:
    if table.asked and table.view is not None:
        await table.move(random_move(table.view, luck))
    elif table.seats is not None and table.seats.status == "over":
        await table.do("rematch")
    else:
        await asyncio.wait_for(table.changed(), PATIENCE)


async def reads_go_on(house: House, table: Table) -> None:
    """The table is shown to whoever comes, and the room answers."""
    assert (await house.ask("GET", "/healthz")).status == 200
    assert (await house.ask("GET", "/api/tables")).status == 200
    assert await table.why() is not None
    assert table.state is not None


async def goes_on(table: Table, since: int) -> None:
    """Plays until a move of ours is kept; whatever the bots could not have kept they bring again."""
    luck = Luck(2)
    while table.state is None or table.state.seq <= since or table.state.re is None:
        with suppress(RoomError, TimeoutError):
            await _step(table, luck)


@pytest.mark.parametrize("game", game_names()[:1])
def test_a_full_disk_is_said_and_play_resumes_by_itself(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = SmallDisk(tmp_path / "room.db")
        async with served(store=store, **HASTY) as house:
            key = await house.person()
            link = f"{house.origin}/t/{await house.table(key, game=game, seats=3, clock='none')}"
            async with Table(Door(link, key=key)) as table:
                await table.sit("Ann")
                await table.do("begin")
                store.fill()
                await play_until_full(table, Luck(1))
                assert (await refusal(table)).sentence.endswith(".")
                await reads_go_on(house, table)
                before = table.state.seq if table.state else 0
                store.clear()
                with suppress(RoomError):  # unless a pause was the last thing that fitted
                    await table.do("resume")
                await goes_on(table, before)

    asyncio.run(asyncio.wait_for(story(), 60))
