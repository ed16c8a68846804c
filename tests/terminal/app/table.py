"""A table of the application for tests: a match, somebody who sits before it, and what is on the screen."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from parlour.match.export import facts_of
from parlour.match.match import Match
from parlour.storage.memory import MemoryStore
from parlour.terminal.app.running import WorkThread
from parlour.terminal.app.screen import AppScreen
from parlour.terminal.app.table_app import TableApp
from parlour.terminal.draw.line import Line
from parlour.terminal.home.settings import Settings
from parlour.terminal.show.options import Offered
from parlour.terminal.show.screen import Screen, Work
from parlour.terminal.table.local_game import LocalGame
from parlour.terminal.words import TerminalWords

_PATIENCE = 10.0


def at_local_table(match: Match, screen: Screen, places: list[LocalGame] | None = None) -> int:
    """Play the match at a table of this screen, and return the exit code."""
    here = LocalGame(screen, MemoryStore())
    if places is not None:
        places.append(here)
    return here.play(here.loop.wait(here.room.take_over(facts_of(match))))


class Table:
    """An application that runs, and a hand at its keyboard and mouse."""

    def __init__(
        self, app: TableApp, sitting: WorkThread, pilot: "Pilot[None]", places: list[LocalGame]
    ) -> None:
        self._places = places
        self.app = app
        self.sitting = sitting
        self.pilot = pilot

    @property
    def match(self) -> Match:
        """The match as it stands."""
        state = self._places[0].state
        assert state is not None
        return state.now_played()

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Waits until something is so, and fails where it never is."""
        end = asyncio.get_running_loop().time() + _PATIENCE
        while not is_so():
            assert asyncio.get_running_loop().time() < end, f"it never came to that:\n{self.text()}"
            if self.sitting.error is not None:
                raise self.sitting.error
            await asyncio.sleep(0.002)
        await self.pilot.pause()

    async def asked(self) -> Offered:
        """What is asked, once something is or the sitting has ended."""
        await self.until(lambda: self.app.table.offered is not None or not self.sitting.thread.is_alive())
        return self.app.table.offered or Offered()

    async def type(self, line: str) -> None:
        """Types a line and Enter, and waits until it has been heard."""
        before = self.app.table.asked_so_far
        self.app.table.line.put(line)
        await self.pilot.press("enter")
        await self.until(lambda: self.moved_on(before))

    def moved_on(self, before: int) -> bool:
        table = self.app.table
        return (
            bool(table.notice)
            or table.asked_so_far != before
            or self.app.screen is not table
            or self.is_over()
        )

    def is_over(self) -> bool:
        return not self.sitting.thread.is_alive()

    def text(self) -> str:
        """Everything that is on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)

    def drawn(self) -> list[Line]:
        size = self.app.table.size
        return self.app.table.draw_table(size.width, size.height - 2)


@asynccontextmanager
async def at_table(
    match: Match,
    size: tuple[int, int] = (80, 24),
    *,
    moment: float = 0.0,
    settings: Settings | None = None,
    work: Work | None = None,
) -> AsyncIterator[Table]:
    """The match at a table of this size."""
    words = TerminalWords()
    app = TableApp(words)
    screen = AppScreen(app, words, settings or Settings())
    screen.unhurried = moment
    places: list[LocalGame] = []
    sitting = WorkThread(work or (lambda it: at_local_table(match, it, places)), screen)
    app.when_ready = sitting.thread.start
    async with app.run_test(size=size) as pilot:
        table = Table(app, sitting, pilot, places)
        yield table
        app.action_leave(0)
    sitting.thread.join(5)
    assert not sitting.thread.is_alive(), "the sitting ends with its screen"
    if sitting.error is not None:
        raise sitting.error
