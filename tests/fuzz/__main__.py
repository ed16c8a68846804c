"""`python -m tests.fuzz`: runs random cases within 512 MB and says which of them were answered wrongly."""

import argparse
import re
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from tests.fuzz import command_lines, saves, sittings
from tests.fuzz.runner import CODES, own_house

MEMORY: Final = 512 << 20
_STATUS: Final = Path("/proc/self/status")
KINDS: Final[dict[str, Callable[[Random, Path], tuple[list[str], str]]]] = {
    "lines": command_lines.complaint,
    "streams": command_lines.stream_complaint,
    "sittings": sittings.complaint,
    "saves": saves.complaint,
}


def main() -> int:
    """The exit code: 0 when every case was answered well."""
    options = _options()
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, hard))
    wrong = 0
    for kind in KINDS:
        wrong += _run(kind, options.seed, getattr(options, kind), first=options.first)
    peak, cpu = _peak_megabytes(), time.process_time()
    print(f"{wrong} wrong; at most {peak} MB, {cpu:.1f} s of CPU.")
    return 1 if wrong or peak << 20 > MEMORY else 0


def _peak_megabytes() -> int:
    """Return the most memory held since the program began; getrusage counts in whoever started it, too."""
    held = re.search(r"VmHWM:\s+(\d+)", _STATUS.read_text()) if _STATUS.exists() else None
    return (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss if held is None else int(held[1])) // 1024


def _options() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--first", type=int, default=0, help="the number of the first case of each kind")
    for kind in KINDS:
        asked.add_argument(f"--{kind}", type=int, default=0, metavar="N", help="how many of this kind")
    return asked.parse_args()


def _run(kind: str, seed: int, cases: int, *, first: int) -> int:
    """So many cases of a kind; a wrong one is printed with its number, from which it can be made again."""
    wrong, began = 0, time.process_time()
    for number in range(first, first + cases):
        with own_house() as house:
            arguments, complaint = KINDS[kind](Random(f"{kind} {seed} {number}"), house)
        if complaint:
            wrong += 1
            print(f"--- {kind} {number}: {arguments!a}\n{complaint.encode('ascii', 'replace').decode()}")
    seconds = time.process_time() - began
    codes = ", ".join(f"{times} ended with {code}" for code, times in sorted(CODES.items()))
    CODES.clear()
    print(f"{kind}: {cases} cases, {wrong} wrong, {seconds:.1f} s of CPU; {codes}", flush=True)
    return wrong


if __name__ == "__main__":
    sys.exit(main())
