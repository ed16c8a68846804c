# parlour: hot
"""Folding entries: who enters, is let in, leaves, is out and enters again."""

from parlour.tournaments.log.rows import Approved, Entered, Out, Reentered, Started, Withdrawn
from parlour.tournaments.log.seats import leave_chair
from parlour.tournaments.log.state import REGISTERING, RUNNING, State
from parlour.tournaments.log.tables import Entrant


def fold_entered(state: State, row: Entered) -> None:
    known = state.by_person.get(row.person) if row.person else None
    if known is not None:
        _come_back(state, state.entrants[known])
        return
    entrant = Entrant(len(state.entrants), row.name, row.person, row.player, row.rating)
    state.entrants.append(entrant)
    if row.person:
        state.by_person[row.person] = entrant.number
    for other in row.apart:
        state.keep_apart(entrant.number, other)
    if row.name in state.named:
        _keep_named_apart(state, entrant)
    if state.regulations.entry.by != "approval":
        _let_in(state, entrant)


def _keep_named_apart(state: State, entrant: Entrant) -> None:
    state.named[entrant.name].append(entrant.number)
    for pair in state.regulations.apart:
        if entrant.name in pair:
            other_name = pair[1] if pair[0] == entrant.name else pair[0]
            for other in state.named[other_name]:
                if other != entrant.number:
                    state.keep_apart(entrant.number, other)


def _come_back(state: State, entrant: Entrant) -> None:
    """Let somebody enter again who withdrew before the start; anybody else has entered already."""
    if state.status == REGISTERING:
        entrant.is_leaving = entrant.is_disqualified


def fold_approved(state: State, row: Approved) -> None:
    entrant = state.entrants[row.entrant]
    if not entrant.is_approved:
        _let_in(state, entrant)


def _let_in(state: State, entrant: Entrant) -> None:
    entrant.is_approved = True
    if state.status == RUNNING and not entrant.is_leaving:
        _join(state, entrant, state.stack)
        state.unseated.append(entrant.number)


def _join(state: State, entrant: Entrant, stack: int) -> None:
    entrant.is_alive, entrant.is_leaving, entrant.joined = True, False, state.now
    entrant.stack = entrant.had = stack
    entrant.place = entrant.out_at = entrant.absences = 0
    state.count_alive(1)


def fold_started(state: State, row: Started) -> None:
    state.status = RUNNING
    state.seeding = row.order
    state.level_since = state.now
    for who in row.order:
        _join(state, state.entrants[who], state.stack)


def fold_withdrawn(state: State, row: Withdrawn) -> None:
    send_away(state, state.entrants[row.entrant])


def send_away(state: State, entrant: Entrant) -> None:
    """Have somebody leave: at once, or when the deal that they are in has settled."""
    entrant.is_leaving = True
    if entrant.is_alive and not state.is_dealt(entrant) and entrant.number not in state.leaving:
        entrant.had = entrant.stack
        state.leaving.append(entrant.number)


def fold_out(state: State, row: Out) -> None:
    entrant = state.entrants[row.entrant]
    for waiting in (state.leaving, state.unseated):
        if row.entrant in waiting:
            waiting.remove(row.entrant)
    leave_chair(state, entrant)
    entrant.is_alive = False
    entrant.place, entrant.out_at = row.place, state.moment
    state.outs[row.entrant] = None
    state.count_alive(-1)


def fold_reentered(state: State, row: Reentered) -> None:
    entrant = state.entrants[row.entrant]
    if not entrant.is_alive:
        entrant.reentries += 1
        bring_back(state, entrant, state.stack)


def bring_back(state: State, entrant: Entrant, stack: int) -> None:
    """Have somebody in again who was out; where they sit is decided next."""
    del state.outs[entrant.number]
    _join(state, entrant, stack)
    state.unseated.append(entrant.number)
