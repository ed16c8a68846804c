"""The turns of a match, as whoever reads them wants them: a sequence."""

from collections.abc import Sequence
from typing import overload

from parlour.match.store.port import Turn
from parlour.match.turn_log import TurnLog


class Turns(Sequence[Turn]):
    """A log of turns as they are now; what is added to it later is there too."""

    __slots__ = ("_log",)

    def __init__(self, log: TurnLog) -> None:
        self._log = log

    def __len__(self) -> int:
        return len(self._log)

    @overload
    def __getitem__(self, place: int) -> Turn: ...

    @overload
    def __getitem__(self, place: slice) -> list[Turn]: ...

    def __getitem__(self, place: int | slice) -> Turn | list[Turn]:
        if isinstance(place, slice):
            return [self._log.turn(each) for each in range(*place.indices(len(self)))]
        return self._log.turn(place)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Turns | list):
            return NotImplemented
        return self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))
