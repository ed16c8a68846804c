# parlour: hot
"""Folding rows: the state of a tournament is what its rows make of it, and nothing else changes it.

Each row is folded in a time that does not grow with the number of entrants or tables.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from parlour.tournaments.log import acts, entries, play, rows, seats
from parlour.tournaments.log.rows import Fact, Opened, Row
from parlour.tournaments.log.state import State

_FOLDS: Final[dict[type[Row], Callable[[State, Any], None]]] = {
    rows.Entered: entries.fold_entered,
    rows.Approved: entries.fold_approved,
    rows.Withdrawn: entries.fold_withdrawn,
    rows.Reentered: entries.fold_reentered,
    rows.Started: entries.fold_started,
    rows.Settled: play.fold_settled,
    rows.Paused: acts.fold_paused,
    rows.Resumed: acts.fold_resumed,
    rows.Ticked: acts.fold_ticked,
    rows.Acted: acts.fold_acted,
    rows.Deal: play.fold_deal,
    rows.Hold: play.fold_hold,
    rows.Level: play.fold_level,
    rows.Move: seats.fold_move,
    rows.Break: seats.fold_break,
    rows.Pair: seats.fold_pair,
    rows.Bye: seats.fold_bye,
    rows.Out: entries.fold_out,
    rows.Over: acts.fold_over,
}


def fold_row(state: State, row: Row) -> None:
    """Take a row into the state, in place."""
    if isinstance(row, Fact):
        state.moment += 1
        if row.at > state.now:
            state.now = row.at
    _FOLDS[type(row)](state, row)


def fold_rows(log: Iterable[Row]) -> State:
    """Return the state that the rows make; the first of them opens the tournament."""
    following = iter(log)
    opened = next(following)
    assert isinstance(opened, Opened), "a log begins with its opening"
    state = State(opened)
    for row in following:
        fold_row(state, row)
    return state
