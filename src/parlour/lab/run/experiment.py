"""Running an experiment: hands out the deals that are missing, keeps what comes back, and can go on later."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from math import ceil
from typing import Final

import msgspec

from parlour.lab.definition import Definition
from parlour.lab.errors import BadExperiment
from parlour.lab.results import DealResult, decode_results
from parlour.lab.run.executor import Chunk, Executor
from parlour.lab.run.folder import Folder
from parlour.lab.run.progress import ReportProgress

CHUNK_SECONDS: Final = 1.0
GROWTH: Final = 4
"""The next chunk is at most so many times the largest so far: the first deals may have been quick ones."""


class FinishedRun(msgspec.Struct, frozen=True):
    """The deals that were asked for, in order; how many of them were played now, and in what time."""

    results: list[DealResult]
    fresh: int
    seconds: float


class ChunkSize:
    """How many deals a worker is given at a time, so that a chunk takes about a second.

    Learns from every finished chunk; begins with a single deal.
    """

    def __init__(self) -> None:
        self.deals = 0
        self.seconds = 0.0
        self.largest = 1

    def learn(self, deals: int, seconds: float) -> None:
        self.deals += deals
        self.seconds += seconds
        self.largest = max(self.largest, deals)

    def next(self, left: int, workers: int) -> int:
        """Return how many deals to hand out next: about a second's worth, less when the end is near."""
        fair_share = ceil(left / (2 * workers))
        return max(1, min(self._second_worth(), fair_share))

    def _second_worth(self) -> int:
        if not self.seconds:
            return 1
        return min(GROWTH * self.largest, int(CHUNK_SECONDS * self.deals / self.seconds))


def played_chunks(executor: Executor, numbers: Iterator[int], count: int) -> Iterator[Chunk]:
    """Hand out so many numbers in chunks, as many at a time as the executor takes; yield what comes back."""
    left, size, out = count, ChunkSize(), 0
    while left or out:
        while left and executor.free() > 0:
            deals = list(islice(numbers, size.next(left, executor.size())))
            executor.submit(deals)
            left -= len(deals)
            out += 1
        chunk = executor.next_done()
        out -= 1
        size.learn(len(chunk.deals), chunk.seconds)
        yield chunk


class Experiment:
    """One definition, the folder that keeps its games, and how many deals are wanted."""

    def __init__(self, definition: Definition, deals: int, folder: Folder) -> None:
        self.definition = definition
        self.deals = deals
        self.folder = folder
        self.known = folder.open(definition)
        self.before = self.done()

    def done(self) -> int:
        """Return how many of the deals that are wanted have been played."""
        return sum(1 for deal in self.known if deal < self.deals)

    def missing(self) -> Iterator[int]:
        """Yield the deals still to be played, one by one, for there may be very many."""
        played = frozenset(self.known)
        return (deal for deal in range(self.deals) if deal not in played)

    def run(self, executor: Executor, told: ReportProgress) -> None:
        """Play what is missing. An interruption loses no chunk that is finished."""
        try:
            self.play(executor, told)
        finally:
            with suppress(OSError):
                executor.shut_down()

    def play(self, executor: Executor, told: ReportProgress) -> None:
        """Play what is missing and report how many games there are, those of earlier runs included."""
        done, each = self.before, len(self.definition.players)
        told(each * done, each * self.deals)
        for chunk in played_chunks(executor, self.missing(), self.deals - self.before):
            self.keep(chunk)
            done += len(chunk.deals)
            told(each * done, each * self.deals)

    def keep(self, chunk: Chunk) -> None:
        self.folder.add(chunk.lines)
        self.known.update((result.deal, result) for result in decode_results(chunk.lines).results)

    def results(self) -> list[DealResult]:
        """Return the deals that were asked for, in order, but for those with a game that was stopped."""
        found = [self.known[deal] for deal in range(self.deals) if deal in self.known]
        if not found:
            said = "No deal was played to its end: a model reached its cap of a match."
            more = "With a larger match_tokens or match_money the same command goes on."
            raise BadExperiment("match-cap-reached", f"{said} {more}")
        return found


def run(experiment: Experiment, executor: Callable[[], Executor], told: ReportProgress) -> FinishedRun:
    """Play what is missing, which may be nothing, and take the time; report before anybody plays."""
    began = time.perf_counter()
    if experiment.before < experiment.deals:
        each = len(experiment.definition.players)
        told(each * experiment.before, each * experiment.deals)
        experiment.run(executor(), told)
    seconds = time.perf_counter() - began
    return FinishedRun(experiment.results(), experiment.done() - experiment.before, seconds)
