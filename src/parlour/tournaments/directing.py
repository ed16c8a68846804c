# parlour: hot
"""Directing: opening a tournament, drawing its start, and taking in one fact after the other.

The rows that come of a fact belong together: they are stored as one batch, before anything is done about
them.
"""

from parlour.cards.seeds import commitment
from parlour.tournaments.formats import find_format
from parlour.tournaments.log.fold import fold_row
from parlour.tournaments.log.rows import Fact, Opened, Row, Started
from parlour.tournaments.log.state import RUNNING, State
from parlour.tournaments.regulations.regulations import Regulations


def open_tournament(
    regulations: Regulations, seed: bytes, *, stack: int = 0, least: int = 2, rules: str = "", host: str = ""
) -> Opened:
    """Return the first row of a log; the stack is the regulations', or the game's where they have none."""
    return Opened(
        regulations=regulations,
        secret=seed.hex(),
        commitment=commitment(seed),
        stack=regulations.stack or stack,
        least=least,
        rules=rules,
        host=host,
    )


def draw_start(state: State, at: int = 0) -> Started:
    """Return the row that starts a tournament: all who are let in, as drawn or by rating."""
    entrants = [each.number for each in state.entrants if each.is_approved and not each.is_leaving]
    order = state.draws.order(entrants, "start")
    if state.regulations.seeding == "rating":
        order.sort(key=lambda who: -state.entrants[who].rating)
    return Started(order=tuple(order), at=at)


def direct(state: State, fact: Fact) -> list[Row]:
    """Fold a fact and all decisions that follow from it; return these rows, the fact first."""
    fold_row(state, fact)
    return [fact, *decide(state)]


def decide(state: State) -> list[Row]:
    """Fold all decisions that are due; return them. After a whole batch of rows there are none."""
    decisions: list[Row] = []
    if state.status != RUNNING:
        return decisions
    for decision in find_format(state.regulations.format.name).plan(state):
        fold_row(state, decision)
        decisions.append(decision)
    return decisions
