"""An idle process beside a load: how late it is woken tells what the machine, and not the server, has done.

Usage: python -m bench.room.idle FILE
"""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

_EVERY: Final = 0.05
_NOTED: Final = 0.1
"""Seconds; to be woken a little late is usual."""


class Late(NamedTuple):
    """When the idle process was woken, in seconds since 1970, and by how many too late."""

    at: float
    seconds: float


@contextmanager
def idle_process(file: Path) -> Iterator[None]:
    """Let it run for a while."""
    with subprocess.Popen([sys.executable, "-m", "bench.room.idle", str(file)]) as running:
        try:
            yield
        finally:
            running.kill()


def read_late(file: Path) -> list[Late]:
    """Return every time at which it was late."""
    pairs = (line.split() for line in file.read_text().splitlines())
    return [Late(float(at), float(seconds)) for at, seconds in pairs]


def main() -> None:
    with Path(sys.argv[1]).open("a", buffering=1) as file:
        while True:
            due = time.monotonic() + _EVERY
            time.sleep(_EVERY)
            late = time.monotonic() - due
            if late > _NOTED:
                file.write(f"{time.time():.3f} {late:.3f}\n")


if __name__ == "__main__":
    main()
