"""Work at the bare terminal, while the application is suspended."""

import sys
from collections.abc import Callable
from threading import Event

from parlour.terminal.signals import deaf_to_interrupts
from parlour.terminal.words import TerminalWords


class TerminalWork:
    """Some work at the bare terminal, and what came of it."""

    def __init__(self, work: Callable[[], int]) -> None:
        self.work = work
        self.error: Exception | None = None
        self.is_over = Event()

    def run(self, words: TerminalWords) -> None:
        """Do the work; what was said of a failure stays in sight until Enter."""
        try:
            with deaf_to_interrupts():
                if self.work():
                    print(words("turn.go-on"), end=" ", flush=True)
                    sys.__stdin__.readline()  # type: ignore[union-attr]
        except Exception as error:
            self.error = error
        finally:
            self.is_over.set()
