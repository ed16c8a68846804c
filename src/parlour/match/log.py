"""The log of a match: what happened to it, entry by entry, and how it is played again.

A room keeps the same log as rows: the row says seat, word and time, its body the rest.
"""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from typing import Final, NamedTuple, Protocol, TypeVar, overload

import msgspec

from parlour.engine.play.move import Move
from parlour.match.turn_log import TurnLog

BY_SEAT: Final = "seat"
BY_BOT: Final = "bot"
BY_CLOCK: Final = "clock"
BY_HOST: Final = "host"
BY_HOUSE: Final = "house"
"""Who decided: the player on the seat, a bot on it, the time that ran out, the host of the table.

`house` is the house for a bot that gave no answer, which everybody is told.
"""

T = TypeVar("T")
MarkT = TypeVar("MarkT")


class Turn(msgspec.Struct, frozen=True):
    """One move of a match, the seat that made it, who decided it (`BY_…`), and when."""

    seat: int
    move: Move
    by: str = BY_SEAT
    at: int = 0
    """Milliseconds since 1970; 0 where nobody knows."""


class Undo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last so many moves taken back, by whom, and when; the body of a room's row has `moves` alone."""

    moves: int
    by: str = BY_SEAT
    at: int = 0


class Advised(NamedTuple):
    """A seat asked the house what it would play as the n-th move, and when: the game is a casual one."""

    seat: int
    n: int
    at: int = 0


Entry = Turn | Undo | Advised
"""One thing that happened to a match, as it is kept."""


class Turns(Sequence[Turn]):
    """A packed log as a sequence of turns; what is added to the log later is there too."""

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
            return [Turn(*self._log.turn(each)) for each in range(*place.indices(len(self)))]
        return Turn(*self._log.turn(place))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Turns | list):
            return NotImplemented
        return self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class Replayable(Protocol[MarkT]):
    """What a log is played again on: a match, whose module imports this one."""

    advised: list[Advised]

    def mark(self) -> MarkT: ...

    def return_to(self, mark: MarkT) -> None: ...

    def follow(self, turn: Turn) -> None: ...


def play_again(match: Replayable[MarkT], entries: Sequence[Entry]) -> Iterator[Entry]:
    """Play each entry on the match and then yield it; raise Refused where a turn is not legal.

    Only places to which an undo will return are remembered, so that undos cost no more than moves.
    """
    returns, marks = _returns(entries), dict[int, MarkT]()
    times = Counter(returns.values())
    for number, entry in enumerate(entries):
        if times[number]:
            marks[number] = match.mark()
        if isinstance(entry, Advised):
            match.advised.append(entry)
        elif isinstance(entry, Undo):
            place = returns[number]
            times[place] -= 1
            match.return_to(marks[place] if times[place] else marks.pop(place))
        else:
            match.follow(entry)
        yield entry


def _returns(entries: Sequence[Entry]) -> dict[int, int]:
    """Return for each undo, by its number, the entry before which the match is again as it was."""
    standing: list[int] = []
    returns = {}
    for number, entry in enumerate(entries):
        if isinstance(entry, Undo):
            returns[number] = standing[-entry.moves]
            del standing[-entry.moves :]
        elif isinstance(entry, Turn):
            standing.append(number)
    return returns


def run_to_end(steps: Generator[object, None, T]) -> T:
    """Take all steps of some work at once, and return what it comes to."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        found: T = end.value
        return found
