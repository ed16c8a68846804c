"""The clock at the drawn table: it ticks in sight, also over a pane, and ends the question with the time."""

import asyncio

from parlour.terminal.app.dialogs import PaneScreen
from parlour.terminal.clock import TurnClock
from parlour.terminal.show.screen import Screen
from tests.terminal.app.table import at_local_table, at_table
from tests.terminal.script import dealt


async def sleep_through(keys: list[str], seconds: int = 2) -> list[str]:
    """Somebody presses these keys and falls asleep; what was on the screen before and after."""
    match, seen = dealt(), list[str]()

    def work(screen: Screen) -> int:
        screen.clock = TurnClock(seconds)
        return at_local_table(match, screen)

    async with at_table(match, (60, 20), work=work) as table:
        await table.asked()
        await table.until(lambda: table.app.table.timer is not None)
        await table.pilot.press(*keys)
        await table.until(lambda: not keys or isinstance(table.app.screen, PaneScreen))
        seen.append(" ".join(table.text().split()))
        await table.until(lambda: "Your time was up" in " ".join(table.text().split()))
        seen.append(" ".join(table.text().split()))
    return seen


def test_the_clock_is_drawn_with_what_will_be_played_and_plays_it() -> None:
    before, after = asyncio.run(sleep_through([]))
    assert ", then: Put " in before
    assert "Your time was up. Played for you: Put " in after


def test_a_pane_shows_the_time_and_closes_when_it_is_up() -> None:
    pane, table = asyncio.run(sleep_through(["question_mark", "enter"], 6))
    assert "Escape closes this." in pane
    assert ", then: Put " in pane
    assert "Escape closes this." not in table
