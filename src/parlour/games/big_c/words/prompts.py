# parlour: hot
"""What a Big-C table says to a player: what is asked, what lies there, why a move is closed."""

from parlour.cards.notation import card_symbol, cards_symbols
from parlour.games.big_c.rules.card_order import CODES, in_order
from parlour.games.big_c.rules.hands import NAMES, SINGLE, TWO_PARTS, Reading
from parlour.games.big_c.rules.table import NO_PICK, PLAYING, PRESENTING, BigCTable
from parlour.games.big_c.rules.verbs import PASS, PRESENT


def described(top: Reading) -> str:
    """A hand in words, with the cards by which it is compared."""
    high = card_symbol(CODES[top.top])
    if top.kind == SINGLE:
        return f"the single {high}"
    if top.kind in TWO_PARTS:
        return f"{NAMES[top.kind]}, {high} over {card_symbol(CODES[top.second])}"
    return f"{NAMES[top.kind]}, {high} high"


def prompt_for(table: BigCTable, seat: int, can_play: bool) -> str:
    """What is asked of the seat."""
    if table.stage == PRESENTING:
        return presenting_prompt(table, seat)
    if table.is_lead():
        return leading_prompt(can_play)
    if not can_play:
        return "Nothing in your hand is good enough: pass."
    enough = "equals or beats" if table.terms.allow_equal else "beats"
    return f"Play a hand that {enough} {described(table.top)}, or pass."


def presenting_prompt(table: BigCTable, seat: int) -> str:
    if not table.presented[seat]:
        return "Present a card of your hand: the lowest goes first."
    return "Your cards so far equal another's: present one more."


def leading_prompt(can_play: bool) -> str:
    if can_play:
        return "You lead: play a single, a pair, a triple or a five-card hand."
    return "You hold nothing but jokers: pass the lead on."


def table_notes(table: BigCTable, seat: int) -> list[str]:
    """The seat's own hand in order, the card it has sealed, and what is to be beaten."""
    hand = table.hands[seat]
    notes = [f"Your hand in order: {cards_symbols(in_order(hand))}."] if hand else []
    if table.picks[seat] != NO_PICK:
        notes.append(f"You present {card_symbol(hand[table.picks[seat]])}.")
    if table.stage == PLAYING and not table.is_lead():
        notes.append(f"On the table: {described(table.top)}, from seat {table.owner}.")
    return notes


def why_closed(table: BigCTable, seat: int, verb: str) -> str:
    """What keeps a verb closed just now, beyond the sentence of the rules."""
    if table.stage == PRESENTING:
        return "The order of play is not settled yet."
    if verb == PRESENT:
        return "The order of play is settled."
    if verb == PASS:
        return "You lead this round."
    if table.is_stuck(seat):
        return "You hold nothing but jokers."
    return f"Nothing in your hand is good enough for {described(table.top)}."
