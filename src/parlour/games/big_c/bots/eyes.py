"""What a Big-C bot sees of the table: its hand, the hand to beat, and what the others may hold."""

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.engine.show.view import View
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS, HIGHEST
from parlour.games.big_c.rules.hands import Reading, reading
from parlour.games.big_c.rules.terms import Customs


class Sight:
    """A view put into the terms that a player thinks in."""

    def __init__(self, view: View, rules: BigCRules) -> None:
        assert view.viewer is not None, "a bot looks from a seat"
        self.customs = Customs(rules)
        self.hand = view.zone("hand", view.viewer).cards
        self.top: Reading = reading(tuple(view.zone("table").cards), self.customs)
        self.others = [seat.counters["cards"] for seat in view.seats if seat.seat != view.viewer]
        self.owner_cards = next(
            (seat.counters["cards"] for seat in view.seats if "on top" in seat.badges), HIGHEST
        )
        self.unseen = unseen_counts(view, rules)
        self.hidden = sum(self.unseen)

    def above(self, height: int) -> int:
        """How many unseen natural cards are higher than this one."""
        return sum(self.unseen[height + 1 :])

    def share(self) -> float:
        """The share of the unseen cards that the others hold."""
        return min(1.0, sum(self.others) / max(1, self.hidden))


def unseen_counts(view: View, rules: BigCRules) -> list[int]:
    """How many of each card, by height, lie where the viewer cannot see them."""
    seats = len(view.seats)
    counts = [0] * (HIGHEST + 1)
    for card in pack(rules.decks_for(seats), rules.jokers_for(seats)):
        counts[HEIGHTS[card]] += 1
    for zone in view.zones:
        for card in zone.cards:
            if card != BACK:
                counts[HEIGHTS[card]] -= 1
    return counts
