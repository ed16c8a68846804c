"""What a bot reads from a view of Five-Card Draw."""

from parlour.engine.show.view import View
from parlour.games.five_card_draw.bots.fields import ANY
from parlour.games.five_card_draw.bots.medium import Spot
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import category, strength
from parlour.games.five_card_draw.rules.verbs import BET, DRAW, RAISE


class Sight:
    """One seat's view in the words of the game."""

    def __init__(self, rules: FiveCardDrawRules, view: View) -> None:
        assert view.viewer is not None, "a bot sits at the table"
        self.rules = rules
        self.view = view
        self.seat = view.viewer
        self.hand = view.zone("hand", self.seat).cards
        self.strength = strength(self.hand)
        self.category = category(self.strength)
        self.round = view.counters["round"]
        self.pot = view.counters["pot"]

    def draws(self) -> bool:
        """Whether this is the draw."""
        return self.view.form(DRAW) is not None

    def opens(self) -> bool:
        """Whether this seat has the first word."""
        return "first" in self.view.seats[self.seat].badges

    def chips(self) -> int:
        return self.view.seats[self.seat].counters["chips"]

    def spot(self) -> Spot:
        """The bet this seat faces."""
        span = next((form.amount for form in self.view.forms if form.verb in (BET, RAISE)), None)
        return Spot(
            bet=self.view.counters["bet"],
            mine=self.view.seats[self.seat].counters["bet"],
            pot=self.pot,
            limit=self.rules.betting.limit(self.round),
            low=span.low if span else 1,
            high=span.high if span else 0,
        )

    def rivals(self) -> list[int]:
        """The other seats that are still in the hand."""
        others = [seat for seat in self.view.seats if seat.seat != self.seat]
        return [seat.seat for seat in others if not {"folded", "out"} & set(seat.badges)]

    def drew(self) -> list[int]:
        """How many cards each rival drew, ANY before that is known."""
        return [self.view.seats[seat].counters.get("drew", ANY) for seat in self.rivals()]

    def thrown(self) -> list[int]:
        """The cards this seat has thrown away itself."""
        return [card for card in self.view.zone("discards").cards if card >= 0]
