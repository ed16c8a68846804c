# parlour: hot
"""How well an imagined deal of Claim agrees with what the others have said and done."""

from typing import Final

from parlour.cards.codes import NO_SUIT
from parlour.games.claim.rules.hands.points import best_of_suit, may_call, suit_merit
from parlour.games.claim.rules.suit_choice import sealed_suits
from parlour.games.claim.rules.table import DECLARING, NOT_CHOSEN, ClaimTable

_OTHER_SUIT: Final = 0.05
_SUIT_NOT_HELD: Final = 0.1
_CALL_LET_GO: Final = 0.1
"""How often somebody wants a suit that is not the best, keeps none of it, or does not call at once."""


def deal_weight(table: ClaimTable, seat: int) -> float:
    """Weigh a deal: players want the suit that makes most of their cards, and call when they may."""
    weight = 1.0
    for other in range(table.seats):
        if other != seat:
            weight *= _wish_weight(table, other)
            if table.stage != DECLARING and _would_have_called(table, other):
                weight *= _CALL_LET_GO
    return weight


def _wish_weight(table: ClaimTable, seat: int) -> float:
    """Return how well the suit that a seat wanted agrees with the cards it has now."""
    wanted = table.wanted[seat]
    if wanted in (NOT_CHOSEN, NO_SUIT):
        return 1.0
    dealt = table.hands[seat][: table.kept[seat]]
    if len(dealt) < table.terms.cards_dealt:
        return 1.0 if best_of_suit(table.terms, table.hands[seat], wanted) > 0 else _SUIT_NOT_HELD
    merit = suit_merit(table.terms, dealt, wanted)
    for suit in sealed_suits(table.terms, dealt):
        if suit_merit(table.terms, dealt, suit) > merit:
            return _OTHER_SUIT
    return 1.0


def _would_have_called(table: ClaimTable, seat: int) -> bool:
    """Return whether the hand could have called even before the last card that was picked up."""
    hand = table.hands[seat]
    before = hand[:-1] if len(hand) > table.kept[seat] else hand
    return may_call(table.terms, before, table.declared[seat], table.penalties[seat])
