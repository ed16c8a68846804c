"""What a player of Three Card Brag is told: what is asked, what the own hand is, and why a move is closed."""

from parlour.cards.notation import card_symbol
from parlour.games.three_card_brag.rules import verbs
from parlour.games.three_card_brag.rules.betting import highest_raise, highest_stake, price, show_price
from parlour.games.three_card_brag.rules.hands.reading import Reading
from parlour.games.three_card_brag.rules.table import ASKING, CARDS, DREW, FRESH, PICKED, BragTable
from parlour.games.three_card_brag.words.hand_names import shown_words

_BETTING_VERBS = (verbs.CHECK, verbs.CALL, verbs.BET, verbs.BET_BLIND, verbs.RAISE)
_TAKING_VERBS = (verbs.DRAW_FROM_DECK, verbs.PICK_FROM_FLOOR, verbs.SWAP_CARD)
_CARD_VERBS = (*_TAKING_VERBS, verbs.PASS)
_ASKING_VERBS = (verbs.ASK_FOR_ROUND, verbs.LEAVE)


def turn_words(table: BragTable, seat: int) -> str:
    """What is asked of the seat, in one sentence."""
    if table.stage == ASKING:
        return "The last round is played: you may ask for one more, or leave it at that."
    if table.stage == CARDS:
        return _card_turn_words(table)
    if table.stake == 0:
        ways = "check or bet" if table.has_seen[seat] else "check, bet, or look at your hand"
        return f"Nobody has bet: {ways}."
    return f"The stake is {table.stake}: calling costs you {price(table, seat)}."


def _card_turn_words(table: BragTable) -> str:
    if table.taken == PICKED:
        return f"You took {card_symbol(table.floor[0])}: which of your cards goes for it?"
    if table.taken == DREW:
        return f"{card_symbol(table.floor[0])} was turned: swap it in, or pass."
    if table.floor:
        return f"{card_symbol(table.floor[0])} lies on the floor: take it, or pass."
    return "The floor is empty: turn a card, or pass."


def own_hand_words(table: BragTable, seat: int) -> list[str]:
    """What the seat holds, once it has looked (§Blind and seen)."""
    if not table.is_dealt_in(seat) or not table.has_seen[seat]:
        return []
    reading = Reading(table.terms.ranking, table.hand(seat), table.trump)
    return [f"You hold: {shown_words(table.terms.rules, reading, table.terms.bonuses)}."]


def why_closed(table: BragTable, seat: int, verb: str) -> str:
    """What is missing just now, from what the seat can see."""
    if table.stage == ASKING or verb in _ASKING_VERBS:
        return "The last round is over." if table.stage == ASKING else "The last round is still to come."
    if table.stage == CARDS and table.taken == PICKED:
        return "You took the card on the floor and must swap it in."
    if verb in (verbs.SEE_HAND, verbs.SHOW_HAND):
        return _why_not_hand(table, seat, verb)
    if table.stage == CARDS:
        return "This is a card turn." if verb in _BETTING_VERBS else _why_not_card(table, seat, verb)
    return "This is a betting turn." if verb in _CARD_VERBS else _why_not_bet(table, seat, verb)


def _why_not_hand(table: BragTable, seat: int, verb: str) -> str:
    if verb == verbs.SEE_HAND:
        return "You have looked already."
    return f"It costs {show_price(table, seat)} and you have {table.coins[seat]}."


def _why_not_card(table: BragTable, seat: int, verb: str) -> str:
    actions = table.terms.rules.card_actions
    if actions.swap_requires_seen and not table.has_seen[seat]:
        return "You have not looked at your hand."
    if verb == verbs.SWAP_CARD:
        return "You have not turned or taken a card."
    if verb == verbs.PICK_FROM_FLOOR:
        return "You turned this card yourself: swap it in." if table.taken != FRESH else "The floor is empty."
    if table.floor:
        return f"{card_symbol(table.floor[0])} lies on the floor."
    return "The stock is empty." if actions.draw_from_deck_allowed else "These rules leave the stock alone."


def _why_not_bet(table: BragTable, seat: int, verb: str) -> str:
    if verb == verbs.BET_BLIND and table.has_seen[seat]:
        return "You have looked at your hand."
    if verb == verbs.BET and not table.has_seen[seat]:
        return "You have not looked at your hand: BET_BLIND is yours."
    if table.stake == 0:
        return _why_not_open(table, seat, verb)
    if verb in (verbs.CHECK, verbs.BET):
        return f"The stake is {table.stake} already."
    if verb == verbs.RAISE and price(table, seat) < table.coins[seat]:
        least = table.stake + table.terms.base_bet
        return f"The stake would have to be {least} or more, and yours ends at {highest_raise(table, seat)}."
    return f"It costs {price(table, seat)} and you have {table.coins[seat]}."


def _why_not_open(table: BragTable, seat: int, verb: str) -> str:
    if verb in (verbs.CALL, verbs.RAISE):
        return "Nobody has bet in this phase."
    opening = table.terms.opening
    return f"The lowest stake is {opening}, and you can pay for {highest_stake(table, seat)}."
