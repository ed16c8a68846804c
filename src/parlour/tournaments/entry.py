"""Entry: who may enter a tournament, until when, and who may enter again (R9).

Rows are facts and are not judged again: whoever writes the log asks here first, of the state it has.
"""

from parlour.engine.errors import ParlourError
from parlour.tournaments.log.state import REGISTERING, RUNNING, State

PEOPLE, BOTS, MODELS = "people", "bots", "models"


class EntryRefused(ParlourError):
    """Somebody may not enter, or not any more."""


def check_entry(state: State, kind: str = PEOPLE) -> None:
    """Refuse an entry that comes too late, or of a kind that may not enter."""
    regulations = state.regulations
    if kind not in regulations.entry.who:
        raise EntryRefused("wrong-entrant", f"This tournament is for {' and '.join(regulations.entry.who)}.")
    check_time_of_entry(state)
    if entries_so_far(state) >= regulations.entrants.most:
        raise EntryRefused("tournament-full", f"All {regulations.entrants.most} places are taken.")


def check_time_of_entry(state: State) -> None:
    """Refuse whoever comes, or is let in, too late."""
    if state.status == RUNNING and not is_late_entry_open(state):
        raise EntryRefused("entry-closed", "It is too late to enter this tournament.")
    if state.status not in (REGISTERING, RUNNING):
        raise EntryRefused("tournament-over", "This tournament is over.")


def entries_so_far(state: State) -> int:
    """Return how many have entered; who withdrew before the start does not count."""
    return sum(state.status != REGISTERING or not entrant.is_leaving for entrant in state.entrants)


def is_late_entry_open(state: State) -> bool:
    """Return whether somebody may still enter after the start: not once hand for hand has begun."""
    return state.level < state.regulations.late_entry.closed_from_level and not state.had_hand_for_hand


def check_reentry(state: State, who: int) -> None:
    """Refuse to let somebody enter again who is not out, or has done so too often, or comes too late."""
    entrant, reentry = state.entrants[who], state.regulations.reentry
    if who not in state.outs:
        raise EntryRefused("not-out", f"{entrant.name} is not out.")
    if entrant.is_disqualified or entrant.reentries >= reentry.times:
        raise EntryRefused("no-reentry", f"{entrant.name} may not enter again.")
    if state.status != RUNNING or state.level >= reentry.closed_from_level or state.had_hand_for_hand:
        raise EntryRefused("entry-closed", "It is too late to enter this tournament again.")


def check_withdrawal(state: State, who: int) -> None:
    """Refuse to let somebody withdraw who is out, or leaving already."""
    entrant = state.entrants[who]
    if entrant.is_leaving or who in state.outs or state.status not in (REGISTERING, RUNNING):
        raise EntryRefused("not-in", f"{entrant.name} is not in this tournament any more.")
