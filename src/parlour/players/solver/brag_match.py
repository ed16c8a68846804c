"""A match of Three Card Brag as states: rounds left, and who is ahead in coins or in rounds won.

A state is named from the seat that acts first in its round: `7,-2` with seven rounds left, even coins and two
rounds won less than the other; `7,first` and `7,second` where that player has fewer coins. The first actor of
one round acts second in the next.
"""

from collections.abc import Mapping
from typing import Final

from parlour.players.solver.brag_tree import Ends

MOST_ROUNDS: Final = 10
POORER: Final = ("first", "second")


def name(left: int, lead: int) -> str:
    """The state with so many rounds left and even coins, the first actor ahead by so many rounds won."""
    return f"{left},{lead}"


def poorer(left: int, player: int) -> str:
    """The state in which player 0 or 1 has fewer coins."""
    return f"{left},{POORER[player]}"


def states(left: int) -> list[str]:
    """All states with so many rounds left."""
    widest = MOST_ROUNDS - left
    return [*(name(left, lead) for lead in range(-widest, widest + 1)), poorer(left, 0), poorer(left, 1)]


def final_values() -> dict[str, float]:
    """What the states without a round left are worth to who would act first; bonus points are left out."""
    even = {name(0, lead): float((lead > 0) - (lead < 0)) for lead in range(-MOST_ROUNDS, MOST_ROUNDS + 1)}
    return {**even, poorer(0, 0): -1.0, poorer(0, 1): 1.0}


def ends_of(state: str, values: Mapping[str, float]) -> Ends:
    """What a round comes to, from the values of the states with one round less; the players change roles."""
    left, _, standing = state.partition(",")
    after = int(left) - 1
    richer, behind = -values[poorer(after, 0)], -values[poorer(after, 1)]
    if standing in POORER:
        same = behind if standing == POORER[0] else richer
        return Ends(same, same, richer, behind)
    lead = int(standing)
    won, lost = -values[name(after, -lead - 1)], -values[name(after, -lead + 1)]
    return Ends(won, lost, richer, behind)
