# parlour: hot
"""Draws: everything that a tournament leaves to chance, worked out from the seed it was opened with.

A draw is named by what it is for and by numbers that occur once, and has a seed of its own, HMAC-SHA256 with
the tournament's seed as key over that name; from there on it goes as in shuffle-v1. So whoever has the seed
can work out each draw alone, and nothing depends on what was drawn before.
"""

from collections.abc import Sequence
from hmac import digest
from typing import Final, TypeVar

from parlour.cards.fair import ByteStream
from parlour.cards.seeds import checked_seed

_LABEL: Final = "parlour draw-v1"
_DEAL: Final = "parlour tournament deal-v1"
Item = TypeVar("Item")


class Draws:
    """The draws of one tournament."""

    def __init__(self, seed: bytes) -> None:
        self._seed = checked_seed(seed)

    def order(self, items: Sequence[Item], what: str, *numbers: int) -> list[Item]:
        """Return the items in the order that this draw brings."""
        drawn = list(items)
        stream = self._stream(what, numbers)
        for place in range(len(drawn) - 1, 0, -1):
            other = stream.below(place + 1)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn

    def one(self, items: Sequence[Item], what: str, *numbers: int) -> Item:
        """Return one of the items."""
        return items[self._stream(what, numbers).below(len(items))]

    def deal_secret(self, table: int, number: int) -> bytes:
        """Return what the room brings to the seed of a deal: whoever has this seed can work it out."""
        return digest(self._seed, f"{_DEAL}/{table}/{number}".encode(), "sha256")

    def _stream(self, what: str, numbers: tuple[int, ...]) -> ByteStream:
        name = "/".join([_LABEL, what, *map(str, numbers)])
        return ByteStream(digest(self._seed, name.encode(), "sha256"), 0)
