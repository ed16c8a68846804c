"""What a house bot reads off a view of Claim: known hands, suits, the floor card and what is unseen."""

from parlour.cards.codes import BACK, NO_SUIT, SUIT_OF
from parlour.cards.pack import pack
from parlour.engine.show.view import SeatView, View
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.scoring import Scores, scores_of
from parlour.games.claim.rules.table import SUIT_WORDS


class Sight:
    """The table through one seat's eyes."""

    def __init__(self, rules: ClaimRules, view: View) -> None:
        assert view.viewer is not None, "a bot sits on a seat"
        self.rules = rules
        self.view = view
        self.me = view.viewer
        self.scores: Scores = scores_of(rules.scoring_system)
        self.declared = [suit_named(seat) for seat in view.seats]
        self.running = [seat.counters["penalties"] for seat in view.seats]
        self.hands = [view.zone("hand", seat.seat).cards for seat in view.seats]
        self.hand = self.hands[self.me]

    def rivals(self) -> list[int]:
        return [seat for seat in range(len(self.hands)) if seat != self.me]

    def yet_to_act(self) -> list[int]:
        """The rivals whose turn comes after mine in this floor round."""
        seats = len(self.hands)
        first = next(seat.seat for seat in self.view.seats if "first" in seat.badges)
        taken = (self.me - first) % seats
        return [seat for seat in self.rivals() if (seat - first) % seats > taken]

    def floor(self) -> int:
        """The floor card, BACK when none lies there."""
        cards = self.view.zone("floor").cards
        return cards[0] if cards else BACK

    def unseen(self) -> list[int]:
        """Every card of the pack whose place this seat does not know."""
        seen = {card for zone in self.view.zones if zone.name != "shown" for card in zone.cards}
        return [card for card in pack() if card not in seen]

    def score_of(self, seat: int, cards: list[int]) -> int:
        """What these cards would score for a seat as it stands."""
        return int(self.scores.score(cards, self.declared[seat], self.running[seat]))

    def my_score(self) -> int:
        return self.score_of(self.me, self.hand)

    def score_after(self, gone: tuple[int, ...]) -> int:
        """What my hand would score with the floor card and without the places discarded."""
        kept = [card for place, card in enumerate(self.hand) if place not in gone]
        return self.score_of(self.me, [*kept, self.floor()])

    def best_suit(self, suits: list[int]) -> int:
        """The suit that makes most of my hand; between equals the one with the higher card."""
        return max(suits, key=self.promise)

    def promise(self, suit: int) -> tuple[int, int]:
        """What my hand scores with this suit, and the card that would win it in a conflict."""
        return int(self.scores.score(self.hand, suit)), int(self.scores.best_of_suit(self.hand, suit))

    def lone_high_card(self, suit: int) -> tuple[int, ...]:
        """The place of my highest card of a suit in which I have no run yet."""
        places = [place for place, card in enumerate(self.hand) if SUIT_OF[card] == suit]
        if not places or self.scores.positive(self.hand, suit) > 0:
            return ()
        return (max(places, key=lambda place: self.scores.value(self.hand[place])),)


def suit_named(seat: SeatView) -> int:
    """The suit a seat's badges name, NO_SUIT for none."""
    for suit, word in enumerate(SUIT_WORDS):
        if word in seat.badges:
            return suit
    return NO_SUIT
