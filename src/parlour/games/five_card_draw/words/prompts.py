# parlour: hot
"""What a Five-Card Draw table says to a player: what is asked, what the hand is, why a move is closed."""

from typing import Final

from mypy_extensions import i64

from parlour.games.five_card_draw.rules.betting import can_be_answered, price, raised_out
from parlour.games.five_card_draw.rules.hands import HAND, STEP, strength
from parlour.games.five_card_draw.rules.table import DRAWING, OVER, DrawTable
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, DRAW, RAISE

RANK_NAMES: Final = (
    "",
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
HAND_NAMES: Final = (
    "{0} high",
    "a pair of {0}s",
    "two pair, {0}s and {2}s",
    "three {0}s",
    "a straight to the {0}",
    "a flush to the {0}",
    "a full house, {0}s over {3}s",
    "four {0}s",
    "a straight flush to the {0}",
    "a royal flush",
)


def hand_name(strength: i64) -> str:
    """A hand in words: two pair, jacks and sevens."""
    ranks = [RANK_NAMES[(strength >> 4 * place) % 16] for place in range(HAND - 1, -1, -1)]
    return HAND_NAMES[strength // STEP].format(*ranks).replace("sixs", "sixes")


def prompt_for(table: DrawTable, seat: int) -> str:
    """What is asked of the player whose turn it is."""
    if table.stage == DRAWING:
        return f"The draw: throw away up to {table.terms.most_drawn} cards, or stand pat with none."
    if table.bet == 0:
        return "No bet yet: check, bet or fold." if can_be_answered(table) else "Check or fold."
    missing = table.bet - table.bets[seat]
    cost = price(table, seat)
    asked = f"The bet is {table.bet}: {cost} to call"
    return f"{asked}{', all you have' if cost < missing else ''}."


def hand_notes(table: DrawTable, seat: int) -> list[str]:
    """What the seat holds, while it is in the hand."""
    if table.stage == OVER or not table.live[seat]:
        return []
    return [f"You hold {hand_name(strength(table.hands, HAND * seat))}."]


def why_closed(table: DrawTable, seat: int, verb: str) -> str:
    """What keeps a verb closed just now, beyond the sentence of the rules."""
    if table.stage == DRAWING:
        return "This is the draw."
    if verb == DRAW:
        return "A betting round is on."
    if verb in (CHECK, BET) and table.bet > 0:
        return f"There is a bet of {table.bet}."
    if verb in (CALL, RAISE) and table.bet == 0:
        return "There is no bet yet."
    return why_no_rise(table, seat)


def why_no_rise(table: DrawTable, seat: int) -> str:
    """What keeps a bet or a raise from being made."""
    if not can_be_answered(table):
        return "Nobody else has chips left to answer it."
    if raised_out(table):
        return f"The bet has been raised {table.raises} times."
    if not table.terms.fixed and table.bet >= table.limit():
        return f"The limit of this round is {table.limit()}."
    return f"You have {table.chips[seat]} chips left."
