"""A book: a trained strategy, a byte for the chance of every branch; its file is compressed MessagePack."""

import zlib
from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final

import msgspec

from parlour.cards.luck import Luck
from parlour.package_files import files_of

MOST: Final = 255
SHIPPED: Final = "strategy.book"
LONGEST: Final = 8 << 20
"""No book has more bytes, packed or unpacked; the largest that is shipped unpacks to 322,360."""

_Some = Annotated[int, msgspec.Meta(ge=1, le=1_000)]


class Pages(msgspec.Struct, frozen=True):
    """What a book holds: for each key, in order, so many branches; for each branch a byte per bucket.

    `values` says what states of a match are worth, where a game is learnt as a match.
    """

    game: str
    abstraction: str
    iterations: Annotated[int, msgspec.Meta(ge=0)] = msgspec.field(name="rounds")
    exploitability: float
    buckets: _Some
    keys: list[str]
    branches: list[_Some]
    chances: bytes
    values: dict[str, float] = {}


class Book:
    """Pages that can be looked up."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.places: dict[str, tuple[int, int]] = {}
        place = 0
        for key, branches in zip(pages.keys, pages.branches, strict=True):
            self.places[key] = (place, branches)
            place += branches * pages.buckets

    def is_part_of(self, whole: "Book") -> bool:
        """Return whether it has the same picture of the game, and no place that the other has not."""
        mine, theirs = self.pages, whole.pages
        known = dict(zip(theirs.keys, theirs.branches, strict=True)).items()
        places = dict(zip(mine.keys, mine.branches, strict=True)).items()
        return (mine.abstraction, mine.buckets) == (theirs.abstraction, theirs.buckets) and places <= known

    def __contains__(self, key: str) -> bool:
        return key in self.places

    def weights(self, key: str, bucket: int) -> list[int]:
        """Return how often each branch is taken at a place with a bucket, in parts of 255, or all alike."""
        place, branches = self.places[key]
        buckets = self.pages.buckets
        found = [self.pages.chances[place + branch * buckets + bucket] for branch in range(branches)]
        return found if any(found) else [1] * branches

    def choice(self, key: str, bucket: int, luck: Luck) -> int:
        """Draw a branch as the book says."""
        weights = self.weights(key, bucket)
        drawn = luck.below(sum(weights))
        for branch, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return branch
        raise AssertionError("some branch has been drawn")


def encode_book(pages: Pages) -> bytes:
    """Return the content of a book's file."""
    return zlib.compress(msgspec.msgpack.encode(pages), 9)


def decode_book(content: bytes) -> Book:
    """Return the book in a file's content; raise zlib.error, MsgspecError or ValueError if there is none."""
    pages = msgspec.msgpack.decode(_unpack(content), type=Pages)
    if len(pages.chances) != pages.buckets * sum(pages.branches):
        raise ValueError("a book has a chance for every branch and bucket")
    return Book(pages)


def _unpack(content: bytes) -> bytes:
    """Unpack what the file holds, unless that is more than any book."""
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(content, LONGEST)
    if not unpacking.eof:
        raise ValueError("a book ends, and is not longer than that")
    return found


@cache
def shipped_in(package: str) -> Book:
    """Return the book that comes with a game's solver package."""
    return decode_book((files_of(package) / SHIPPED).read_bytes())


def in_bytes(shares: Iterable[float]) -> bytes:
    """Write chances between 0 and 1 as bytes."""
    return bytes(round(MOST * share) for share in shares)
