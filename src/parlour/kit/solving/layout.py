"""A tree laid out in levels, so that all nodes of a kind on a level are worked on at once. Needs numpy."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from parlour.kit.solving.tree import Decision, Fork, Node, Payoff, Shift, branches_of

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]


@dataclass(frozen=True)
class NodeGroup:
    """Nodes of one level and kind, with their numbers and those of their branches.

    `player` is -1 for forks and payoffs, `name` is the map of shifts and the duel of payoffs.
    """

    kind: type
    player: int
    name: str
    nodes: Whole
    branches: Whole
    amounts: Floats
    keys: tuple[str, ...]


@dataclass(frozen=True)
class TreeArrays:
    """A tree in levels with the chances of the first buckets, the maps of shifts and the duels of payoffs."""

    groups: tuple[NodeGroup, ...]
    size: int
    buckets: int
    deals: tuple[Floats, Floats]
    maps: Mapping[str, Floats]
    duels: Mapping[str, Floats]


def laid_out(
    root: Node, deals: tuple[Floats, Floats], *, maps: Mapping[str, Floats], duels: Mapping[str, Floats]
) -> TreeArrays:
    """Lay a tree out as arrays; node 0 is the root, and every branch has a higher number than its node."""
    groups: list[NodeGroup] = []
    level, size = [(0, root)], 1
    while level:
        numbered: list[tuple[int, Node, list[int]]] = []
        below: list[tuple[int, Node]] = []
        for number, node in level:
            after = branches_of(node)
            numbered.append((number, node, list(range(size, size + len(after)))))
            below += zip(range(size, size + len(after)), after, strict=True)
            size += len(after)
        groups += _group_nodes(numbered)
        level = below
    return TreeArrays(tuple(groups), size, len(deals[0]), deals, maps, duels)


def _group_nodes(level: list[tuple[int, Node, list[int]]]) -> list[NodeGroup]:
    """Group the nodes of a level by kind, in the order in which the kinds first occur."""
    kinds: dict[tuple[Any, ...], list[tuple[int, Node, list[int]]]] = {}
    for number, node, after in level:
        kinds.setdefault((type(node), *_traits(node), len(after)), []).append((number, node, after))
    return [_group_of(kind, members) for kind, members in kinds.items()]


def _traits(node: Node) -> tuple[int, str]:
    """Return the player and the name that all nodes of a group share."""
    if isinstance(node, Decision):
        return node.player, ""
    if isinstance(node, Shift):
        return node.player, node.map
    return -1, "" if isinstance(node, Fork) else node.duel


def _group_of(kind: tuple[Any, ...], members: list[tuple[int, Node, list[int]]]) -> NodeGroup:
    return NodeGroup(
        kind[0],
        kind[1],
        kind[2],
        np.array([number for number, _, _ in members], dtype=np.int64),
        np.array([after for _, _, after in members], dtype=np.int64),
        np.array([node.amount if isinstance(node, Payoff) else 0.0 for _, node, _ in members]),
        tuple(node.key if isinstance(node, Decision) else "" for _, node, _ in members),
    )
