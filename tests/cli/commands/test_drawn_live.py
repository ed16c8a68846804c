"""Whole games at the drawn live table: a room in this process, a real line, and somebody at the keys."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour.cli.commands.join import visit
from parlour.engine.rules.finder import game_names
from parlour.terminal.home.front import Entry, at_home
from parlour.terminal.show.screen import Screen
from tests.journeys.live_room import LiveRoom
from tests.terminal.app.table import Table, at_table
from tests.terminal.app.test_whole_games import answer, by_keys, by_mouse
from tests.terminal.script import dealt

GAME = game_names()[0]
MOST_ANSWERS = 400


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))


async def sees(table: Table, text: str) -> None:
    await table.until(lambda: text in " ".join(table.text().split()))


async def play(game: str, size: tuple[int, int], give: Callable[[Table, list[str]], Awaitable[None]]) -> None:
    """From the empty table to the offer of another game."""
    luck = random.Random(2)
    with LiveRoom(game, clock="none") as room:
        work = lambda screen: visit(room.link, "Ann", screen, watch=False)  # noqa: E731
        async with at_table(dealt(), size, work=work) as table:
            await sees(table, "b begin the game")
            await table.pilot.press("b", "enter")
            for _ in range(MOST_ANSWERS):
                await table.until(lambda: table.app.table.offered is not None)
                offered = table.app.table.offered
                assert offered is not None
                if offered.is_waiting:
                    if "another game" in table.text():
                        break
                    await asyncio.sleep(0.005)
                    continue
                await give(table, answer(offered, luck))
            await sees(table, " win")
            await sees(table, "b another game")


@pytest.mark.shipped
@pytest.mark.thorough
@pytest.mark.parametrize("game", game_names())
def test_a_whole_game_at_the_drawn_live_table(game: str) -> None:
    asyncio.run(play(game, (60, 20), by_keys))


@pytest.mark.thorough
def test_a_whole_game_at_the_drawn_live_table_by_mouse() -> None:
    asyncio.run(play("big-c", (100, 30), by_mouse))


@pytest.mark.thorough
def test_hints_are_refused_with_the_words_of_the_room_where_everybody_plays_alone() -> None:
    async def story() -> None:
        with LiveRoom(GAME, clock="none", casual=False) as room:
            work = lambda screen: visit(room.link, "Ann", screen, watch=False)  # noqa: E731
            async with at_table(dealt(), work=work) as table:
                await sees(table, "b begin the game")
                await table.pilot.press("b", "enter")
                await sees(table, "hint worth")
                table.app.table.line.put("hint")
                await table.pilot.press("enter")
                await sees(table, "the house gives hints at casual tables only")

    asyncio.run(story())


@pytest.mark.thorough
def test_whoever_leaves_a_live_table_is_home_again() -> None:
    async def story() -> None:
        with LiveRoom(GAME, clock="none") as room:

            def join(screen: Screen) -> int | None:
                return visit(room.link, "Ann", screen, watch=False) or None

            def stay(screen: Screen) -> int:
                return at_home(screen, lambda it: [Entry("j", "join a table", join)])

            async with at_table(dealt(), work=stay) as table:
                for _ in range(2):
                    await sees(table, "join a table")
                    await table.pilot.press("j", "enter")
                    await sees(table, "b begin the game")
                    table.app.table.line.put("q")
                    await table.pilot.press("enter")
                await sees(table, "join a table")

    asyncio.run(story())
