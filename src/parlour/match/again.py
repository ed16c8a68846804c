"""Playing again what was kept of a match: every turn in order, and those that were taken back too."""

from collections.abc import Iterator, Sequence

from parlour.match.match import Mark, Match
from parlour.match.store.port import Entry, Undo


def play_again(match: Match, entries: Sequence[Entry]) -> Iterator[Entry]:
    """Plays each entry on the match and then yields it; raises Refused where a turn is not legal.

    Only places to which an undo returns are remembered, so that a thousand undos cost no more than moves.
    """
    returns = _returns(entries)
    landings, marks = set(returns.values()), dict[int, Mark]()
    for number, entry in enumerate(entries):
        if number in landings:
            marks[number] = match.mark()
        if isinstance(entry, Undo):
            match.return_to(marks[returns[number]])
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
        else:
            standing.append(number)
    return returns
