"""The cover between two people at one screen: only whose turn it is, until they say that they look alone."""

import time
from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

ARMED_AFTER: Final = 0.6
"""Keys within so many seconds were typed ahead, or by whoever looked before: they count for nothing."""


class CoverScreen(Screen[str]):
    """Shows what everybody may know, and takes Enter or a click after a moment."""

    CSS = """
    CoverScreen { align: center middle; }
    CoverScreen Static { width: 80%; margin: 1; }
    CoverScreen #question { text-style: bold; }
    """

    def __init__(self, question: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.question = question
        self.lines_told = lines
        self.shown_at = time.monotonic()

    def compose(self) -> ComposeResult:
        yield Static("\n".join(self.lines_told[-8:]), markup=False)
        yield Static(self.question, id="question", markup=False)

    def on_key(self, event: events.Key) -> None:
        event.stop()
        self.tell_key(event.key)

    def on_click(self) -> None:
        self.tell_key("enter")

    def tell_key(self, key: str) -> None:
        """Enter uncovers once nothing was typed for a moment; anything before that begins the moment anew."""
        if key == "enter" and self.is_armed() and self.is_active:
            self.dismiss("")
        else:
            self.shown_at = time.monotonic()

    def is_armed(self) -> bool:
        return time.monotonic() - self.shown_at >= ARMED_AFTER
