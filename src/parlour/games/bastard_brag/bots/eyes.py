"""What a house bot reads from its view of a Bastard Brag table, and nothing that the view does not show."""

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.engine.show.view import View
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED
from parlour.kit.eyes import Eyes


class BastardEyes(Eyes):
    """The table as one seat knows it; `cards` lie in slots as on the table: hands, then centre."""

    def __init__(self, view: View, jokers: int) -> None:
        super().__init__(view)
        self.centre = self.cards_on("centre")
        self.cards = [card for hand in self.hands for card in hand or [BACK] * HAND] + self.centre
        self.unseen_cards = self.unseen(pack(1, jokers))
        self.order = [self.me, *self._rivals_in_turn()]
        self.turns = self.counter("turns")
        self.knocker = next(iter(self.wearers("knocked")), NOBODY_KNOCKED)

    def _rivals_in_turn(self) -> list[int]:
        """Return the live rivals in the order of their turns, beginning on the left."""
        rivals = self.rivals()
        return [seat for seat in rivals if seat > self.me] + [seat for seat in rivals if seat < self.me]

    def laps(self) -> float:
        """Return how often the turn has gone round the table."""
        return self.turns / len(self.order)
