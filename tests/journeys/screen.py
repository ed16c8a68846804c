"""A person at a pseudo-terminal: starts Parlour, reads what it shows, and types."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
WIPED = "\x1b[2J"
PATIENCE = 180.0
ROWS, COLUMNS = 40, 100
OF_ANOTHER_TERMINAL = ("COLUMNS", "LINES", "NO_COLOR", "PARLOUR_COMMAND")
ON_ITS_OWN_TERMINAL = """
import fcntl, runpy, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("parlour", run_name="__main__", alter_sys=True)
"""
CONTROL_C = b"\x03"


def surroundings(home: Path) -> dict[str, str]:
    """The environment of a terminal that cannot draw, with a house of its own for saved games."""
    quiet = {name: value for name, value in os.environ.items() if name not in OF_ANOTHER_TERMINAL}
    return quiet | {
        "PARLOUR_HOME": str(home),
        "TERM": "dumb",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }


def wrapped(text: str) -> re.Pattern[str]:
    """The text as a terminal may show it, broken between any two words."""
    return re.compile(r"\s+".join(re.escape(word) for word in text.split()))


class Screen:
    """One run of Parlour on a terminal of its own."""

    def __init__(self, *arguments: str, home: Path, **env: str) -> None:
        self.terminal, far_end = pty.openpty()
        fcntl.ioctl(far_end, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", ON_ITS_OWN_TERMINAL, *arguments],
            stdin=far_end,
            stdout=far_end,
            stderr=far_end,
            env=surroundings(home) | env,
            start_new_session=True,
        )
        os.close(far_end)
        self.raw = ""
        self.letters = getincrementaldecoder("utf-8")("replace")
        self.read = 0
        self.is_closed = False

    def until(self, *wanted: str) -> str:
        """Reads on until one of the texts appears; returns everything new up to and with it."""
        deadline = time.monotonic() + PATIENCE
        while True:
            fresh = self.raw[self.read :]
            ends = [found.end() for text in wanted if (found := wrapped(text).search(fresh))]
            if ends:
                self.read += min(ends)
                return fresh[: min(ends)]
            assert time.monotonic() < deadline, f"never saw {wanted} in:\n{ESCAPES.sub('', fresh)}"
            assert self.more() or any(wrapped(text).search(self.raw[self.read :]) for text in wanted), (
                f"the program ended before {wanted}:\n{ESCAPES.sub('', self.raw[self.read :])}"
            )

    def more(self) -> bool:
        """Takes in what the program has written; False when it has closed the terminal."""
        if not select.select([self.terminal], [], [], 0.2)[0]:
            return True
        try:
            content = os.read(self.terminal, 65536)
        except OSError:
            return False
        self.raw += self.letters.decode(content)
        return bool(content)

    def type(self, line: str) -> None:
        os.write(self.terminal, f"{line}\n".encode())

    def answer(self, prompt: str, line: str) -> str:
        """Waits for the prompt and types the line; returns what was shown before, without colours."""
        shown = self.until(prompt)
        self.type(line)
        return ESCAPES.sub("", shown)

    def press_control_c(self) -> None:
        os.write(self.terminal, CONTROL_C)

    def hang_up(self) -> int:
        """Closes the terminal, as when its window is closed, and returns the exit code."""
        self.close()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Screen":
        return self

    def __exit__(self, *error: object) -> None:
        """Leaves nothing running, however a test ended."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        if not self.is_closed:
            self.close()

    def close(self) -> None:
        os.close(self.terminal)
        self.is_closed = True

    def end(self) -> tuple[str, int]:
        """The rest of what is shown, without colours, and the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self.more():
            assert time.monotonic() < deadline, f"the program does not end:\n{self.raw[self.read :]}"
        self.close()
        rest = self.raw[self.read :]
        return ESCAPES.sub("", rest), self.process.wait(PATIENCE)
