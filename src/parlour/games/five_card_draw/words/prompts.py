# parlour: hot
"""What a Five-Card Draw table says to a player: what is asked, what the hand is, why a move is closed."""

from parlour.games.five_card_draw.rules.betting import can_be_answered, price, raised_out
from parlour.games.five_card_draw.rules.hands import HAND, strength
from parlour.games.five_card_draw.rules.table import DRAWING, OVER, DrawTable
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, DRAW, RAISE
from parlour.games.five_card_draw.words.hand_names import hand_name


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
    return _why_no_raise(table, seat)


def _why_no_raise(table: DrawTable, seat: int) -> str:
    """What keeps a bet or a raise from being made."""
    if not can_be_answered(table):
        return "Nobody else has chips left to answer it."
    if raised_out(table):
        return f"The bet has been raised {table.raises} times."
    if not table.terms.fixed and table.bet >= table.limit():
        return f"The limit of this round is {table.limit()}."
    return f"You have {table.chips[seat]} chips left."
