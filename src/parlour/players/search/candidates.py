# parlour: hot
"""Which moves a search looks at: all where they are few, and a handful that stands for them where not."""

from typing import Final

from parlour.engine.play.arrangements import Order
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves

MOST_NOW: Final = 32
MOST_LATER: Final = 12
A_FEW: Final = 6


def candidates(moves: Moves, most: int) -> list[Move]:
    """At most so many moves of every verb, always the same ones, none of them twice."""
    found: dict[tuple[str, tuple[int, ...], tuple[int, ...], int, str], Move] = {}
    for choice in moves.choices:
        for index in indexes(choice, most):
            move = choice.nth(index)
            found[move.key()] = move
    return list(found.values())


def indexes(choice: Choice, most: int) -> list[int]:
    """The numbers of the moves that stand for a verb. One order of the same places stands for all."""
    if isinstance(choice, Order):
        return [0]
    count = choice.count()
    if count <= most:
        return list(range(count))
    if choice.nth(count - 1).amount > 0:
        return doubling(count)
    return [place * (count - 1) // (most - 1) for place in range(most)]


def doubling(count: int) -> list[int]:
    """The lowest amount, the highest, and a few between at steps that grow by doubling."""
    steps = [0]
    while 2 * steps[-1] + 1 < count - 1:
        steps.append(2 * steps[-1] + 1)
    return [*steps[:: 1 + len(steps) // A_FEW], count - 1]
