"""Suggested answers on the drawn screen: Enter takes them, typing replaces them, Escape goes back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from parlour.cli.home import _at_home
from parlour.engine.rules.finder import game_names
from parlour.terminal.home.front import set_preferences
from parlour.terminal.home.menu import Setup, ask_for_game
from parlour.terminal.home.settings import Settings, read_settings
from parlour.terminal.show.options import Offered
from parlour.terminal.show.screen import Screen, Work
from tests.terminal.app.table import Table, at_table
from tests.terminal.script import dealt

MOST_QUESTIONS = 8
Talk = Callable[[Table], Awaitable[None]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))


def sit(work: Work, talk: Talk, settings: Settings | None = None) -> None:
    async def talked() -> None:
        async with at_table(dealt(), work=work, settings=settings) as table:
            await talk(table)

    asyncio.run(talked())


async def sees(table: Table, text: str) -> None:
    await table.until(lambda: text in " ".join(table.text().split()))


def test_the_first_key_replaces_what_the_menu_suggests() -> None:
    wishes: list[Setup] = []

    def work(screen: Screen) -> int:
        wishes.append(ask_for_game(screen))
        return 0

    async def talk(table: Table) -> None:
        await sees(table, "Which game? [1]")
        await table.pilot.press("4", "enter")
        for _ in range(MOST_QUESTIONS):
            await table.until(lambda: bool(wishes) or table.app.table.offered is not None)
            assert not table.app.table.notice
            is_asked_for_rivals = "How many opponents" in table.text()
            if not wishes:
                await table.pilot.press(*(["1", "enter"] if is_asked_for_rivals else ["enter"]))

    sit(work, talk)
    assert wishes[0].game.id == game_names()[3]
    assert len(wishes[0].seats.split(",")) == 2


def test_escape_goes_back_one_question_and_from_the_first_one_home() -> None:
    async def talk(table: Table) -> None:
        await sees(table, "play a game")
        await table.pilot.press("p", "enter")
        await sees(table, "Which game? [1]")
        await table.pilot.press("enter")
        await sees(table, "Which rules")
        await table.pilot.press("escape")
        await sees(table, "Which game? [1]")
        await table.pilot.press("escape")
        await sees(table, "What would you like to do")

    sit(_at_home, talk)


@pytest.mark.parametrize("key", ["f", "j"])
def test_escape_goes_back_from_every_question_at_home(key: str) -> None:
    async def talk(table: Table) -> None:
        await sees(table, "play a game")
        await table.pilot.press(key, "enter")
        await table.asked()
        await table.pilot.press("escape")
        await sees(table, "What would you like to do")

    sit(_at_home, talk)


@pytest.mark.parametrize(
    ("keys", "name"),
    [(["enter"], "Ann"), (["escape"], "Ann"), (["B", "o", "enter"], "Bo"), ([*"none", "enter"], "")],
)
def test_the_present_name_stands_there_and_only_another_one_or_none_replaces_it(
    keys: list[str], name: str
) -> None:
    def work(screen: Screen) -> int:
        set_preferences(screen)
        return 0

    async def talk(table: Table) -> None:
        await sees(table, "your name: Ann")
        await table.pilot.press("1", "enter")
        await sees(table, "What is your name?")
        assert table.app.table.line.value == "Ann"
        await table.pilot.press(*keys)
        await sees(table, f"your name: {name or 'none'}")

    sit(work, talk, Settings(name="Ann"))
    assert read_settings().name == name


def test_an_order_of_places_is_replaced_by_what_is_typed() -> None:
    asked: list[str] = []

    def work(screen: Screen) -> int:
        asked.append(screen.ask("In which order?", Offered(default="1 2 3")))
        return 0

    async def talk(table: Table) -> None:
        await table.asked()
        await table.pilot.press("3", "space", "2", "space", "1", "enter")
        await table.until(lambda: bool(asked))

    sit(work, talk)
    assert asked == ["3 2 1"]
