"""The keyboard below Python's own buffers: lines as they come, and lines that are to be forgotten."""

import os
import sys
from contextlib import suppress
from queue import Queue
from threading import Thread
from typing import Any, Final

try:
    import termios
except ImportError:  # not a Unix
    termios = None  # type: ignore[assignment]

_MOST_BYTES: Final = 4096


def forget_typed() -> None:
    """Throws away what was typed at a terminal and has not been read yet; a pipe is left alone."""
    if termios is not None and sys.stdin.isatty():
        with suppress(OSError, termios.error):
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)


def listen_to_keyboard(inbox: "Queue[Any]") -> None:
    """Puts every line that is typed into the inbox, and "" when none can come any more.

    It reads below Python's own buffers: a thread that waits in those would hold up the end of the program.
    """
    Thread(target=_carry, args=(sys.stdin.fileno(), inbox), daemon=True).start()


def _carry(source: int, inbox: "Queue[Any]") -> None:
    rest = b""
    while True:
        try:
            read = os.read(source, _MOST_BYTES)
        except OSError:
            read = b""
        *lines, rest = (rest + read).split(b"\n")
        for line in lines:
            inbox.put(line.decode(errors="replace") + "\n")
        if not read:
            inbox.put("")
            return
