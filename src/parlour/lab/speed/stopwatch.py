"""The stopwatch: units of work per second of this process's CPU time, and the median of several goes."""

import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Final, NamedTuple

Work = Callable[[int], tuple[int, ...]]
"""Does the piece of work with this running number and returns how many units of each kind it was."""

GOES: Final = 3


class Measure(NamedTuple):
    """Something that can be timed: of which game (or of the cards), what is counted, and the work."""

    subject: str
    units: tuple[str, ...]
    work: Work

    def title(self) -> str:
        return f"{self.subject}: {' and '.join(self.units)}"


class Rate(NamedTuple):
    """What a measure came to."""

    subject: str
    unit: str
    per_second: float


def rates(work: Work, seconds: float) -> tuple[float, ...]:
    """Return units per second of CPU time; at least one piece of work is done."""
    began = spent = time.process_time()
    pieces: list[tuple[int, ...]] = []
    while not pieces or spent - began < seconds:
        pieces.append(work(len(pieces)))
        spent = time.process_time()
    return tuple(sum(units) / max(spent - began, 1e-9) for units in zip(*pieces, strict=True))


def time_measures(
    measures: Sequence[Measure], seconds: float, told: Callable[[int, Measure], None], goes: int = GOES
) -> list[Rate]:
    """Time all measures in turn, several goes each, so that a busy moment disturbs all alike."""
    seen: list[list[tuple[float, ...]]] = [[] for _ in measures]
    for go in range(goes):
        for place, measure in enumerate(measures):
            told(go * len(measures) + place, measure)
            seen[place].append(rates(measure.work, seconds / goes))
    return [
        Rate(measure.subject, unit, median(one[place] for one in found))
        for measure, found in zip(measures, seen, strict=True)
        for place, unit in enumerate(measure.units)
    ]
