"""Forms: what a front end must ask a player for, so that any screen can play any game."""

import msgspec

from parlour.engine.words.sentence import Sentence

MOST_LISTED = 14
"""So many numbers are named one by one where they are asked for; of more, the bounds."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An amount from low to high in steps; `also` are single amounts outside of them."""

    low: int
    high: int
    step: int = 1
    also: list[int] = []

    def least(self) -> int:
        """Return the lowest amount there is."""
        return min([self.low, *self.also])

    def most(self) -> int:
        """Return the highest amount there is."""
        return max([self.high, *self.also])

    def listed(self, most: int) -> list[int]:
        """Return every amount there is, rising; none of them where there are more than so many."""
        if (self.high - self.low) // self.step + 1 + len(self.also) > most:
            return []
        return sorted({*self.also, *range(self.low, self.high + 1, self.step)})

    def holds(self, amount: int) -> bool:
        """Return whether this amount is offered."""
        return amount in self.also or (
            self.low <= amount <= self.high and (amount - self.low) % self.step == 0
        )


class Pool(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Places to pick from: which zone they lie in, and how many of them; ordered when the order matters.

    The zone is the seat's own (`mine`) or the table's. Where `names` are given the options are no places:
    they are named, and the zone is only what the pool is called.
    Where a suit is asked for too, `suits` may name for each option the one suit that it goes with.
    """

    zone: str
    options: list[int]
    least: int = 1
    most: int = 1
    ordered: bool = False
    names: list[Sentence] = []
    suits: list[str] = []
    mine: bool = True

    def of_suit(self, suit: str) -> "Pool":
        """Return what is left to pick from when this suit has been chosen."""
        if not self.suits:
            return self
        options = [option for option, other in zip(self.options, self.suits, strict=True) if other == suit]
        most, suits = min(self.most, len(options)), [suit] * len(options)
        return msgspec.structs.replace(self, options=options, most=most, suits=suits)


class CardsAsked(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Cards to be named from a zone, with a few sensible picks.

    `playable` are the cards that are in some pick that can be made; empty where all of them may be.
    """

    zone: str
    least: int
    most: int
    sensible: list[list[int]] = []
    playable: list[int] = []


class Form(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One verb that is open now, and what it needs."""

    verb: str
    amount: Span | None = None
    pools: list[Pool] = []
    suits: list[str] = []
    cards: CardsAsked | None = None
