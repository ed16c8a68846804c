# parlour: hot
"""How a round of Bastard Brag goes on after a turn, and how the game ends."""

from parlour.engine.play.events import Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.start import ONE_DEAL
from parlour.games.bastard_brag.rules.knocking import showdown_is_due
from parlour.games.bastard_brag.rules.showdown import show_hands
from parlour.games.bastard_brag.rules.table import BastardTable


def go_on(table: BastardTable, teller: Teller | None) -> None:
    """Pass the turn to the next live player, or go to the showdown (§After a knock)."""
    table.has_swapped = False
    table.turn = table.next_live(table.turn)
    if showdown_is_due(table.turn, table.knocker, table.turns_taken, table.terms.max_turns):
        show_hands(table, teller)


def final_outcome(table: BastardTable) -> Outcome:
    """Place seats by who lasted longest; of those who left together, by their lives before (§Scoring)."""
    lives: list[int] = list(table.lives)
    if table.start is not None:
        return Outcome(table.start.places(lives), lives, ONE_DEAL)
    longest = max(list(table.left_at)) + 1
    stayed: list[tuple[int, ...]] = [
        (longest,) if table.is_live(seat) else (table.left_at[seat],) for seat in range(table.seats)
    ]
    reason = "ending.one-left" if table.alive() == 1 else "ending.nobody-left"
    return Outcome(places_by(stayed), lives, reason)
