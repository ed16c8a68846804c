"""Running one command line in this process, and judging what came of it."""

import io
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final, NamedTuple

from parlour.cli.main import run

SECONDS: Final = 120.0
"""No single case takes longer, on a busy machine and as plain Python."""
GOOD_CODES: Final = (0, 2, 130)


CODES: Final[Counter[str]] = Counter()
"""How often commands ended with each exit code, to see that not everything is refused at the door."""


class TooSlow(BaseException):
    """A case that does not come to an end."""


class Ran(NamedTuple):
    """What a command said, its exit code, and the traceback where it had none."""

    out: str
    err: str
    code: int | None
    trace: str

    def complaint(self) -> str:
        """What is wrong with it, or ""."""
        if self.trace:
            return self.trace
        if self.code not in GOOD_CODES:
            return f"exit code {self.code}"
        if "Traceback" in self.err or "Exception ignored" in self.err:
            return "a traceback on standard error"
        return "refused without a word" if self.code == 2 and not self.err.strip() else ""


def ran(arguments: list[str], typed: str = "") -> Ran:
    """Runs a command line with its streams of bytes, as a process has them."""
    before = sys.stdin, sys.stdout, sys.stderr
    out, err = io.BytesIO(), io.BytesIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed.encode("utf-8", "surrogatepass")), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(out, encoding="utf-8")
    sys.stderr = io.TextIOWrapper(err, encoding="utf-8")
    try:
        code, trace = _judged(arguments)
        CODES[str(code)] += 1
        sys.stdout.flush()
        sys.stderr.flush()
        return Ran(out.getvalue().decode(), err.getvalue().decode(), code, trace)
    finally:
        sys.stdin, sys.stdout, sys.stderr = before


def _judged(arguments: list[str]) -> tuple[int | None, str]:
    signal.signal(signal.SIGALRM, _too_slow)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return run(arguments), ""
    except BaseException as error:  # whatever it is, it is a finding
        if isinstance(error, KeyboardInterrupt):
            raise
        return None, "".join(traceback.format_exception(error, limit=-4))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _too_slow(number: int, frame: FrameType | None) -> None:
    raise TooSlow(f"longer than {SECONDS:g} s")


@contextmanager
def own_house() -> Iterator[Path]:
    """A folder to work in, which is the house of saved games too, and gone afterwards."""
    before, house = Path.cwd(), Path(tempfile.mkdtemp(prefix="parlour-fuzz-"))
    os.environ["PARLOUR_HOME"] = str(house)
    os.chdir(house)
    try:
        yield house
    finally:
        os.chdir(before)
        shutil.rmtree(house, ignore_errors=True)
