"""What lies over the table closes once, however fast the keys come."""

import asyncio

import pytest

from parlour.terminal.app.dialogs import ChoiceScreen, PaneScreen
from parlour.terminal.home.front import Entry, at_home
from parlour.terminal.show.screen import Screen
from tests.terminal.app.table import Table, at_table
from tests.terminal.script import dealt


async def shown(table: Table, text: str) -> None:
    await table.until(lambda: text in table.text())


def test_a_key_that_comes_while_a_list_closes_does_no_harm() -> None:
    async def story() -> None:
        entry = Entry("l", "learn", lambda screen: len(screen.ask("What?")))
        work = lambda screen: at_home(screen, lambda it: [entry])  # noqa: E731
        async with at_table(dealt(), work=work) as table:
            await shown(table, "learn")
            choice = table.app.screen
            assert isinstance(choice, ChoiceScreen)
            await table.pilot.press("l", "enter")
            choice.action_back()
            await shown(table, "What?")

    asyncio.run(story())


def test_a_pane_closes_once() -> None:
    async def story() -> None:
        def work(screen: Screen) -> int:
            screen.page("# All there is to know")
            screen.ask("And?")
            return 0

        async with at_table(dealt(), work=work) as table:
            await shown(table, "All there is to know")
            pane = table.app.screen
            assert isinstance(pane, PaneScreen)
            pane.action_close()
            pane.action_close()
            await shown(table, "And?")

    asyncio.run(story())


@pytest.mark.parametrize("show", ["open_pane", "hand_over"])
def test_ctrl_c_leaves_whatever_lies_over_the_table(show: str) -> None:
    async def story() -> None:
        async with at_table(dealt()) as table:
            await table.asked()
            getattr(table.app, show)("Read this.")
            await shown(table, "Read this.")
            await table.pilot.press("ctrl+c")
            await table.until(table.is_over)
            assert table.sitting.screen.left == 130

    asyncio.run(story())
