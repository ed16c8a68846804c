"""Cycles among players: A beats B beats C beats A, found in who is shown ahead of whom."""

from collections import deque
from collections.abc import Mapping, Sequence

Beats = Mapping[str, Sequence[str]]
"""Of every player, those it is shown ahead of."""


def find_cycles(beats: Beats) -> list[list[str]]:
    """Return a shortest cycle through every player that is in one, each cycle once, short ones first."""
    found: dict[frozenset[str], list[str]] = {}
    for player in beats:
        cycle = _shortest_cycle(beats, player)
        if cycle:
            found.setdefault(frozenset(cycle), cycle)
    return sorted(found.values(), key=len)


def _shortest_cycle(beats: Beats, start: str) -> list[str]:
    """Return the players of a shortest way from one back to itself, or none."""
    ways = deque([[start]])
    met = {start}
    while ways:
        way = ways.popleft()
        for beaten in beats[way[-1]]:
            if beaten == start:
                return way
            if beaten not in met:
                met.add(beaten)
                ways.append([*way, beaten])
    return []


def cycle_text(cycle: Sequence[str]) -> str:
    """Return `A beats B beats C beats A`."""
    return " beats ".join([*cycle, cycle[0]])
