"""What a bot reads from a view of Five-Card Draw: its hand, its rivals, and the bet it faces."""

from parlour.cards.codes import BACK
from parlour.engine.show.view import View
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import category, strength
from parlour.games.five_card_draw.rules.table import NOT_YET
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, DRAW, RAISE
from parlour.kit.eyes import Eyes

Action = tuple[str, int]
"""A verb, with a total for this round behind BET and RAISE and 0 behind the others."""


class Spot:
    """What a player faces: the bet, its own share of it, the pot with all bets, and what it may raise to.

    `low` and `high` bound the total of a bet or a raise; low above high: neither is open. At a `fixed` limit
    every bet and raise is of one size.
    """

    def __init__(
        self, *, bet: int, mine: int, pot: int, limit: int, low: int, high: int, fixed: bool = False
    ) -> None:
        self.bet = bet
        self.mine = mine
        self.pot = pot
        self.limit = limit
        self.low = low
        self.high = high
        self.fixed = fixed

    def missing(self) -> int:
        """Return what a full call costs."""
        return self.bet - self.mine

    def odds(self) -> float:
        """Return the pot with the call in it, for each chip of the call (§House)."""
        return (self.pot + self.missing()) / self.missing()

    def raise_to(self, total: int) -> Action:
        """Bet or raise as near to the total as is open; call or check where neither is."""
        if self.low > self.high:
            return (CALL if self.bet else CHECK), 0
        return (RAISE if self.bet else BET), min(max(total, self.low), self.high)


class DrawEyes(Eyes):
    """One seat's view in the words of the game."""

    def __init__(self, rules: FiveCardDrawRules, view: View) -> None:
        super().__init__(view)
        self.rules = rules
        self.strength = strength(self.hand)
        self.category = category(self.strength)
        self.round = self.counter("round")
        self.pot = self.counter("pot")

    def draws(self) -> bool:
        """Return whether this is the draw."""
        return self.view.form(DRAW) is not None

    def hand_number(self) -> int:
        """Return which hand of the match it is; one hand alone is the first."""
        return self.view.counters.get("hand", 1)

    def opens(self) -> bool:
        """Return whether this seat acts first."""
        return self.wears(self.me, "first")

    def chips(self) -> int:
        return self.counter_of(self.me, "chips")

    def spot(self) -> Spot:
        """Return the bet this seat faces."""
        span = next((form.amount for form in self.view.forms if form.verb in (BET, RAISE)), None)
        return Spot(
            bet=self.counter("bet"),
            mine=self.counter_of(self.me, "bet"),
            pot=self.pot,
            limit=self.rules.betting.limit(self.round),
            low=span.low if span else 1,
            high=span.high if span else 0,
            fixed=self.rules.betting.structure == "fixedLimit",
        )

    def drew(self) -> list[int]:
        """Return how many cards each rival drew, NOT_YET before that is known."""
        return [self.view.seats[seat].counters.get("drew", NOT_YET) for seat in self.rivals()]

    def drawn_in_order(self) -> list[int]:
        """Return how many cards each of two players drew, the first speaker's first."""
        seats = sorted(self.seated, key=lambda seat: not self.wears(seat, "first"))
        return [self.counter_of(seat, "drew") for seat in seats]

    def pot_before(self) -> int:
        """Return the pot before this betting round."""
        return self.pot - sum(self.counter_of(seat, "bet") for seat in self.seated)

    def shortest(self) -> int:
        """Return the most that everybody still in could put into this round."""
        live = [self.me, *self.rivals()]
        return min(self.counter_of(seat, "chips") + self.counter_of(seat, "bet") for seat in live)

    def given_by_fold(self) -> int:
        """Return the pot that a fold leaves to the only rival: an uncalled bet may go back first."""
        spot = self.spot()
        return spot.pot - (spot.missing() if self.rules.betting.return_uncalled else 0)

    def loses_the_match(self, pot: int) -> bool:
        """Return whether a pot takes the only rival to the target and past this seat."""
        if self.view.one_deal:
            return False
        mine, theirs = (self.counter_of(seat, "points") for seat in (self.me, 1 - self.me))
        return theirs + pot >= self.rules.game_flow.target and theirs + pot > mine

    def thrown(self) -> list[int]:
        """Return the cards this seat has thrown away itself."""
        return [card for card in self.cards_on("discards") if card != BACK]
