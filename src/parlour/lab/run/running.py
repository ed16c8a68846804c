"""Running an experiment: hands out the deals that are missing, keeps what comes back, and can go on later."""

import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice

import msgspec

from parlour.lab.question import Question
from parlour.lab.results import DealSheet, read
from parlour.lab.run.chunking import Pace
from parlour.lab.run.executor import Chunk, Crew
from parlour.lab.run.folder import Folder
from parlour.lab.run.progress import Told


class Played(msgspec.Struct, frozen=True):
    """All deals that were asked for, in order; how many of them were played now, and in what time."""

    sheets: list[DealSheet]
    fresh: int
    seconds: float


class Experiment:
    """One question, the folder that keeps its games, and how many deals are wanted."""

    def __init__(self, question: Question, deals: int, folder: Folder) -> None:
        self.question = question
        self.deals = deals
        self.folder = folder
        self.known = folder.open(question)
        self.before = self.done()

    def done(self) -> int:
        """How many of the deals that are wanted have been played."""
        return sum(1 for deal in self.known if deal < self.deals)

    def missing(self) -> Iterator[int]:
        """The deals still to be played, one by one, for there may be very many."""
        played = frozenset(self.known)
        return (deal for deal in range(self.deals) if deal not in played)

    def run(self, crew: Crew, told: Told) -> None:
        """Plays what is missing. An interruption loses no chunk that is finished."""
        try:
            self.play(crew, told)
        finally:
            with suppress(OSError):
                crew.go_home()

    def play(self, crew: Crew, told: Told) -> None:
        """Tells how many games there are, beginning with those that were there before."""
        missing, left, pace, out = self.missing(), self.deals - self.before, Pace(), 0
        done, each = self.before, len(self.question.players)
        told(each * done, each * self.deals)
        while left or out:
            while left and crew.free() > 0:
                deals = list(islice(missing, pace.chunk(left, crew.size())))
                crew.hand_out(deals)
                left -= len(deals)
                out += 1
            chunk = crew.next_done()
            out -= 1
            self.keep(chunk)
            pace.learn(len(chunk.deals), chunk.seconds)
            done += len(chunk.deals)
            told(each * done, each * self.deals)

    def keep(self, chunk: Chunk) -> None:
        self.folder.add(chunk.lines)
        self.known.update((sheet.deal, sheet) for sheet in read(chunk.lines))

    def sheets(self) -> list[DealSheet]:
        """The deals that were asked for, in order."""
        return [self.known[deal] for deal in range(self.deals)]


def run(experiment: Experiment, crew: Callable[[], Crew], told: Told) -> Played:
    """Plays what is missing, which may be nothing, and takes the time."""
    began = time.perf_counter()
    if experiment.before < experiment.deals:
        experiment.run(crew(), told)
    seconds = time.perf_counter() - began
    return Played(experiment.sheets(), experiment.deals - experiment.before, seconds)
