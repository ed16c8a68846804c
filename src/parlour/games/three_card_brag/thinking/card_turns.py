# parlour: hot
"""Card turns in imagined games of Three Card Brag: whoever can see a better hand takes it."""

from parlour.engine.play.move import Move
from parlour.engine.show.audience import seat_sees
from parlour.games.three_card_brag.rules.card_turns import card_verbs
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import CARDS, DREW, NO_CARD, PICKED, BragTable
from parlour.games.three_card_brag.rules.verbs import (
    DRAW_FROM_DECK,
    PASS,
    PICK_FROM_FLOOR,
    SEE_HAND,
    SWAP_CARD,
    TO_DRAW,
)


def blind_move(table: BragTable, seat: int) -> Move:
    """Look at once; who has taken a card before that gives one up that nobody has seen (§Card turns)."""
    if table.stage != CARDS or table.taken != PICKED:
        return Move(SEE_HAND)
    for place in range(HAND):
        if not seat_sees(table.audience(seat, place), seat):
            return Move(SWAP_CARD, slots=(place,))
    return Move(SWAP_CARD, slots=(_best_swap(table, seat)[0],))


def card_turn(table: BragTable, seat: int) -> Move:
    """Take the floor's card for the one that it betters most; a new card where none lies there."""
    if table.floor == NO_CARD:
        return Move(DRAW_FROM_DECK if card_verbs(table, seat) & TO_DRAW else PASS)
    place, better = _best_swap(table, seat)
    if table.taken != PICKED and not better:
        return Move(PASS)
    return Move(SWAP_CARD, slots=(place,)) if table.taken in (DREW, PICKED) else Move(PICK_FROM_FLOOR)


def _best_swap(table: BragTable, seat: int) -> tuple[int, bool]:
    """Return which card of a known hand to give for the floor's, and whether that makes a better hand."""
    held = table.strength(seat)
    best, top = 0, -1
    for place in range(HAND):
        hand = table.hand(seat)
        hand[place] = table.floor
        strength = int(table.terms.ranking.strength(hand, 0, table.trump))
        if strength > top:
            best, top = place, strength
    return best, top > held
