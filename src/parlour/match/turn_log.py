# parlour: hot
"""The turns of a match, kept small: a long match has thousands of them, and few different moves."""

from array import array
from typing import Final

from parlour.engine.play.move import Move
from parlour.match.store.port import Turn

_SEATS: Final = 64
_WORDS: Final = 1 << 16
"""How many seats, and how many different words for who decided, a packed number has room for."""


class TurnLog:
    """16 bytes for each turn instead of 160: its time, and a number that tells its seat, word and move."""

    def __init__(self) -> None:
        self._packed = array("q")
        self._at = array("q")
        self._moves: list[Move] = []
        self._numbers: dict[Move, int] = {}
        self._words: list[str] = []

    def append(self, seat: int, move: Move, by: str, at: int) -> None:
        number = self._numbers.setdefault(move, len(self._moves))
        if number == len(self._moves):
            self._moves.append(move)
        if by not in self._words:
            self._words.append(by)
        self._packed.append((number * _WORDS + self._words.index(by)) * _SEATS + seat)
        self._at.append(at)

    def cut(self, length: int) -> None:
        """Takes off all turns after the first so many."""
        del self._packed[length:]
        del self._at[length:]

    def __len__(self) -> int:
        return len(self._at)

    def turn(self, place: int) -> Turn:
        number, seat = divmod(self._packed[place], _SEATS)
        return Turn(seat, self._moves[number // _WORDS], self._words[number % _WORDS], self._at[place])
