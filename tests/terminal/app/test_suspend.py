"""The terminal lent to something else: the application steps aside, and comes back with what was said."""

import asyncio
import io
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from parlour.engine.errors import ParlourError
from parlour.terminal.app.table_app import TableApp
from parlour.terminal.home.front import Entry, at_home
from parlour.terminal.show.screen import Screen
from tests.terminal.app.table import at_table
from tests.terminal.script import dealt


@contextmanager
def aside(app: TableApp) -> Iterator[None]:
    """No terminal is here to be given back."""
    yield


async def lend(exit_code: int, refusal: str = "") -> str:
    """Home lends the terminal out, Ctrl-C comes meanwhile, and this is seen afterwards."""
    lent: list[str] = []

    def work() -> int:
        signal.raise_signal(signal.SIGINT)
        lent.append("done")
        if refusal:
            raise ParlourError("no", refusal)
        return exit_code

    entry = Entry("o", "open a room", lambda screen: screen.lend_terminal(work))

    def stay(screen: Screen) -> int:
        return at_home(screen, lambda it: [entry])

    async with at_table(dealt(), work=stay) as table:
        await table.until(lambda: "open a room" in table.text())
        before = table.app.screen
        await table.pilot.press("o", "enter")
        await table.until(lambda: bool(lent) and table.app.screen not in (before, table.app.table))
        return table.text()


@pytest.fixture(autouse=True)
def bare_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableApp, "suspend", aside)
    monkeypatch.setattr(sys, "__stdin__", io.StringIO("\n"))


def test_whoever_lends_the_terminal_is_home_again_after_ctrl_c() -> None:
    assert "open a room" in asyncio.run(lend(0))


def test_what_went_wrong_is_read_before_the_table_comes_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert "open a room" in asyncio.run(lend(2))


def test_a_refusal_stands_above_the_list_at_home() -> None:
    assert "No room today." in asyncio.run(lend(0, "No room today."))
