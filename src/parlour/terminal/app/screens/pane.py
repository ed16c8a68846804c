"""A pane of text over the table: rules, help, log, tips."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from parlour.terminal.words import TerminalWords

_TICK: Final = 0.5


class PaneScreen(ModalScreen[None]):
    """Scrolls, and closes with Escape."""

    CSS = """
    PaneScreen { align: center middle; }
    PaneScreen > VerticalScroll { width: 90%; max-width: 100; height: 90%; }
    PaneScreen > VerticalScroll { border: round $primary; padding: 0 1; }
    PaneScreen Markdown { margin: 0; padding: 0; }
    PaneScreen #close { dock: bottom; height: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close"), ("enter", "close"), ("q", "close")]

    def __init__(self, text: str, words: TerminalWords, time_left: Callable[[], str] = str) -> None:
        super().__init__()
        self.text = text
        self.words = words
        self.time_left = time_left

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self.text, open_links=False)
        yield Static(self._foot(), id="close", markup=False)

    def _foot(self) -> str:
        """How to close it; a clock that runs meanwhile stays in sight."""
        return "   ".join(each for each in (self.words("pane.close"), self.time_left()) if each)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        if self.time_left():
            self.set_interval(_TICK, lambda: self.query_one("#close", Static).update(self._foot()))

    def action_close(self) -> None:
        if self.is_active:
            self.dismiss()
