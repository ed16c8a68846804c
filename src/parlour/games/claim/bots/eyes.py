"""What a house bot reads off a view of Claim: suits, the floor card, and what hands are worth."""

from parlour.cards.codes import BACK, NO_SUIT, SUIT_OF
from parlour.engine.show.view import SeatView, View
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import card_value, run_points, score
from parlour.games.claim.rules.picture import SUIT_BADGES
from parlour.games.claim.rules.terms import terms_of
from parlour.kit.eyes import Eyes


class ClaimEyes(Eyes):
    """The table through one seat's eyes."""

    def __init__(self, rules: ClaimRules, view: View) -> None:
        super().__init__(view)
        self.terms = terms_of(rules)
        self.declared = [_suit_of(seat) for seat in view.seats]
        self.penalties = [seat.counters["penalties"] for seat in view.seats]

    def yet_to_act(self) -> list[int]:
        """Return the rivals whose turn comes after mine in this floor round."""
        seats = len(self.hands)
        first = self.wearers("first")[0]
        taken = (self.me - first) % seats
        return [seat for seat in self.rivals() if (seat - first) % seats > taken]

    def floor(self) -> int:
        """Return the floor card, BACK when none lies there."""
        cards = self.cards_on("floor")
        return cards[0] if cards else BACK

    def score_of(self, seat: int, cards: list[int]) -> int:
        """Return what these cards would score for a seat as it stands."""
        return int(score(self.terms, cards, self.declared[seat], self.penalties[seat]))

    def my_score(self) -> int:
        return self.score_of(self.me, self.hand)

    def score_after(self, discarded: tuple[int, ...]) -> int:
        """Return what my hand would score with the floor card and without the places discarded."""
        kept = [card for place, card in enumerate(self.hand) if place not in discarded]
        return self.score_of(self.me, [*kept, self.floor()])

    def lone_high_card(self, suit: int) -> tuple[int, ...]:
        """Return the place of my highest card of a suit in which I have no run yet."""
        places = [place for place, card in enumerate(self.hand) if SUIT_OF[card] == suit]
        if not places or run_points(self.terms, self.hand, suit) > 0:
            return ()
        return (max(places, key=lambda place: card_value(self.terms, self.hand[place])),)


def _suit_of(seat: SeatView) -> int:
    """Return the suit a seat's badges name, NO_SUIT for none."""
    for suit, badge in enumerate(SUIT_BADGES):
        if badge in seat.badges:
            return suit
    return NO_SUIT
