"""Score sheets: what is written down of every game, one line for each deal."""

from collections.abc import Iterable, Iterator

import msgspec


class GameSheet(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended, seat by seat, and after how many decisions.

    One that would not end is unfinished: everybody is first with nothing, as if it had been drawn.
    """

    places: tuple[int, ...]
    tallies: tuple[int, ...]
    decisions: int
    unfinished: bool = False

    def fits(self, seats: int) -> bool:
        """Whether it tells of so many seats, and of somebody who won."""
        return len(self.places) == len(self.tallies) == seats and 1 in self.places


class DealSheet(msgspec.Struct, frozen=True, array_like=True):
    """All games of one deal, by rotation."""

    deal: int
    games: tuple[GameSheet, ...]

    def fits(self, rotations: int, seats: int) -> bool:
        """Whether it is the sheet of a deal for such a table."""
        whole = self.deal >= 0 and len(self.games) == rotations
        return whole and all(game.fits(seats) for game in self.games)


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
