"""Results: what is written down of every game, one line with a checksum for each deal."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended, seat by seat, and after how many decisions.

    One that would not end is unfinished: everybody is first with nothing, as if it had been drawn.
    """

    places: tuple[int, ...]
    tallies: tuple[int, ...]
    decisions: int
    unfinished: bool = False

    def fits(self, seats: int) -> bool:
        """Return whether it tells of so many seats, and of somebody who won."""
        return len(self.places) == len(self.tallies) == seats and 1 in self.places


class DealResult(msgspec.Struct, frozen=True, array_like=True):
    """All games of one deal, by rotation."""

    deal: int
    games: tuple[GameResult, ...]

    def fits(self, rotations: int, seats: int) -> bool:
        """Return whether it is the result of a deal at such a table."""
        whole = self.deal >= 0 and len(self.games) == rotations
        return whole and all(game.fits(seats) for game in self.games)


class StoredResults(NamedTuple):
    """What a file of results holds: the deals, and the numbers of damaged lines, from 1 on."""

    results: list[DealResult]
    damaged: list[int]


_READER: Final = msgspec.json.Decoder(DealResult)
_CHECKSUM_BYTES: Final = 8


def encode_results(results: Iterable[DealResult]) -> bytes:
    """Return a line for every deal: its result, and the checksum of that."""
    lines = map(msgspec.json.encode, results)
    return b"".join(line + b" " + checksum_of(line) + b"\n" for line in lines)


def decode_results(lines: bytes) -> StoredResults:
    """Return the deals in these lines, and which lines are damaged: their checksum is not their own."""
    kept = StoredResults([], [])
    for number, line in enumerate(lines.split(b"\n"), start=1):
        result = _result_in(line)
        if result is not None:
            kept.results.append(result)
        elif line:
            kept.damaged.append(number)
    return kept


def _result_in(line: bytes) -> DealResult | None:
    content, _, checksum = line.rpartition(b" ")
    if checksum != checksum_of(content):
        return None
    try:
        return _READER.decode(content)
    except msgspec.DecodeError:
        return None


def checksum_of(content: bytes) -> bytes:
    """Return the checksum of a line's content, as it stands behind it."""
    return blake2b(content, digest_size=_CHECKSUM_BYTES).hexdigest().encode()
