"""Executors: whoever plays the deals, in this process, in others on this machine, or on a cluster."""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

Deals = Sequence[int]

Play = Callable[[Deals], bytes]
"""Plays deals by number and returns their lines; it is sent to whoever plays, so it can be pickled."""


class Chunk(NamedTuple):
    """Deals that have been played: their lines, and how long one worker needed."""

    deals: Deals
    lines: bytes
    seconds: float


def play_chunk(play: Play, deals: Deals) -> Chunk:
    began = time.perf_counter()
    lines = play(deals)
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

    def __init__(self, play: Play) -> None:
        self.play = play
        self.waiting: list[Deals] = []

    def size(self) -> int:
        return 1

    def free(self) -> int:
        return 1 - len(self.waiting)

    def submit(self, deals: Deals) -> None:
        self.waiting.append(deals)

    def next_done(self) -> Chunk:
        return play_chunk(self.play, self.waiting.pop())
