"""The race: every contestant in a process of its own, all taking short turns over several rounds."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bench.contest.home import HOUSE

SIDES: Final[dict[str, tuple[str, ...]]] = {
    "Parlour": (
        "draw",
        "big-c",
        "draw copies",
        "draw copies from Python",
        "big-c copies",
        "big-c copies from Python",
        "five",
        "five from Python",
        "five in batches",
        "three",
        "three from Python",
        "three in batches",
    ),
    "PokerKit": ("draw", "draw copies"),
    "RLCard": (
        "doudizhu",
        "limit hold'em",
        "doudizhu, its own loop",
        "limit hold'em, its own loop",
    ),
    "OpenSpiel": (
        "limit hold'em, from Python",
        "limit hold'em, C++ loop",
        "limit hold'em, C++ rollouts",
        "limit hold'em, clones",
        "dou dizhu, from Python",
        "dou dizhu, C++ loop",
        "dou dizhu, C++ rollouts",
        "dou dizhu, clones",
    ),
    "evaluators": ("phevaluator", "phevaluator, five cards", "treys", "eval7"),
    "C": ("draw", "draw copies", "five", "three"),
}
MODULES: Final = {
    "Parlour": "parlour_side",
    "PokerKit": "pokerkit_side",
    "RLCard": "rlcard_side",
    "OpenSpiel": "open_spiel_side",
    "evaluators": "evaluator_side",
}


class Entry(NamedTuple):
    """One thing that is measured: whose, and which."""

    side: str
    measure: str


Result = dict[Entry, float]


class Contestant:
    """A process that measures on demand."""

    def __init__(self, command: Sequence[str], build: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(build), str(HOUSE)])}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def rate(self, measure: str, seconds: float) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{measure}\t{seconds}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"The contestant stopped while it measured {measure!r}; see above.")
        return float(answer)

    def leave(self) -> None:
        """Send no more requests: the process ends by itself."""
        self.process.communicate()


def contestants(python: Path, build: Path, yardstick: Path | None) -> dict[str, Contestant]:
    """Return all sides, waiting; C only where it could be compiled."""
    child = [str(python), "-W", "ignore", "-m", "bench.contest.child"]
    waiting = {side: Contestant([*child, module], build) for side, module in MODULES.items()}
    if yardstick is not None:
        waiting["C"] = Contestant([str(yardstick)], build)
    return waiting


def race(
    sides: dict[str, Contestant], *, rounds: int, seconds: float, told: Callable[[int, int], None]
) -> Result:
    """Return the median rate of every entry; a short go first, to warm up."""
    entries = [Entry(side, measure) for side in sides for measure in SIDES[side]]
    seen: dict[Entry, list[float]] = {entry: [] for entry in entries}
    for entry in entries:
        sides[entry.side].rate(entry.measure, 0.01)
    for lap in range(rounds):
        told(lap, rounds)
        for entry in entries:
            seen[entry].append(sides[entry.side].rate(entry.measure, seconds))
    return {entry: median(found) for entry, found in seen.items()}
