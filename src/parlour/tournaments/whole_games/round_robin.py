"""Everybody meets everybody once: the rounds of a round robin by the circle method."""

from collections.abc import Sequence
from typing import Final

BYE: Final = 0


def circle_rounds(players: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Return the rounds: the first stays, the others go round; whoever is beside `BYE` has no game."""
    circle = [*players, BYE] if len(players) % 2 else list(players)
    half = len(circle) // 2
    rounds = []
    for _ in range(len(circle) - 1):
        rounds.append([(circle[seat], circle[-1 - seat]) for seat in range(half)])
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def rounds_to_meet(players: int, chairs: int) -> int:
    """Return how many rounds it takes at least until everybody can have met everybody, so many at a table."""
    return -(-(players - 1) // (chairs - 1))
