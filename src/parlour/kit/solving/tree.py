"""A betting game as a tree of what everybody sees; what each player holds is a number, its bucket.

Two players, 0 and 1. A node stands for all deals at once: behind it, every player has a chance for each
bucket. Buckets are as many everywhere; where a stage needs fewer, the last ones stay empty.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Decision:
    """A player chooses one of several branches, knowing its own bucket and `key`, the name of this place."""

    player: int
    key: str
    branches: "Sequence[Node]"


@dataclass(frozen=True)
class Fork:
    """Something happens that everybody sees and nobody chooses; its chances are in the payoffs behind it."""

    branches: "Sequence[Node]"


@dataclass(frozen=True)
class Shift:
    """A player's bucket changes by chance, unseen by the other: by the map of this name."""

    player: int
    map: str
    after: "Node"


@dataclass(frozen=True)
class Payoff:
    """The end: player 0 wins `amount` times what the duel of this name says for the two buckets."""

    duel: str
    amount: float


Node = Decision | Fork | Shift | Payoff


def branches_of(node: Node) -> list[Node]:
    """Return the nodes right behind a node."""
    if isinstance(node, Payoff):
        return []
    return [node.after] if isinstance(node, Shift) else list(node.branches)
