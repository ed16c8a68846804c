"""What a game tells people about a position: facts as sentences, from what a seat can see."""

from collections.abc import Callable

import msgspec

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence

WinChance = Callable[[], float | None]
"""Counts how often a seat would win a showdown in the deals that fit what the others did; None: not known."""


def not_counted() -> float | None:
    """Return None, for a chance that nobody has counted."""
    return None


class Price(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move takes from the seat: `cost`, and `rate` for each of the amount that it names; and why."""

    cost: int = 0
    rate: int = 0
    why: Sentence | None = None

    def of(self, amount: int) -> int:
        """Return what the move costs with this amount."""
        return self.cost + self.rate * amount


class Words:
    """A game's own remarks; it has no state, and a game that says nothing needs none of it."""

    def prompt(self, position: Position, seat: int) -> Sentence | None:
        """Return what is asked of a seat that is to act."""
        return None

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        """Return what a seat is told about its own cards, from what it can see."""
        return []

    def reckoning(self, position: Position, seat: int) -> list[Sentence]:
        """Return sums that a seat could do in its head, such as what a call costs and must win."""
        return []

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence | None:
        """Return why this verb is closed to the seat now, beyond the rule itself; from what it can see."""
        return None

    def price(self, position: Position, seat: int, verb: str) -> Price | None:
        """Return what an open verb costs the seat at once, and in a few words why; from what it can see."""
        return None

    def may_change(self, position: Position, seat: int) -> bool:
        """Return whether the seat's hand may still become another by what it does in this deal."""
        return True

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        """Return what speaks for this move of the seat, or what it comes to; true of what the seat can see.

        `win_chance` is for games with a showdown (`Thinking.showdown`); it takes a while.
        """
        return []
