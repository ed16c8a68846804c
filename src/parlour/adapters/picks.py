"""Choosing several places one by one: each is an action of its own, asked until the choice is complete.

Places of a set are asked in rising order, so that every move can be reached, and each in one way only.
"""

from typing import NamedTuple, TypeGuard

from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move


class Pick(NamedTuple):
    """A choice of several places, the ones so far in the order in which they were chosen."""

    verb: str
    slots: tuple[int, ...]


def is_of_places(choice: Choice) -> TypeGuard[Some | Order]:
    """Return whether the choice is one of several places at once."""
    return isinstance(choice, Some | Order)


def next_places(choice: Some | Order, slots: tuple[int, ...]) -> list[int]:
    """Return the places that may be chosen after these."""
    if isinstance(choice, Order):
        return [place for place in choice.options if place not in slots]
    if len(slots) == choice.most:
        return []
    after = sorted(place for place in choice.options if not slots or place > slots[-1])
    still_to_come = max(0, choice.least - len(slots) - 1)
    return after[: len(after) - still_to_come]


def may_stop(choice: Some | Order, slots: tuple[int, ...]) -> bool:
    """Return whether these places are enough."""
    return len(slots) >= (choice.least if isinstance(choice, Some) else len(choice.options))


def pick_or_move(choice: Some | Order, slots: tuple[int, ...]) -> Pick | Move:
    """Return what these places come to: a move where nothing is left to choose, or only what must be."""
    left = next_places(choice, slots)
    if not left:
        return Move(choice.verb, slots=slots)
    if len(left) == 1 and not may_stop(choice, slots):
        return pick_or_move(choice, (*slots, left[0]))
    return Pick(choice.verb, slots)
