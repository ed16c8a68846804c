# parlour: hot
"""The turns of a match, kept small: a long match has thousands of them, and few different moves."""

from array import array

from parlour.engine.play.move import Move
from parlour.match.store.port import Turn


class TurnLog:
    """Some 14 bytes for each turn instead of 160; turns are made when asked for."""

    def __init__(self) -> None:
        self._seats = array("b")
        self._which = array("I")
        self._by = array("b")
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
        self._seats.append(seat)
        self._which.append(number)
        self._by.append(self._words.index(by))
        self._at.append(at)

    def cut(self, length: int) -> None:
        """Takes off all turns after the first so many."""
        del self._seats[length:]
        del self._which[length:]
        del self._by[length:]
        del self._at[length:]

    def __len__(self) -> int:
        return len(self._seats)

    def turn(self, place: int) -> Turn:
        move, by = self._moves[self._which[place]], self._words[self._by[place]]
        return Turn(self._seats[place], move, by, self._at[place])
