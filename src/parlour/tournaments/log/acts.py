"""Folding what the director does, and the end."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from parlour.tournaments.log import rows
from parlour.tournaments.log.entries import bring_back, send_away
from parlour.tournaments.log.rows import Acted, Over, Paused, Resumed, Ticked
from parlour.tournaments.log.state import CANCELLED, FINISHED, State


def fold_paused(state: State, row: Paused) -> None:
    state.is_paused = True


def fold_resumed(state: State, row: Resumed) -> None:
    state.is_paused = False


def fold_ticked(state: State, row: Ticked) -> None:
    """Change nothing: that time has passed is told by every fact."""


def fold_acted(state: State, row: Acted) -> None:
    act = _ACTS.get(row.what)
    if act is not None:
        act(state, row)


def _disqualify(state: State, row: Acted) -> None:
    entrant = state.entrants[row.entrant]
    entrant.is_disqualified = True
    entrant.place = 0
    send_away(state, entrant)


def _give(state: State, row: Acted) -> None:
    entrant = state.entrants[row.entrant]
    if not entrant.is_alive:
        bring_back(state, entrant, row.amount)
    elif state.is_dealt(entrant):
        entrant.gift += row.amount
    else:
        entrant.stack += row.amount
        if entrant.number in state.leaving and not entrant.is_leaving:
            state.leaving.remove(entrant.number)


def _replace(state: State, row: Acted) -> None:
    state.entrants[row.entrant].player = row.player


def _correct(state: State, row: Acted) -> None:
    """Put another result in the place of one; what was paired after it stays.

    Who went out by it is in again, until the format has decided anew.
    """
    for place, game in enumerate(state.games):
        if (game.order.table, game.order.number) == (row.table, row.number):
            result = replace(game.result, places=row.places, tallies=row.tallies, absent=())
            past = (*game.past, (len(state.pairings), game.result))
            state.games[place] = game._replace(result=result, past=past)
            for who in game.order.chairs:
                if who in state.outs and not state.entrants[who].is_leaving:
                    bring_back(state, state.entrants[who], state.stack)


def _let_all_wait(state: State, row: Acted) -> None:
    state.all_wait = row.amount > 0
    state.had_hand_for_hand |= state.all_wait


def _cancel(state: State, row: Acted) -> None:
    state.status = CANCELLED


def fold_over(state: State, row: Over) -> None:
    state.status, state.over = FINISHED, row
    for entrant, place in zip(state.entrants, row.places, strict=True):
        entrant.place = place


_ACTS: Final[dict[str, Callable[[State, Acted], None]]] = {
    rows.DISQUALIFY: _disqualify,
    rows.GIVE: _give,
    rows.REPLACE: _replace,
    rows.CORRECT: _correct,
    rows.ALL_WAIT: _let_all_wait,
    rows.CANCEL: _cancel,
}
