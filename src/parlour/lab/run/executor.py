"""Executors: whoever plays the deals, in this process, in others on this machine, or on a cluster."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from parlour.lab.definition import Definition
from parlour.lab.models.spending import Spending
from parlour.lab.playing import play_deals

Deals = Sequence[int]


class Chunk(NamedTuple):
    """Deals that have been played: their lines, and how long one worker needed."""

    deals: Deals
    lines: bytes
    seconds: float


def play_chunk(definition: Definition, deals: Deals, spending: Spending | None = None) -> Chunk:
    began = time.perf_counter()
    lines = play_deals(definition, deals, spending)
    return Chunk(deals, lines, time.perf_counter() - began)


class Executor:
    """Takes deals and gives back chunks, in whatever order they are finished."""

    def size(self) -> int:
        """Return how many deals can be played at the same time."""
        raise NotImplementedError

    def free(self) -> int:
        """Return how many more chunks it will take now."""
        raise NotImplementedError

    def submit(self, deals: Deals) -> None:
        raise NotImplementedError

    def next_done(self) -> Chunk:
        """Wait for a chunk that was submitted; deals of a worker that was lost are played by another."""
        raise NotImplementedError

    def shut_down(self) -> None:
        """Stop at once; what is unfinished is lost."""


class InProcess(Executor):
    """This process plays for itself."""

    def __init__(self, definition: Definition, spending: Spending | None = None) -> None:
        self.definition = definition
        self.spending = spending
        self.waiting: list[Deals] = []

    def size(self) -> int:
        return 1

    def free(self) -> int:
        return 1 - len(self.waiting)

    def submit(self, deals: Deals) -> None:
        self.waiting.append(deals)

    def next_done(self) -> Chunk:
        return play_chunk(self.definition, self.waiting.pop(), self.spending)
