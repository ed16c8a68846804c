"""A pane of text over the table: rules, help, log, tips."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Markdown, Static

from parlour.terminal.words import TerminalWords


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

    def __init__(self, text: str, words: TerminalWords) -> None:
        super().__init__()
        self.text = text
        self.words = words

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Markdown(self.text, open_links=False)
        yield Static(self.words("pane.close"), id="close", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_close(self) -> None:
        self.dismiss()
