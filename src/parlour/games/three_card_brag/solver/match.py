"""A match of Three Card Brag as states: rounds left, and who is ahead in rounds won, the coins being even.

A state is named from the seat that acts first in its round: `7,-2` with seven rounds left and two rounds won
less than the other. The first actor of one round acts second in the next. A match in which somebody has won
coins counts as decided.
"""

from collections.abc import Mapping
from typing import Final

from parlour.games.three_card_brag.solver.tree import Ends

MOST_ROUNDS: Final = 10
"""As many as the default rules play; a longer match is outside the book."""


def name(left: int, lead: int) -> str:
    """Return the state with so many rounds left, the first actor ahead by so many rounds won."""
    return f"{left},{lead}"


def states(left: int) -> list[str]:
    """Return all states with so many rounds left."""
    widest = MOST_ROUNDS - left
    return [name(left, lead) for lead in range(-widest, widest + 1)]


def final_values() -> dict[str, float]:
    """Return what the states without a round left are worth to the first actor; no bonus points."""
    leads = range(-MOST_ROUNDS, MOST_ROUNDS + 1)
    return {name(0, lead): float((lead > 0) - (lead < 0)) for lead in leads}


def ends_of(state: str, values: Mapping[str, float]) -> Ends:
    """Return what a round comes to, from the states with one round less; the players change roles."""
    left, lead = (int(part) for part in state.split(","))
    won, lost = -values[name(left - 1, -lead - 1)], -values[name(left - 1, -lead + 1)]
    return Ends(round_won=won, round_lost=lost)
