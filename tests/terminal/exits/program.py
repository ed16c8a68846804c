"""Parlour as the job of a small shell at a pseudo-terminal, which can be stopped, hung up and looked at."""

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
from contextlib import suppress
from pathlib import Path

from tests.journeys.screen import surroundings

ROWS, COLUMNS = 24, 80
PATIENCE = 60.0
"""For what must come some time on a busy machine; how long an end may take is said elsewhere."""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
SHELL = """
import fcntl, os, signal, sys, termios
report, forwards, command = int(sys.argv[1]), sys.argv[2] == "forwards", sys.argv[3:]
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
job = os.fork()
if not job:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpgrp())
    for each in (signal.SIGTTOU, signal.SIGINT):
        signal.signal(each, signal.SIG_DFL)
    os.execv(sys.executable, [sys.executable, "-m", "parlour", *command])
os.write(report, b"job %d\\n" % job)
signal.signal(signal.SIGHUP, (lambda *_: os.killpg(job, signal.SIGHUP)) if forwards else signal.SIG_IGN)
def foreground(*_):
    os.tcsetpgrp(0, job)
    os.killpg(job, signal.SIGCONT)
signal.signal(signal.SIGUSR1, foreground)
while True:
    _, status = os.waitpid(job, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        break
    os.tcsetpgrp(0, os.getpgrp())
    os.write(report, b"stopped 0\\n")
os.write(report, b"ended %d\\n" % os.waitstatus_to_exitcode(status))
"""


class Program:
    """One run of Parlour; whoever closes the terminal of a shell that does not forward tells it nothing."""

    def __init__(
        self, *arguments: str, home: Path, forwards: bool = True, term: str = "xterm-256color"
    ) -> None:
        self.terminal, far_end = pty.openpty()
        self.resize(ROWS, COLUMNS)
        self.modes = termios.tcgetattr(far_end)
        self._report, report = os.pipe()
        self.shell = subprocess.Popen(
            [sys.executable, "-c", SHELL, str(report), "forwards" if forwards else "deaf", *arguments],
            stdin=far_end,
            stdout=far_end,
            stderr=far_end,
            env=surroundings(home) | {"TERM": term},
            start_new_session=True,
            pass_fds=[report],
        )
        os.close(far_end)
        os.close(report)
        self.raw = ""
        self.reads = True
        self._letters = getincrementaldecoder("utf-8")("replace")
        self._told = ""
        self.job = int(self.told("job"))

    def told(self, word: str, seconds: float = PATIENCE) -> str:
        """What the shell reports under this word; reads the terminal meanwhile."""
        end = time.monotonic() + seconds
        while not (found := re.search(rf"^{word} (-?\d+)\n", self._told, re.MULTILINE)):
            if time.monotonic() > end:
                raise TimeoutError(word)
            self.look()
        self._told = self._told.replace(found.group(), "", 1)
        return found.group(1)

    def look(self, seconds: float = 0.05) -> None:
        """Takes in what is written meanwhile, at the terminal and in the shell's reports."""
        sources = [self._report, *([self.terminal] if self.reads else [])]
        for source in select.select(sources, [], [], seconds)[0]:
            try:
                content = os.read(source, 65536)
            except OSError:
                content = b""
            if source == self._report:
                self._told += content.decode()
            elif content:
                self.raw += self._letters.decode(content)
            else:
                self.reads = False

    def until(self, text: str, after: int = 0) -> None:
        """Waits until a text is shown that was not there before."""
        wanted = re.compile(r"\s+".join(map(re.escape, text.split())))
        end = time.monotonic() + PATIENCE
        while not wanted.search(ESCAPES.sub(" ", self.raw[after:])):
            assert time.monotonic() < end, (
                f"never saw {text!r} in:\n{ESCAPES.sub(' ', self.raw[after:])[-3000:]}"
            )
            assert "ended" not in self._told, f"ended before {text!r}:\n{ESCAPES.sub(' ', self.raw)[-3000:]}"
            self.look()

    def until_drawn(self, after: int) -> None:
        """Waits until the whole screen has been drawn since then."""
        end = time.monotonic() + PATIENCE
        while "\x1b[?1049h" not in self.raw[after:] or len(self.raw) - after < COLUMNS * ROWS // 2:
            assert time.monotonic() < end, "the screen is not drawn anew"
            self.look()

    def type(self, keys: bytes) -> None:
        os.write(self.terminal, keys)

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def kill(self, number: int) -> None:
        os.kill(self.job, number)

    def hang_up(self) -> None:
        os.close(self.terminal)
        self.terminal, self.reads = -1, False

    def ended(self, seconds: float) -> int:
        """The exit code as a shell says it, once it has ended; TimeoutError where it does not."""
        code = int(self.told("ended", seconds))
        while self.reads:
            before = len(self.raw)
            self.look()
            self.reads = self.reads and len(self.raw) > before
        return code if code >= 0 else 128 - code

    def is_restored(self) -> bool:
        """Whether the terminal is as it was: its modes, the screen, the cursor, and nothing that reports."""
        if self.terminal < 0:
            return True
        return termios.tcgetattr(self.terminal) == self.modes and all(
            self.raw.rfind(f"\x1b[?{mode}{off}") >= self.raw.rfind(f"\x1b[?{mode}{on}")
            for mode, on, off in (
                ("1049", "h", "l"),
                ("25", "l", "h"),
                ("1003", "h", "l"),
                ("2004", "h", "l"),
            )
        )

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *error: object) -> None:
        """Leaves nothing running, however it went."""
        with suppress(ProcessLookupError):
            os.kill(self.job, 9)
        self.shell.kill()
        self.shell.wait()
        if self.terminal >= 0:
            os.close(self.terminal)
        os.close(self._report)
