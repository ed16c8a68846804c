# parlour: hot
"""The cards dealt to each seat at Claim, wherever they lie now, and which of them a viewer does not see."""

from typing import Final

from mypy_extensions import u8

from parlour.cards.codes import BACK
from parlour.cards.vectors import vec
from parlour.engine.show.audience import seat_sees
from parlour.games.claim.rules.redealing.knowledge import note_index
from parlour.games.claim.rules.table import NO_CEILING, ClaimTable

Place = tuple[int, int]
"""A seat, and which of the cards dealt to it."""

_IN_HAND: Final = -1


class Dealt:
    """Each seat's cards in the order in which they left the hand, those it still has last.

    So the last so many are those it held when it had kept so many. Cards the viewer does not see are backs
    in `hands` and listed in `hidden`; `unseen` are all the cards that may lie there, by rising value.
    """

    def __init__(self, table: ClaimTable, viewer: int) -> None:
        self.table = table
        self.viewer = viewer
        self.hands: list[list[int]] = [[] for _ in range(table.seats)]
        self.hidden: list[Place] = []
        self._discards: list[int] = []
        is_unseen = [False] * (len(table.terms.rising_cards) + 1)
        for card in table.pile:
            is_unseen[int(card)] = True
        for discard, seat in enumerate(table.discarded_by):
            if seat >= 0:
                self._take(seat, table.discards[discard], table.discards_known[discard], discard, is_unseen)
        for seat in range(table.seats):
            for place in range(table.kept[seat]):
                self._take(seat, table.hands[seat][place], table.known[seat][place], _IN_HAND, is_unseen)
        self.unseen = [card for card in table.terms.rising_cards if is_unseen[card]]

    def _take(self, seat: int, card: int, audience: int, discard: int, is_unseen: list[bool]) -> None:
        if seat_sees(audience, self.viewer):
            self.hands[seat].append(card)
            return
        self.hidden.append((seat, len(self.hands[seat])))
        self._discards.append(discard)
        self.hands[seat].append(BACK)
        is_unseen[card] = True

    def kept_when(self, seat: int, place: int) -> int:
        """Return how many cards the seat had kept when this one was the next to leave."""
        return len(self.hands[seat]) - place

    def ceilings(self, seat: int) -> list[int]:
        """Return the most that each of the seat's cards can count, by every charge while it was held."""
        table, lowest = self.table, NO_CEILING
        found: list[int] = []
        for kept in range(len(self.hands[seat]), 0, -1):
            lowest = min(lowest, table.ceilings[note_index(table, seat, kept)])
            found.append(lowest)
        return found

    def fill(self, cards: list[int]) -> list[int]:
        """Put a card into each hidden place, in the order of `hidden`; return those that are left."""
        for slot, (seat, place) in enumerate(self.hidden):
            self.hands[seat][place] = cards[slot]
        return cards[len(self.hidden) :]

    def lay(self, pile: list[int]) -> None:
        """Lay the cards on the table: those dealt where each of them lies now, the others as the pile."""
        table = self.table
        table.discards = table.discards[:]
        table.hands = [hand[:] for hand in table.hands]
        for slot, (seat, place) in enumerate(self.hidden):
            card, discard = self.hands[seat][place], self._discards[slot]
            if discard == _IN_HAND:
                table.hands[seat][table.kept[seat] - self.kept_when(seat, place)] = card
            else:
                table.discards[discard] = card
        table.pile = vec[u8](pile)
