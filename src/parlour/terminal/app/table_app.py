"""The application: takes what the sitting tells it, and hands back what is answered."""

import asyncio
import contextvars
import os
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen

from parlour.terminal.app.colours import STYLES, THEME
from parlour.terminal.app.suspend import TerminalWork
from parlour.terminal.app.table_screen import TableScreen
from parlour.terminal.show.options import Offer, Offered
from parlour.terminal.words import TerminalWords

_HUNG_UP: Final = 129
_JUST_NOW: Final = 1.0
"""Within so many seconds, being told to go on is about the stop that has just ended."""
_PANE: Final = "pane"
_CHOICE: Final = "choice"
_COVER: Final = "cover"
"""The classes of what lies over the table: most tables never load a dialog."""


def _driver_class() -> type[Driver] | None:
    """Return the driver of a Unix terminal; None leaves it to Textual."""
    if os.name != "posix":
        return None
    from parlour.terminal.app.driver import TableDriver

    return TableDriver


class TableApp(App[None]):
    """One table at this terminal; it knows no match and changes none."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave(130)", priority=True),
        Binding("ctrl+q", "leave(0)", priority=True),
        Binding("ctrl+z", "stop", priority=True),
        ("f1", "say('?')"),
        ("f2", "say('browser')"),
        ("f3", "say('invite')"),
    ]
    CSS = STYLES

    def __init__(self, words: TerminalWords) -> None:
        super().__init__(ansi_color=True, driver_class=_driver_class())
        self.register_theme(THEME)
        self.theme = THEME.name
        self.words = words
        self.table = TableScreen(words)
        self.when_ready: Callable[[], None] = lambda: None
        self.answered: Callable[[str], None] = lambda line: None
        self.leaving: Callable[[int], None] = lambda code: None
        self.is_ready = False
        self.is_lent = False
        """Whether something else has the terminal now, and the signals that it sends."""
        self._is_left = False
        self._went_on = 0.0
        self._loop_here: asyncio.AbstractEventLoop | None = None
        self._sitting_context = contextvars.copy_context()

    def get_default_screen(self) -> TableScreen:
        return self.table

    def on_ready(self) -> None:
        self._loop_here = asyncio.get_running_loop()
        self._sitting_context = contextvars.copy_context()
        self.is_ready = True
        if self._is_left:
            self.exit()
        else:
            self.when_ready()

    def on_unmount(self) -> None:
        self.is_ready = False

    def from_sitting(self, tell: Callable[..., object], *what: Any) -> None:
        """Do something on the loop, in the order in which it is asked for; nothing where none runs."""
        if self._loop_here is None:
            return
        with suppress(RuntimeError):
            self._loop_here.call_soon_threadsafe(tell, *what, context=self._sitting_context)

    # What the person does

    def action_leave(self, exit_code: int) -> None:
        self._is_left = True
        self.leaving(exit_code)
        self.exit()

    def action_stop(self) -> None:
        """Give the terminal back to the shell, as Ctrl-Z asks, until that wants us to go on."""
        from parlour.terminal.app.driver import stop_process

        if self._driver is None or not self._driver.can_suspend:
            return
        with self.suspend():
            stop_process()
        self._went_on = time.monotonic()

    def action_say(self, line: str) -> None:
        self.table.say(line)

    def give(self, line: str | None) -> None:
        self.answered(line or "")

    # What comes from outside, in other threads

    def leave_from_outside(self, exit_code: int) -> None:
        """End the sitting at once, and the application as soon as it can."""
        self._is_left = True
        self.leaving(exit_code)
        self.from_sitting(self.exit)

    def lose_terminal(self) -> None:
        """Leave, because nobody sees or types anything any more."""
        self.leave_from_outside(_HUNG_UP)

    def stop_from_outside(self) -> None:
        """Stop as after Ctrl-Z; whatever has the terminal instead has been stopped by the same signal."""
        if self.is_lent:
            os.kill(os.getpid(), signal.SIGSTOP)
        else:
            self.from_sitting(self.action_stop)

    def go_on(self) -> None:
        """Draw everything anew after a stop that nobody had told us of."""
        if self.is_lent or time.monotonic() - self._went_on < _JUST_NOW:
            return
        with self.suspend():
            self._went_on = time.monotonic()

    def give_terminal_back(self, last_words: str) -> None:
        """Restore the terminal in the last moment, and wait for nobody."""
        give_back = getattr(self._driver, "give_back", None)
        if give_back is not None:
            give_back(last_words)

    # What the sitting asks for; what it only shows goes to the table itself

    def time_is_up(self) -> None:
        """Stop asking, and take away what lies over the table."""
        self._close_over_table(_PANE, _CHOICE)
        self.table.done_asking()

    def ask(self, question: str, offered: Offered) -> None:
        self._close_over_table(_COVER, _CHOICE)
        self.table.ask(question, offered)

    def choose(self, question: str, offers: Sequence[Offer], default: str) -> None:
        from parlour.terminal.app.dialogs import ChoiceScreen

        self._close_over_table(_COVER, _CHOICE)
        notice, self.table.notice = self.table.notice, ""
        choice = ChoiceScreen(question, offers, default, self.words, notice)
        self._lay_over_table(_CHOICE, choice, self.give)

    def open_pane(self, text: str) -> None:
        from parlour.terminal.app.dialogs import PaneScreen

        self._close_over_table(_PANE)
        self._lay_over_table(_PANE, PaneScreen(text, self.words, self.table.time_left))

    def cover(self) -> None:
        """Wipe all that was shown, here and in what the terminal has kept."""
        self._close_over_table(_PANE, _COVER, _CHOICE)
        self.table.wipe()
        self.wipe_scrollback()

    def hand_over(self, question: str) -> None:
        from parlour.terminal.app.dialogs import CoverScreen

        self._lay_over_table(_COVER, CoverScreen(question, self.table.lines()), self.give)

    def wipe_scrollback(self) -> None:
        if self._driver is not None:
            self._driver.write("\x1b[3J")

    def lend_terminal(self, job: TerminalWork) -> None:
        """Step aside, deaf to Ctrl-C, which is meant for whoever has the terminal now."""
        self.is_lent = True
        try:
            with self.suspend():
                job.run(self.words)
        finally:
            self.is_lent = False
            job.is_over.set()

    def _lay_over_table(
        self, kind: str, dialog: Screen[Any], give: Callable[[str | None], None] | None = None
    ) -> None:
        dialog.add_class(kind)
        self.push_screen(dialog, give)

    def _close_over_table(self, *kinds: str) -> None:
        while any(map(self.screen.has_class, kinds)):
            self.pop_screen()
