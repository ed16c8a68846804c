"""A game being learnt: stages of CFR+, one after the other, and the pages that they make. Needs numpy.

What a book is worth is worked out from its bytes, as they are played by, not from what was learnt before it
was rounded to them.
"""

from collections.abc import Iterator

import msgspec
import numpy as np

from parlour.kit.solving.book import Book, Pages, in_bytes
from parlour.kit.solving.cfr import Learner, match_regrets
from parlour.kit.solving.layout import TreeArrays
from parlour.kit.solving.passes import Strategy, exploitability
from parlour.kit.solving.tree import Decision

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
        """Return the learner of the next stage, with nothing learnt; the first is stage 0."""
        raise NotImplementedError

    def end_stage(self, stage: int) -> None:
        """End a stage that has been learnt as far as it will be."""

    def iterations(self) -> int:
        """Count the iterations of CFR+ that there have been in every stage."""
        raise NotImplementedError

    def exploitability_of(self, book: Book) -> float:
        """Return what a best response wins in the tree from a book of this game, in the unit."""
        raise NotImplementedError

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def buckets(self) -> int:
        raise NotImplementedError

    def pages(self) -> Pages:
        """Return what is learnt so far, as the pages of a book."""
        draft = self._unmeasured()
        return msgspec.structs.replace(draft, exploitability=self.exploitability_of(Book(draft)))

    def _unmeasured(self) -> Pages:
        rows = sorted(self.rows())
        return Pages(
            self.game,
            self.abstraction,
            self.iterations(),
            0.0,
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

    def exploitability_of(self, book: Book) -> float:
        return exploitability(self.learner.tree, strategy_in(book, self.learner.tree))

    def rows(self) -> list[Row]:
        return list(rows_of(self.learner.tree, self.learner.average()))

    def buckets(self) -> int:
        return self.learner.tree.buckets


def rows_of(tree: TreeArrays, strategy: Strategy) -> Iterator[Row]:
    """Yield the rows of every decision."""
    for group, shares in zip(tree.groups, strategy, strict=True):
        if shares is not None:
            for key, chances in zip(group.keys, np.clip(shares, 0, 1), strict=True):
                yield key, len(chances), in_bytes(chances.ravel().tolist())


def strategy_in(book: Book, tree: TreeArrays) -> Strategy:
    """Return how a book plays a tree of which it has every place: even where its bytes are all nothing."""
    weights = np.frombuffer(book.pages.chances, dtype=np.uint8)
    found: Strategy = []
    for group in tree.groups:
        if group.kind is not Decision:
            found.append(None)
            continue
        shape = (group.branches.shape[1], tree.buckets)
        places = [book.places[key][0] for key in group.keys]
        rows = [weights[place : place + shape[0] * shape[1]].reshape(shape) for place in places]
        found.append(match_regrets(np.stack(rows).astype(np.float64)))
    return found
