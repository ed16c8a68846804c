"""Ends that come from outside the application, and an end that cannot hang.

Signals are heard in a thread of their own: the application may wait for a terminal that takes nothing any
more, and then hears nobody. Whoever has left is gone some seconds later, whatever the program waits for.
"""

import os
import signal
import socket
import time
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from parlour.terminal.signals import ENDS

if TYPE_CHECKING:
    from parlour.terminal.app.screen import AppScreen
    from parlour.terminal.app.table_app import TableApp

_STOP: Final = getattr(signal, "SIGTSTP", None)
_GO_ON: Final = getattr(signal, "SIGCONT", None)
_GRACE: Final = 2.0
"""So many seconds the application has to end by itself; it needs half a second on an idle machine."""
_LAST_MOVE: Final = 2.0
"""So much longer a move may take to be written."""


class Exits:
    """While entered, signals end or stop the application; what has begun to end does so in time."""

    def __init__(self, app: "TableApp", screen: "AppScreen") -> None:
        self._app = app
        self._screen = screen
        self._is_ending = False
        app.leaving = self.leave

    def __enter__(self) -> "Exits":
        self._signals = SignalThread(self.hear)
        return self

    def __exit__(self, *error: object) -> None:
        self._signals.close()

    def hear(self, number: int) -> None:
        """Do what a signal asks for: stop, go on, or leave."""
        if number == _STOP:
            self._app.stop_from_outside()
        elif number == _GO_ON:
            self._app.from_sitting(self._app.go_on)
        elif number in ENDS and not (number == signal.SIGINT and self._app.is_lent):
            self._app.leave_from_outside(128 + number)

    def leave(self, exit_code: int) -> None:
        """End the sitting; by anything but its own words, in time."""
        self._screen.leave(exit_code)
        if exit_code and not self._is_ending:
            self._is_ending = True
            Thread(target=self._end_in_time, args=(exit_code,), daemon=True).start()

    def _end_in_time(self, exit_code: int) -> None:
        time.sleep(_GRACE)
        self._screen.move_lock.acquire(timeout=_LAST_MOVE)
        self._app.give_terminal_back("\r\n".join(self._screen.parting))
        os._exit(exit_code)


class SignalThread:
    """Tells of every signal in a thread of its own, as soon as it comes, whatever the main thread does."""

    def __init__(self, hear: Callable[[int], None]) -> None:
        self._hear = hear
        self._heard, self._told = socket.socketpair()
        self._told.setblocking(False)
        self._before: dict[int, Any] = {number: signal.signal(number, _take) for number in ENDS}
        self._wakeup = signal.set_wakeup_fd(self._told.fileno(), warn_on_full_buffer=False)
        Thread(target=self._listen, name="signals", daemon=True).start()

    def _listen(self) -> None:
        while numbers := self._heard.recv(64):
            for number in numbers:
                self._hear(number)
        self._heard.close()

    def close(self) -> None:
        """Let signals mean again what they meant before."""
        signal.set_wakeup_fd(self._wakeup)
        for number, listener in self._before.items():
            signal.signal(number, listener)
        self._told.close()


def _take(*_: object) -> None:
    """Let a signal be told to the thread, and nothing else."""
