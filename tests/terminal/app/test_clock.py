"""The clock at the drawn table: it ticks in sight, also over a pane, and ends the question with the time."""

import asyncio
from pathlib import Path

from parlour.engine.play.position import Position
from parlour.terminal.app.screens.pane import PaneScreen
from parlour.terminal.clock import Timer, TurnClock
from parlour.terminal.show.screen import Screen
from parlour.terminal.sitting import sit_down
from tests.terminal.app.table import at_table
from tests.terminal.script import dealt


class Turnable(TurnClock):
    """A clock whose hands can be turned."""

    def __init__(self) -> None:
        super().__init__(60)
        self.timers: list[Timer] = []

    def timer(self, position: Position, seat: int, then: str) -> Timer:
        self.timers.append(super().timer(position, seat, then))
        return self.timers[-1]


async def sleep_through(keys: list[str]) -> tuple[list[str], list[str]]:
    """Somebody presses these keys and falls asleep; what was on the screen, and who decided."""
    clock, match, seen = Turnable(), dealt(), []

    def work(screen: Screen) -> int:
        screen.clock = clock
        return sit_down(match, Path("x"), screen).exit_code

    async with at_table(match, (60, 20), work=work) as table:
        await table.asked()
        await table.until(lambda: bool(clock.timers))
        await table.pilot.press(*keys)
        await table.until(lambda: not keys or isinstance(table.app.screen, PaneScreen))
        seen.append(table.text())
        clock.timers[0].is_warned = True
        clock.timers[0].due = 0.0
        table.app.answered("")  # wakes whoever waits for an answer, as the end of the time would
        await table.until(lambda: len(clock.timers) > 1 and table.app.table.offered is not None)
        seen.append(table.text())
    return seen, [turn.by for turn in match.played if turn.seat == 0]


def test_the_clock_is_drawn_with_what_will_be_played_and_plays_it() -> None:
    (before, after), decided = asyncio.run(sleep_through([]))
    assert " seconds, then: Swap one card with the centre (s 1 1)." in before
    assert "Your time was up. Played for you: Swap one card" in " ".join(after.split())
    assert decided[-1] == "clock"


def test_a_pane_shows_the_time_and_closes_when_it_is_up() -> None:
    (pane, table), decided = asyncio.run(sleep_through(["question_mark", "enter"]))
    assert "Escape closes this." in pane
    assert " seconds, then: Swap one card" in pane
    assert "Your time was up." in table
    assert decided[-1] == "clock"
