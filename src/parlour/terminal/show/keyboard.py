"""The keyboard below Python's own buffers: lines as they come, in time or not, and lines to be forgotten."""

import os
import sys
from contextlib import suppress
from io import UnsupportedOperation
from queue import Empty, Queue
from threading import Lock, Thread
from typing import Any, Final

try:
    import termios
except ImportError:  # not a Unix
    termios = None  # type: ignore[assignment]

_MOST_BYTES: Final = 4096
THREAD: Final = "keyboard"


class Keyboard:
    """What is typed on standard input, line by line.

    Whoever can wait reads it here. For whoever cannot, a thread carries every line into an inbox; it reads
    below Python's own buffers, because one that waits in those would hold up the end of the program.
    """

    def __init__(self) -> None:
        self._rest = b""
        self._own: Queue[str] = Queue()
        self._inbox: Queue[Any] = self._own
        self._is_carried = False
        self._is_at_end = False
        self._lock = Lock()

    def next_line(self, seconds: float | None = None) -> str:
        """Return a line with its end, "" when none can come any more; raise TimeoutError after `seconds`."""
        if seconds is None and not self._is_carried:
            return self._read()
        self.carry_into(self._own)
        if self._is_at_end and self._own.empty():
            return ""
        try:
            return self._own.get(timeout=seconds)
        except Empty:
            raise TimeoutError from None

    def carry_into(self, inbox: "Queue[Any]") -> None:
        """Put every line into the inbox from now on, and "" when none can come any more."""
        with self._lock:
            self._inbox = inbox
            if self._is_at_end:
                inbox.put("")
        if not self._is_carried:
            self._is_carried = True
            Thread(target=self._carry, name=THREAD, daemon=True).start()

    def carry_back(self, inbox: "Queue[Any]") -> None:
        """Read lines here again from now on, those first that nobody has taken out of the inbox."""
        with self._lock:
            self._inbox = self._own
            with suppress(Empty):
                while True:
                    item = inbox.get_nowait()
                    if isinstance(item, str):
                        self._own.put(item)

    def forget_typed(self) -> None:
        """Throw away what was typed at a terminal and has not been read yet; a pipe is left alone."""
        if termios is None or not sys.stdin.isatty():
            return
        with suppress(OSError, termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
        with suppress(Empty):
            while True:
                self._own.get_nowait()

    def _carry(self) -> None:
        while not self._is_at_end:
            line = self._read()
            with self._lock:
                self._is_at_end = not line
                self._inbox.put(line)

    def _read(self) -> str:
        """Return the next line; the last one may have no end."""
        source = _source()
        if source is None:
            return sys.stdin.readline()
        while b"\n" not in self._rest:
            try:
                read = os.read(source, _MOST_BYTES)
            except OSError:
                read = b""
            self._rest += read
            if not read:
                line, self._rest = self._rest, b""
                return _text(line)
        line, _, self._rest = self._rest.partition(b"\n")
        return _text(line) + "\n"


def _source() -> int | None:
    """Return the descriptor of standard input; None where it is none of the system's."""
    try:
        return sys.stdin.fileno()
    except (UnsupportedOperation, ValueError, AttributeError):
        return None


def _text(line: bytes) -> str:
    return line.decode(sys.stdin.encoding or "utf-8", errors="replace")
