"""Keeping decisions: a line for each deal beside the results, packed, and with a checksum.

A deal can be read alone, so that a file of any length is written without holding it in memory.
"""

import zlib
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Final

import msgspec

from parlour.lab.errors import BadExperiment
from parlour.lab.results import DealResult, checksum_of
from parlour.match.file.durable import reason

DECISIONS: Final = "decisions.lines"


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """One decision, as far as the seat that made it could know: the verbs that were open and how many moves
    there were in all, what it saw as numbers, and what it chose."""

    seat: int
    open_verbs: tuple[str, ...]
    open_moves: int
    seen: tuple[int, ...]
    verb: str
    move: str


class DealDecisions(msgspec.Struct, frozen=True, array_like=True):
    """All decisions of the games of one deal, by rotation, and how these games ended."""

    result: DealResult
    games: tuple[tuple[Decision, ...], ...]


_READER: Final = msgspec.msgpack.Decoder(DealDecisions)


def encode_decisions(deal: DealDecisions) -> bytes:
    """Return the line of a deal: its number, its decisions, and the checksum of both."""
    packed = b64encode(zlib.compress(msgspec.msgpack.encode(deal)))
    content = b"%d %s" % (deal.result.deal, packed)
    return content + b" " + checksum_of(content) + b"\n"


class DecisionStore:
    """The decisions of one experiment on disk; a damaged line is passed over, and its deal played again."""

    def __init__(self, folder: Path) -> None:
        self._page = folder / DECISIONS
        self._places: dict[int, int] = {}

    def open(self) -> frozenset[int]:
        """Look where the line of every deal begins, and return the deals; the last line of a deal counts."""
        self._places = {}
        if not self._page.exists():
            return frozenset()
        try:
            with self._page.open("rb") as page:
                place = 0
                for line in page:
                    content, _, checksum = line.rstrip(b"\n").rpartition(b" ")
                    if content and checksum == checksum_of(content):
                        self._places[int(content.partition(b" ")[0])] = place
                    place += len(line)
        except OSError as error:
            raise self._trouble(error) from None
        return frozenset(self._places)

    def read(self, deal: int) -> DealDecisions:
        """Return the decisions of a deal that was there when the store was opened."""
        try:
            with self._page.open("rb") as page:
                page.seek(self._places[deal])
                packed = page.readline().split(b" ")[1]
        except OSError as error:
            raise self._trouble(error) from None
        return _READER.decode(zlib.decompress(b64decode(packed)))

    def add(self, lines: bytes) -> None:
        """Put lines on disk; one that was cut off before them stays alone."""
        try:
            with self._page.open("ab") as page:
                page.write(b"\n" + lines)
        except OSError as error:
            raise self._trouble(error) from None

    def _trouble(self, error: OSError) -> BadExperiment:
        return BadExperiment("cannot-keep", f"Decisions cannot be kept in {self._page}: {reason(error)}.")
