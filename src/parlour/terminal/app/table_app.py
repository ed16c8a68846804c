"""The application: takes what the sitting tells it, and hands back what is answered."""

import asyncio
import contextvars
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import BindingType

from parlour.terminal.app.colours import STYLES, THEME
from parlour.terminal.app.lending import Lent
from parlour.terminal.app.screens.choice import ChoiceScreen
from parlour.terminal.app.screens.cover import CoverScreen
from parlour.terminal.app.screens.pane import PaneScreen
from parlour.terminal.app.screens.table import TableScreen
from parlour.terminal.clock import Timer
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords

_SIGNALS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
_INTERRUPTED: Final = 130


class TableApp(App[None]):
    """One table at this terminal; it knows no match and changes none."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("ctrl+c", "leave(130)"),
        ("ctrl+q", "leave(0)"),
        ("f1", "say('?')"),
    ]
    CSS = STYLES

    def __init__(self, words: TerminalWords) -> None:
        super().__init__(ansi_color=True)
        self.register_theme(THEME)
        self.theme = THEME.name
        self.words = words
        self.table = TableScreen(words)
        self.when_ready: Callable[[], None] = lambda: None
        self.answered: Callable[[str], None] = lambda line: None
        self.skipped: Callable[[], None] = lambda: None
        self.leaving: Callable[[int], None] = lambda code: None
        self.is_ready = False
        self._loop_here: asyncio.AbstractEventLoop | None = None
        self._sitting_context = contextvars.copy_context()

    def get_default_screen(self) -> TableScreen:
        return self.table

    def on_ready(self) -> None:
        self._loop_here = asyncio.get_running_loop()
        self._sitting_context = contextvars.copy_context()
        self._hear_signals()
        self.is_ready = True
        self.when_ready()

    def _hear_signals(self) -> None:
        assert self._loop_here is not None, "on the loop"
        for number in _SIGNALS:
            with suppress(ValueError, RuntimeError, NotImplementedError):
                self._loop_here.add_signal_handler(number, self.action_leave, 128 + number)

    def on_unmount(self) -> None:
        self.is_ready = False
        self._ignore_signals()

    def _ignore_signals(self) -> None:
        if self._loop_here is None:
            return
        for number in _SIGNALS:
            with suppress(ValueError, RuntimeError, NotImplementedError):
                self._loop_here.remove_signal_handler(number)

    def from_sitting(self, tell: Callable[..., object], *what: Any) -> None:
        """Does something on the loop, in the order in which the sitting asks for it."""
        assert self._loop_here is not None, "the sitting begins when the loop runs"
        with suppress(RuntimeError):
            self._loop_here.call_soon_threadsafe(tell, *what, context=self._sitting_context)

    # What the person does

    def action_leave(self, exit_code: int) -> None:
        self.leaving(exit_code)
        self.exit()

    def action_say(self, line: str) -> None:
        self.table.say(line)

    def give(self, line: str | None) -> None:
        self.answered(line or "")

    # What the sitting tells

    def add_line(self, line: str) -> None:
        self.table.add_line(line)

    def warn(self, text: str) -> None:
        self.table.warn(text)

    def show_page(self, page: Page) -> None:
        self.table.show_page(page)

    def show_text(self, lines: Sequence[str]) -> None:
        self.table.show_text(lines)

    def show_thinking(self, text: str) -> None:
        self.table.show_thinking(text)

    def show_timer(self, timer: Timer | None) -> None:
        self.table.timer = timer
        self.table.redraw()

    def time_is_up(self) -> None:
        """Nobody is asked any longer, and what lies over the table is taken away."""
        self._close_over_table(PaneScreen, ChoiceScreen)
        self.table.done_asking()

    def ask(self, question: str, offered: Offered) -> None:
        self._close_over_table(CoverScreen, ChoiceScreen)
        self.table.ask(question, offered)

    def done_asking(self) -> None:
        self.table.done_asking()

    def choose(self, question: str, offers: Sequence[Offer], default: str) -> None:
        self._close_over_table(CoverScreen, ChoiceScreen)
        notice, self.table.notice = self.table.notice, ""
        self.push_screen(ChoiceScreen(question, offers, default, self.words, notice), self.give)

    def open_pane(self, text: str) -> None:
        self._close_over_table(PaneScreen)
        self.push_screen(PaneScreen(text, self.words, self.table.time_left))

    def cover(self) -> None:
        """Nothing of what was shown stays, neither here nor in what the terminal has kept."""
        self._close_over_table(PaneScreen, CoverScreen, ChoiceScreen)
        self.table.wipe()
        self.wipe_scrollback()

    def hand_over(self, question: str) -> None:
        self.push_screen(CoverScreen(question, self.table.lines()), self.give)

    def wipe_scrollback(self) -> None:
        if self._driver is not None:
            self._driver.write("\x1b[3J")

    def lend_terminal(self, lent: Lent) -> None:
        """Steps aside, deaf to signals, which are meant for whoever has the terminal now."""
        self._ignore_signals()
        try:
            with self.suspend():
                lent.run(self.words)
        finally:
            lent.is_over.set()
            self._hear_signals()

    def _close_over_table(self, *kinds: type) -> None:
        while isinstance(self.screen, kinds):
            self.pop_screen()
