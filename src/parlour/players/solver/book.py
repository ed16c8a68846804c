"""A book: a trained strategy in a small file, with the chances of the branches as bytes.

The file is MessagePack, compressed. It is read without numpy.
"""

import zlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from parlour.cards.luck import Luck
from parlour.match.store.file.durable import reason
from parlour.players.house_words import BadSeat

MOST: Final = 255
SHELF: Final = "parlour.players.solver"


class Pages(msgspec.Struct, frozen=True):
    """What the file holds: for each key, in order, so many branches; for each branch a byte per bucket.

    `values` says what states of a match are worth, where a game is learnt as a match.
    """

    game: str
    abstraction: str
    rounds: int
    exploitability: float
    buckets: int
    keys: list[str]
    branches: list[int]
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
        """Whether it has the same picture of the game, and no place that the other has not."""
        mine, theirs = self.pages, whole.pages
        known = dict(zip(theirs.keys, theirs.branches, strict=True)).items()
        places = dict(zip(mine.keys, mine.branches, strict=True)).items()
        return (mine.abstraction, mine.buckets) == (theirs.abstraction, theirs.buckets) and places <= known

    def __contains__(self, key: str) -> bool:
        return key in self.places

    def weights(self, key: str, bucket: int) -> list[int]:
        """How often each branch is taken at a place with a bucket, in parts of 255; all alike if none is."""
        place, branches = self.places[key]
        buckets = self.pages.buckets
        found = [self.pages.chances[place + branch * buckets + bucket] for branch in range(branches)]
        return found if any(found) else [1] * branches

    def choice(self, key: str, bucket: int, luck: Luck) -> int:
        """A branch drawn as the book says."""
        weights = self.weights(key, bucket)
        drawn = luck.below(sum(weights))
        for branch, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return branch
        raise AssertionError("some branch has been drawn")


def in_bytes(shares: Iterable[float]) -> bytes:
    """Chances between 0 and 1 as bytes."""
    return bytes(round(MOST * share) for share in shares)


def written(pages: Pages) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(pages), 9)


@cache
def shipped_book(game: str) -> Book | None:
    """The book that comes with the package, or None for a game without one."""
    place = files(SHELF) / "books" / f"{game}.book"
    return opened(place.read_bytes()) if place.is_file() else None


def book_from(path: str) -> Book:
    """The book in a file of somebody's own."""
    try:
        return opened(Path(path).read_bytes())
    except OSError as error:
        raise BadSeat("no-book", f"The book {path} cannot be read: {reason(error)}.") from None
    except (zlib.error, msgspec.MsgspecError, ValueError):
        raise BadSeat("no-book", f"{path} is no book of a solver: see parlour train.") from None


def opened(content: bytes) -> Book:
    pages = msgspec.msgpack.decode(zlib.decompress(content), type=Pages)
    if len(pages.chances) != pages.buckets * sum(pages.branches):
        raise ValueError("a book has a chance for every branch and bucket")
    return Book(pages)
