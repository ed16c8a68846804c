"""Colours of every drawn screen: they can be read on a dark and on a light terminal alike."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest
from rich.color import Color, ColorType
from rich.segment import Segment

from parlour.cli.home import _at_home
from parlour.engine.rules.finder import game_names
from parlour.terminal.app.dialogs import ChoiceScreen, CoverScreen, PaneScreen
from parlour.terminal.clock import Timer
from parlour.terminal.replay import show_replay
from parlour.terminal.replay_view import PUBLIC
from parlour.terminal.show.options import moves_offered
from parlour.terminal.show.screen import Screen, Work
from parlour.terminal.table.company import FIRST, Company
from parlour.terminal.table.sitting import Sitting
from tests.terminal.app.table import Table, at_table
from tests.terminal.script import Script, dealt, page_at, services_at
from tests.terminal.table.test_live import Elsewhere, acting, snapshot
from tests.wire.walks import GAMES, begun, walk

pytestmark = pytest.mark.thorough
SIZES = ((60, 20), (80, 24), (140, 40))
READABLE = {"red": 1, "green": 2, "magenta": 5, "bright_blue": 12}
"""Colours of the terminal's own palette that stand out from black and from white; yellow and cyan do not."""
MARKDOWN = (
    "# A\n## B\n### C\n#### D\n##### E\n###### F\n\n- *x* **y** `z` [w](v)\n\n> q\n\n1. n\n\n"
    "| a | b |\n|---|---|\n| c | d |\n\n```\nf\n```\n\n---\n"
)


def is_set(colour: Color | None) -> bool:
    return colour is not None and not colour.is_default


def is_readable(segment: Segment) -> bool:
    """Whether no colour of ours meets one of the terminal's, but for those that fit both kinds."""
    style = segment.style
    if style is None:
        return True
    if is_set(style.bgcolor):
        return is_set(style.color)
    if not is_set(style.color):
        return True
    assert style.color is not None
    return style.color.type == ColorType.STANDARD and style.color.number in READABLE.values()


def unreadable(table: Table) -> Iterator[str]:
    for strip in table.app.screen._compositor.render_strips():
        for segment in strip:
            if not is_readable(segment):
                yield f"{segment.text!r} in {segment.style}"


def reversed_text(table: Table) -> Iterator[str]:
    """What is marked: reversed, so that it can be seen on any terminal."""
    for strip in table.app.screen._compositor.render_strips():
        yield from (segment.text for segment in strip if segment.style is not None and segment.style.reverse)


def check(table: Table, *seen: str) -> None:
    """Asserts that what is on the screen can be read, and that it is what was meant."""
    for text in seen:
        assert text in table.text(), table.text()
    assert not list(unreadable(table))


Look = Callable[[Table], Awaitable[None]]


def look(size: tuple[int, int], look_at: Look, work: Work | None = None) -> None:
    async def looked() -> None:
        async with at_table(dealt("me,random"), size, work=work) as table:
            await look_at(table)

    asyncio.run(looked())


async def shown(table: Table, text: str) -> None:
    await table.until(lambda: text in " ".join(table.text().split()))


@pytest.mark.parametrize("size", SIZES)
def test_tables_of_all_games(size: tuple[int, int]) -> None:
    """With cards that are marked, a move that is lit, a warning, and a clock that is nearly up."""

    async def look_at(table: Table) -> None:
        await table.asked()
        for game in game_names():
            match = begun(game)
            page = page_at(match, acting(match))
            offered = moves_offered(page)
            table.app.table.show_page(page)
            table.app.ask("", offered)
            await table.pilot.pause()
            check(table)
            for zone, places in offered.pools.items():
                for place in places:
                    table.app.table.pick((zone, place))
            table.app.table.lit = 0
            table.app.table.warn("That will not do.")
            timer = Timer(60.0, "Pass")
            timer.due -= 55.0
            table.app.table.show_timer(timer)
            await table.pilot.press("x")
            await table.pilot.pause()
            check(table, "That will not do.", "Hurry")
            table.app.table.show_timer(None)

    look(size, look_at)


@pytest.mark.parametrize("size", SIZES)
def test_panes(size: tuple[int, int]) -> None:
    async def look_at(table: Table) -> None:
        await table.asked()
        match = dealt("me,random")
        for text in (MARKDOWN, services_at(match, Script()).help_text(page_at(match))):
            table.app.open_pane(text)
            await table.until(lambda: isinstance(table.app.screen, PaneScreen))
            await table.pilot.pause()
            check(table, "Escape closes this.")

    look(size, look_at)


@pytest.mark.parametrize("size", SIZES)
def test_covers(size: tuple[int, int]) -> None:
    async def look_at(table: Table) -> None:
        await table.asked()
        table.app.table.done_asking()
        table.app.hand_over("It is Ann's turn.")
        await table.until(lambda: isinstance(table.app.screen, CoverScreen))
        await table.pilot.pause()
        check(table, "It is Ann's turn.")

    look(size, look_at)


@pytest.mark.parametrize("size", SIZES)
def test_home_settings_and_the_menu(
    size: tuple[int, int], tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))

    async def look_at(table: Table) -> None:
        await shown(table, "What would you like to do")
        assert isinstance(table.app.screen, ChoiceScreen)
        check(table, "play a game")
        assert "play a game" in "".join(reversed_text(table))
        await table.pilot.press("s", "enter")
        await shown(table, "Choose what to change")
        check(table)
        await table.pilot.press("1", "enter")
        await shown(table, "What is your name?")
        check(table)
        await table.pilot.press("escape")
        await shown(table, "Choose what to change")
        await table.pilot.press("escape")
        await shown(table, "What would you like to do")
        await table.pilot.press("p", "enter")
        await shown(table, "Which game")
        check(table)
        await table.pilot.press("9", "enter")
        await shown(table, "There is no game")
        check(table)

    look(size, look_at, _at_home)


@pytest.mark.parametrize("size", SIZES)
def test_a_replay(size: tuple[int, int]) -> None:
    *_, match = walk(GAMES[0], 100_000)

    def work(screen: Screen) -> int:
        show_replay(match, PUBLIC, screen, stepwise=True)
        return 0

    async def look_at(table: Table) -> None:
        await table.asked()
        check(table, "Move 0 of")

    look(size, look_at, work)


@pytest.mark.parametrize("size", SIZES)
def test_a_live_table(size: tuple[int, int]) -> None:
    match = begun(GAMES[0])
    open_table = snapshot(match, 0, status="open")._replace(picture=None)
    there = Elsewhere()

    def work(screen: Screen) -> int:
        with screen.listening(there.inbox):
            Sitting(Company({FIRST: there}, {FIRST: open_table}, screen)).visit("", watch=False)
        return 0

    async def look_at(table: Table) -> None:
        await shown(table, "Type b to begin.")
        check(table)
        there.inbox.put(snapshot(match, acting(match), asked=3))
        await shown(table, "hint worth")
        check(table)

    look(size, look_at, work)
