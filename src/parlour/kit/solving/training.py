"""A game being learnt: stages of CFR+, one after the other, and the pages that they make. Needs numpy."""

from collections.abc import Iterator

import numpy as np

from parlour.kit.solving.book import Pages, in_bytes
from parlour.kit.solving.cfr import Learner
from parlour.kit.solving.layout import TreeArrays
from parlour.kit.solving.passes import Strategy, exploitability

Row = tuple[str, int, bytes]
"""A key, its number of branches, and their chances."""


class Training:
    """One game being learnt, in stages: each is learnt until somebody ends it, and the next stands on it."""

    game = ""
    abstraction = ""
    unit = ""
    usual_iterations = 0
    stages = 1

    def __init__(self) -> None:
        self.values: dict[str, float] = {}

    def begin_stage(self, stage: int) -> Learner:
        """The learner of the next stage, with nothing learnt; the first is stage 0."""
        raise NotImplementedError

    def end_stage(self, stage: int) -> None:
        """A stage has been learnt as far as it will be."""

    def iterations(self) -> int:
        """How many iterations of CFR+ there have been in every stage."""
        raise NotImplementedError

    def exploitability(self) -> float:
        """What a best response wins from what is learnt so far, in the unit."""
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
            self.iterations(),
            self.exploitability(),
            self.buckets(),
            [key for key, _, _ in rows],
            [branches for _, branches, _ in rows],
            b"".join(chances for _, _, chances in rows),
            self.values,
        )


class OneTree(Training):
    """A game that is one tree."""

    def __init__(self, tree: TreeArrays) -> None:
        super().__init__()
        self.learner = Learner(tree)

    def begin_stage(self, stage: int) -> Learner:
        return self.learner

    def iterations(self) -> int:
        return self.learner.iterations

    def exploitability(self) -> float:
        return exploitability(self.learner.tree, self.learner.average())

    def rows(self) -> list[Row]:
        return list(rows_of(self.learner.tree, self.learner.average()))

    def buckets(self) -> int:
        return self.learner.tree.buckets


def rows_of(tree: TreeArrays, strategy: Strategy) -> Iterator[Row]:
    """The rows of every decision."""
    for group, shares in zip(tree.groups, strategy, strict=True):
        if shares is not None:
            for key, chances in zip(group.keys, np.clip(shares, 0, 1), strict=True):
                yield key, len(chances), in_bytes(chances.ravel().tolist())
