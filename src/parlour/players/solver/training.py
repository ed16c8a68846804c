"""Training a book: rounds of CFR+ until they or the time are over, or somebody has had enough."""

from collections.abc import Iterator
from importlib import import_module
from time import monotonic
from typing import Final

import numpy as np

from parlour.players.solver.book import Pages, in_bytes
from parlour.players.solver.cfr import Learner
from parlour.players.solver.levels import Game
from parlour.players.solver.walks import Strategy, exploitability

LESSONS: Final = {
    "five-card-draw": "parlour.players.solver.draw_lesson",
}
"""Where each game says what is learnt: `game()`, `ABSTRACTION`, `TREMBLE`, `UNIT` and what it is worth."""


class Training:
    """One game being learnt."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lesson = import_module(LESSONS[name])
        self.game: Game = self.lesson.game()
        self.learner = Learner(self.game, self.lesson.TREMBLE)

    def rounds(self, most: int | None, minutes: float | None) -> Iterator[float]:
        """Learns on, telling after each round which share of the work is done."""
        began = monotonic()
        while True:
            self.learner.learn()
            done = share_done(self.learner.rounds, most, monotonic() - began, minutes)
            yield done
            if done >= 1:
                return

    def exploitability(self) -> float:
        """What a best answer wins from what is learnt so far, in the lesson's unit."""
        return exploitability(self.game, self.learner.mean())

    def pages(self) -> Pages:
        """What is learnt so far, as the pages of a book."""
        mean = self.learner.mean()
        rows = sorted(rows_of(self.game, mean))
        return Pages(
            self.name,
            self.lesson.ABSTRACTION,
            self.learner.rounds,
            exploitability(self.game, mean),
            self.game.buckets,
            [key for key, _, _ in rows],
            [branches for _, branches, _ in rows],
            b"".join(chances for _, _, chances in rows),
        )


def share_done(rounds: int, most: int | None, seconds: float, minutes: float | None) -> float:
    """Which part of the rounds or of the time is over, whichever is more."""
    by_rounds = rounds / most if most else 0.0
    by_time = seconds / (60 * minutes) if minutes else 0.0
    return min(1.0, max(by_rounds, by_time))


def rows_of(game: Game, strategy: Strategy) -> Iterator[tuple[str, int, bytes]]:
    """The key, the number of branches and the chances of every decision."""
    for group, plan in zip(game.groups, strategy, strict=True):
        if plan is not None:
            for key, chances in zip(group.keys, np.clip(plan, 0, 1), strict=True):
                yield key, len(chances), in_bytes(chances.ravel().tolist())
