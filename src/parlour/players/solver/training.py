"""Training a book: rounds of CFR+ until they or the time are over, or somebody has had enough."""

from collections.abc import Iterator
from importlib import import_module
from time import monotonic
from typing import Final

import numpy as np

from parlour.players.solver.book import Pages, in_bytes
from parlour.players.solver.cfr import Learner
from parlour.players.solver.layout import Game
from parlour.players.solver.passes import Strategy, exploitability

LESSONS: Final = {
    "five-card-draw": "parlour.games.five_card_draw.solver.training",
    "three-card-brag": "parlour.games.three_card_brag.solver.training",
}
"""Where each game says what is learnt: a module with `lesson()`."""

Row = tuple[str, int, bytes]
"""A key, its number of branches, and their chances."""


class Training:
    """One game being learnt."""

    game = ""
    abstraction = ""
    unit = ""
    usual_rounds = 0

    def __init__(self) -> None:
        self.values: dict[str, float] = {}

    def learn(self, most: int | None, minutes: float | None) -> Iterator[float]:
        """Learns on, telling after each round which share of the work is done."""
        raise NotImplementedError

    def learnt(self) -> int:
        """How many rounds of CFR+ there have been."""
        raise NotImplementedError

    def exploitability(self) -> float:
        """What a best answer wins from what is learnt so far, in the unit."""
        raise NotImplementedError

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def buckets(self) -> int:
        raise NotImplementedError

    def pages(self) -> Pages:
        """What is learnt so far, as the pages of a book."""
        rows = sorted(self.rows())
        return Pages(
            self.game,
            self.abstraction,
            self.learnt(),
            self.exploitability(),
            self.buckets(),
            [key for key, _, _ in rows],
            [branches for _, branches, _ in rows],
            b"".join(chances for _, _, chances in rows),
            self.values,
        )


class OneTree(Training):
    """A game that is one tree."""

    def __init__(self, tree: Game) -> None:
        super().__init__()
        self.learner = Learner(tree)

    def learn(self, most: int | None, minutes: float | None) -> Iterator[float]:
        yield from rounds(self.learner, most, minutes)

    def learnt(self) -> int:
        return self.learner.rounds

    def exploitability(self) -> float:
        return exploitability(self.learner.game, self.learner.mean())

    def rows(self) -> list[Row]:
        return list(rows_of(self.learner.game, self.learner.mean()))

    def buckets(self) -> int:
        return self.learner.game.buckets


def lesson_for(game: str) -> Training:
    """The training of a game, with its chances counted and nothing learnt."""
    lesson: Training = import_module(LESSONS[game]).lesson()
    return lesson


def rounds(learner: Learner, most: int | None, minutes: float | None) -> Iterator[float]:
    """Rounds of a learner until so many, or so much time, are over."""
    began, done = monotonic(), 0.0
    while done < 1:
        learner.learn()
        done = share_done(learner.rounds, most, monotonic() - began, minutes)
        yield done


def share_done(rounds: int, most: int | None, seconds: float, minutes: float | None) -> float:
    """Which part of the rounds or of the time is over, whichever is more."""
    by_rounds = rounds / most if most else 0.0
    by_time = seconds / (60 * minutes) if minutes else 0.0
    return min(1.0, max(by_rounds, by_time))


def rows_of(game: Game, strategy: Strategy) -> Iterator[Row]:
    """The rows of every decision."""
    for group, plan in zip(game.groups, strategy, strict=True):
        if plan is not None:
            for key, chances in zip(group.keys, np.clip(plan, 0, 1), strict=True):
                yield key, len(chances), in_bytes(chances.ravel().tolist())
