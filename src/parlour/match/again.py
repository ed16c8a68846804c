"""Playing again what was kept of a match: every turn in order, and those that were taken back too."""

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from typing import TypeVar

from parlour.match.match import Mark, Match
from parlour.match.store.port import Advised, Entry, Turn, Undo

T = TypeVar("T")


def to_the_end(steps: Generator[object, None, T]) -> T:
    """Takes all steps of some work at once, and returns what it comes to."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        found: T = end.value
        return found


def play_again(match: Match, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Plays each entry on the match and then yields it; raises Refused where a turn is not legal.

    Only places to which an undo will return are remembered, so that undos cost no more than moves.
    """
    returns, marks = _returns(entries), dict[int, Mark]()
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
    """For each undo, by its number, the entry before which the match is again as it was."""
    standing: list[int] = []
    returns = {}
    for number, entry in enumerate(entries):
        if isinstance(entry, Undo):
            returns[number] = standing[-entry.moves]
            del standing[-entry.moves :]
        elif isinstance(entry, Turn):
            standing.append(number)
    return returns
