# parlour: hot
"""The turns of a match, packed: a long match has thousands of them, and few different moves."""

from array import array
from typing import Final

from parlour.engine.play.move import Move

_SEATS: Final = 64
_WORDS: Final = 1 << 16
"""How many seats, and how many different words for who decided, a packed number has room for."""


class TurnLog:
    """Holds each turn in 16 bytes instead of 160: its time, and a number telling its seat, word and move."""

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
        """Take off all turns after the first so many."""
        del self._packed[length:]
        del self._at[length:]

    def __len__(self) -> int:
        return len(self._at)

    def turn(self, place: int) -> tuple[int, Move, str, int]:
        """Return seat, move, who decided and when."""
        number, seat = divmod(self._packed[place], _SEATS)
        return seat, self._moves[number // _WORDS], self._words[number % _WORDS], self._at[place]
