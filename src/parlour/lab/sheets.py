"""Score sheets: what is written down of every game, one line for each deal."""

from collections.abc import Iterable, Iterator

import msgspec


class GameSheet(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended, seat by seat, and after how many decisions."""

    places: tuple[int, ...]
    tallies: tuple[int, ...]
    decisions: int


class DealSheet(msgspec.Struct, frozen=True, array_like=True):
    """All games of one deal, by rotation."""

    deal: int
    games: tuple[GameSheet, ...]


_READER = msgspec.json.Decoder(DealSheet)


def written(sheets: Iterable[DealSheet]) -> bytes:
    """A line for every deal."""
    return b"".join(msgspec.json.encode(sheet) + b"\n" for sheet in sheets)


def read(lines: bytes) -> Iterator[DealSheet]:
    """The deals in these lines; a damaged line is passed over, and so its deal will be played again."""
    for line in lines.splitlines():
        try:
            yield _READER.decode(line)
        except msgspec.DecodeError:
            continue
