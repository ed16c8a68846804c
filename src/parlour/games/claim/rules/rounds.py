# parlour: hot
"""How a deal of Claim goes on after a move, and how the game ends."""

from parlour.engine.play.events import Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.games.claim.rules.floor import close_round, is_exhausted, open_round
from parlour.games.claim.rules.settlement import NO_CALLER
from parlour.games.claim.rules.showdown import show_hands
from parlour.games.claim.rules.table import BLITZ, ClaimTable


def ask_next(table: ClaimTable, teller: Teller | None) -> None:
    """Ask every declared player once, entitled or not; then turn the first floor card (§Blitz)."""
    asked: list[int] = []
    if table.terms.has_blitz:
        asked = [seat for seat in table.clockwise(table.opener) if table.is_declared(seat)]
    if table.turns_taken < len(asked):
        table.turn = asked[table.turns_taken]
    else:
        open_round(table, teller)


def go_on(table: ClaimTable, teller: Teller | None) -> None:
    """Ask the next player, open a round, or show the hands though nobody called (§Blitz, §Showdown)."""
    table.turns_taken += 1
    if table.stage == BLITZ:
        ask_next(table, teller)
        return
    table.turn = (table.turn + 1) % table.seats
    if table.turns_taken < table.seats:
        return
    close_round(table, teller)
    if is_exhausted(len(table.pile) + len(table.passed), table.unpicked):
        show_hands(table, NO_CALLER, teller)
    else:
        open_round(table, teller)


def final_outcome(table: ClaimTable) -> Outcome:
    """Place seats by budget; equal budgets share a place (§End)."""
    keys: list[tuple[int, ...]] = [(budget,) for budget in table.budgets]
    reason = "ending.budget-used-up" if min(table.budgets) == 0 else "ending.last-deal"
    return Outcome(places_by(keys), table.budgets[:], reason)
