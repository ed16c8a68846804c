"""Running the application: the screen in the main thread, the sitting in its own, and a clean end of both."""

import sys
from contextlib import suppress
from threading import Thread
from typing import Final

from parlour.engine.printable import printable
from parlour.terminal.app.exits import Exits
from parlour.terminal.app.screen import AppScreen
from parlour.terminal.app.table_app import TableApp
from parlour.terminal.errors import Left
from parlour.terminal.home.settings import Settings
from parlour.terminal.show.screen import Work
from parlour.terminal.words import TerminalWords

_LAST_SECONDS: Final = 0.5
"""So long a sitting may take to end by itself once somebody has left; a bot may think for longer."""


class WorkThread:
    """Some work at the application's screen, such as a sitting, in its own thread; and what came of it."""

    def __init__(self, work: Work, screen: AppScreen) -> None:
        self.work = work
        self.screen = screen
        self.exit_code = 0
        self.error: BaseException | None = None
        self.thread = Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        try:
            self.exit_code = self.work(self.screen)
        except Left as left:
            self.exit_code = left.exit_code
        except BaseException as error:
            self.error = error
        self.screen.finish()

    def result(self) -> int:
        """Return the exit code, once the application has ended; raise here what went wrong."""
        self.thread.join(_LAST_SECONDS)
        if self.error is not None:
            raise self.error
        return self.exit_code if self.screen.left is None else self.screen.left


def run_app(work: Work, words: TerminalWords, settings: Settings, unhurried: float) -> int:
    """Do the work at a drawn screen and return the exit code; see Screen for `unhurried`."""
    app = TableApp(words)
    screen = AppScreen(app, words, settings)
    screen.unhurried = unhurried
    at_work = WorkThread(work, screen)
    app.when_ready = at_work.thread.start
    with Exits(app, screen):
        app.run()
        screen.leave(app.return_code or 0)
        try:
            return at_work.result()
        finally:
            _say_what_is_left(screen)


def _say_what_is_left(screen: AppScreen) -> None:
    """Print the last words once the drawing is gone, after a move that is under way."""
    with screen.move_lock, suppress(OSError):
        print(printable("\n".join(screen.parting)), file=sys.stdout, flush=True)
