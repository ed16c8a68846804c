"""The turns of a match, kept small: a long match has thousands of them, and few different moves."""

from array import array
from collections.abc import Iterable, Sequence
from typing import overload

from parlour.engine.play.move import Move
from parlour.match.store.port import Turn


class Turns(Sequence[Turn]):
    """A list of turns that takes some 14 bytes for each instead of 160; turns are made when asked for."""

    __slots__ = ("_at", "_by", "_moves", "_numbers", "_seats", "_which", "_words")

    def __init__(self, turns: Iterable[Turn] = ()) -> None:
        self._seats = array("b")
        self._which = array("I")
        self._by = array("b")
        self._at = array("q")
        self._moves: list[Move] = []
        self._numbers: dict[Move, int] = {}
        self._words: list[str] = []
        for turn in turns:
            self.append(turn)

    def append(self, turn: Turn) -> None:
        number = self._numbers.setdefault(turn.move, len(self._moves))
        if number == len(self._moves):
            self._moves.append(turn.move)
        if turn.by not in self._words:
            self._words.append(turn.by)
        self._seats.append(turn.seat)
        self._which.append(number)
        self._by.append(self._words.index(turn.by))
        self._at.append(turn.at)

    def cut(self, length: int) -> None:
        """Takes off all turns after the first so many."""
        for column in (self._seats, self._which, self._by, self._at):
            del column[length:]

    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, place: int) -> Turn: ...

    @overload
    def __getitem__(self, place: slice) -> list[Turn]: ...

    def __getitem__(self, place: int | slice) -> Turn | list[Turn]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        move, by = self._moves[self._which[place]], self._words[self._by[place]]
        return Turn(self._seats[place], move, by, self._at[place])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Turns | list):
            return NotImplemented
        return len(self) == len(other) and all(map(Turn.__eq__, self, other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
