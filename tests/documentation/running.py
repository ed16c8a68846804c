"""Commands that serve until they are stopped: begun in a process of their own, read, and stopped."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT
from threading import Timer
from typing import Final

PATIENCE: Final = 60.0
_ADDRESS: Final = re.compile(r"http")
_PORT: Final = re.compile(r"(?<=http://127\.0\.0\.1:)\d+")
_USUAL_PORT: Final = "8765"
STOPPED: Final = (0, 130)


def run_until_it_answers(words: list[str], folder: Path, lines: int) -> str:
    """Return so many lines of what it says, as if its port were the usual one; it ends well when stopped."""
    command = [sys.executable, "-m", "parlour", *words]
    with _process(command, folder) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(max(lines, 1))]
        while said[-1] and not any(map(_ADDRESS.search, said)):
            said.append(process.stdout.readline())
        process.send_signal(SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode in STOPPED, f"{words}: {errors}"
    assert "Traceback" not in errors
    return _PORT.sub(_USUAL_PORT, "".join(said))


@contextmanager
def _process(command: list[str], folder: Path) -> Iterator["subprocess.Popen[str]"]:
    """Begin it; whatever happens it is gone afterwards, and one that says nothing is not waited for."""
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as process:
        impatience = Timer(PATIENCE, process.kill)
        impatience.start()
        try:
            yield process
        finally:
            impatience.cancel()
            process.kill()
