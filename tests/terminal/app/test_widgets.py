"""The line that answers are typed into, and what can be done instead of typing."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from parlour.terminal.app.dialogs import PaneScreen
from parlour.terminal.home.settings import Settings
from parlour.terminal.replay import show_replay
from parlour.terminal.replay_view import PUBLIC
from parlour.terminal.show.screen import Screen
from tests.terminal.app.table import Table, at_table
from tests.terminal.script import brag, dealt
from tests.wire.walks import GAMES, walk

Talk = Callable[[Table], Awaitable[None]]


def shows(table: Table, text: str) -> bool:
    return text in table.text()


def sit(talk: Talk, *, moment: float = 0.0, seats: str = "me,random") -> None:
    """Lets somebody talk to a table on which seat 0 is to act."""

    async def talked() -> None:
        async with at_table(dealt(seats), moment=moment) as table:
            await table.asked()
            await talk(table)

    asyncio.run(talked())


def test_a_wrong_word_says_what_is_possible_and_changes_nothing() -> None:
    async def talk(table: Table) -> None:
        await table.type("xyzzy")
        assert "There is no move 'xyzzy' here: type s or a, or ? for help." in table.text()

    sit(talk)


def test_earlier_lines_come_back() -> None:
    async def talk(table: Table) -> None:
        await table.type("xyzzy")
        await table.asked()
        await table.pilot.press("ctrl+p")
        assert table.app.table.line.value == "xyzzy"
        await table.pilot.press("ctrl+n")
        assert table.app.table.line.value == ""

    sit(talk)


def test_enter_takes_what_is_lit_and_escape_goes_back() -> None:
    async def talk(table: Table) -> None:
        asked = table.app.table.asked_so_far
        await table.pilot.press("down", "enter")
        await table.until(lambda: table.app.table.asked_so_far > asked)
        assert "Which place of your hand?" in table.text()
        await table.pilot.press("escape")
        await table.until(lambda: table.app.table.asked_so_far > asked + 1)
        assert "Your turn: swap one card" in table.text()

    sit(talk)


def test_enter_alone_commits_nothing() -> None:
    async def talk(table: Table) -> None:
        await table.type("")
        assert "Type one of the keys" in table.text()

    sit(talk)


@pytest.mark.parametrize(
    ("word", "shown"), [("?", "What you may do"), ("rules", "The aim"), ("hint", "The house")]
)
def test_panes_open_over_the_table_and_escape_closes_them(word: str, shown: str) -> None:
    async def talk(table: Table) -> None:
        await table.type(word)
        await table.until(lambda: isinstance(table.app.screen, PaneScreen) and shown in table.text())
        await table.pilot.press("escape")
        await table.until(lambda: table.app.screen is table.app.table)
        assert "Your turn" in table.text()

    sit(talk)


def test_a_marked_card_goes_with_the_move_that_is_chosen_next() -> None:
    async def talk(table: Table) -> None:
        table.app.table.pick(("hand", 2))
        table.app.table.pick(("centre", 1))
        before = table.app.table.asked_so_far
        table.app.table.submit("s")
        await table.until(lambda: table.app.table.asked_so_far > before)
        assert any("You put" in line for line in table.app.table.told)

    sit(talk)


def test_a_new_size_draws_the_table_anew() -> None:
    async def talk(table: Table) -> None:
        await table.pilot.resize_terminal(60, 20)
        await table.pilot.pause()
        assert max(map(len, table.text().splitlines())) <= 60
        assert "s Swap one card with the centre" in table.text()

    sit(talk)


def test_a_key_skips_what_bots_take_time_for() -> None:
    async def talk(table: Table) -> None:
        before = table.app.table.asked_so_far
        table.app.table.line.put("s 1 1")
        await table.pilot.press("enter")
        await table.until(lambda: "Waiting for Ada." in table.text())
        assert "Enter skip ahead" in table.text()
        await table.pilot.press("enter")
        await table.until(lambda: table.app.table.asked_so_far > before)

    sit(talk, moment=30.0)


def test_a_move_that_is_the_only_one_plays_itself_where_that_is_set() -> None:
    match = brag("me,random", lives=1, knockAfterSwap=False)

    async def play() -> None:
        async with at_table(match, settings=Settings(forced=True)) as table:
            offered = await table.asked()
            assert len(offered.offers) > 1

    asyncio.run(play())


def test_arrows_go_through_a_replay_while_nothing_is_typed() -> None:
    *_, match = walk(GAMES[0], 100_000)

    def work(screen: Screen) -> int:
        show_replay(match, PUBLIC, screen, stepwise=True)
        return 0

    async def look() -> None:
        async with at_table(match, work=work) as table:
            for keys, place in (
                (["right"], 1),
                (["right"], 2),
                (["left"], 1),
                (["end"], match.n),
                (["home"], 0),
                (["2", "left", "1", "enter"], 12),
            ):
                await table.asked()
                await table.pilot.press(*keys)
                await table.until(partial(shows, table, f"Move {place} of"))

    asyncio.run(look())


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q"])
def test_one_can_leave_while_a_suggestion_is_marked(key: str) -> None:
    async def talk(table: Table) -> None:
        table.app.table.line.suggest("3 2 1")
        await table.pilot.press(key)
        await table.until(table.is_over)

    sit(talk)
