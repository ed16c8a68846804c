"""What a Big-C bot sees of the table: its hand, the hand to beat, and what the others may hold."""

from parlour.cards.pack import pack
from parlour.engine.show.view import View
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS, HIGHEST
from parlour.games.big_c.rules.hands import reading
from parlour.games.big_c.rules.plays.choice import Plays, plays_of
from parlour.games.big_c.rules.terms import terms_of
from parlour.kit.eyes import Eyes


class BigCEyes(Eyes):
    """The table as a player thinks of it.

    `top` is what the hand on the table makes, `owner_cards` what its owner has left; `others` are the numbers
    of cards that the other seats hold, `unseen_by_height` how many of each card lie out of sight.
    """

    def __init__(self, view: View, rules: BigCRules) -> None:
        super().__init__(view)
        self.terms = terms_of(rules)
        self.top = reading(tuple(self.cards_on("table")), self.terms)
        self.others = [self.counter_of(seat, "cards") for seat in self.rivals()]
        owners = self.wearers("on-top")
        self.owner_cards = self.counter_of(owners[0], "cards") if owners else HIGHEST
        self.unseen_by_height = self._count_unseen(rules)
        self.hidden = sum(self.unseen_by_height)

    def plays(self) -> Plays:
        """Return what the hand could lay on the table."""
        return plays_of(self.hand, self.top, self.terms)

    def above(self, height: int) -> int:
        """Return how many unseen natural cards are higher than this one."""
        return sum(self.unseen_by_height[height + 1 :])

    def share(self) -> float:
        """Return the share of the unseen cards that the others hold."""
        return min(1.0, sum(self.others) / max(1, self.hidden))

    def _count_unseen(self, rules: BigCRules) -> list[int]:
        seats = len(self.view.seats)
        counts = [0] * (HIGHEST + 1)
        for card in pack(rules.decks_for(seats), rules.jokers_for(seats)):
            counts[HEIGHTS[card]] += 1
        for card in self.placed():
            counts[HEIGHTS[card]] -= 1
        return counts
