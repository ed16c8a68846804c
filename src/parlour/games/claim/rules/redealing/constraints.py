# parlour: hot
"""What everybody knows of the cards dealt at Claim that speaks of several cards at once."""

from parlour.cards.codes import SUIT_OF, SUITS
from parlour.games.claim.rules.declaration import keeper_of
from parlour.games.claim.rules.hands.points import highest
from parlour.games.claim.rules.redealing.dealt import Dealt
from parlour.games.claim.rules.redealing.knowledge import note_index
from parlour.games.claim.rules.table import DECLARING, ClaimTable

Holding = tuple[int, int, int]
"""A seat, how many of the cards dealt it had kept, and a suit that was among them."""


class Constraints:
    """Who keeps a contested suit, which suits had to be held, and which ceilings are exact."""

    def __init__(self, dealt: Dealt) -> None:
        table = dealt.table
        self.table = table
        self.order = table.clockwise(table.opener)
        self.contested: list[int] = []
        self.holdings: list[Holding] = []
        if table.stage != DECLARING:
            self.contested = [suit for suit in range(len(SUITS)) if table.wanted.count(suit) > 1]
            if table.terms.must_hold_suit:
                self.holdings = _holdings(table)

    def suits_broken(self, hands: list[list[int]]) -> int:
        """Count the declarations that would have gone otherwise, or not at all, with these cards dealt."""
        broken = 0
        for suit in self.contested:
            keeper = keeper_of(suit, self.table.wanted, hands, self.table.terms, self.order)
            if self.table.declared[keeper] != suit:
                broken += 1
        for seat, kept, suit in self.holdings:
            if suit not in [SUIT_OF[card] for card in _held_cards(hands[seat], kept)]:
                broken += 1
        return broken

    def broken(self, hands: list[list[int]]) -> int:
        """Count the same, with the charges that would have been lower."""
        table, broken = self.table, self.suits_broken(hands)
        for seat in range(table.seats):
            for kept in range(1, len(hands[seat]) + 1):
                index = note_index(table, seat, kept)
                top = highest(table.terms, _held_cards(hands[seat], kept))
                if table.is_exact[index] and top < table.ceilings[index]:
                    broken += 1
        return broken


def _held_cards(hand: list[int], kept: int) -> list[int]:
    """Return the dealt cards that a seat had when it had kept so many."""
    return hand[len(hand) - kept :]


def _holdings(table: ClaimTable) -> list[Holding]:
    """Return who must have held what: when sealing, and on a later turn (§Switches, mustHoldSuit)."""
    found: list[Holding] = []
    for seat in range(table.seats):
        if table.wanted[seat] >= 0:
            found.append((seat, table.terms.cards_dealt, table.wanted[seat]))
        if table.suit_held_at[seat] > 0:
            found.append((seat, table.suit_held_at[seat], table.declared[seat]))
    return found
