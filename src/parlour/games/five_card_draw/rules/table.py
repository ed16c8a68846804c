# parlour: hot
"""What lies on a Five-Card Draw table: cards, chips, bets and points."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.terms import Terms

FIRST_BETS: Final = 0
DRAWING: Final = 1
SECOND_BETS: Final = 2
OVER: Final = 3
NOT_YET: Final = -1
BARE: Final[list[int]] = []


class DrawTable(Position):
    """Slots 5s to 5s+4 of `hands` are seat s's cards, for that seat alone; BACK where there are none.

    `bets` are what was put in during this round and `paid` during this hand; `waiting` is how many still
    owe a decision in this stage. A discard is for the seat that threw it away; after a reshuffle the
    `returned` cards lie in the new stock, and each seat knows which of them were its own. What was returned
    or shown is replaced as a whole, never changed, so copies share it.
    """

    def __init__(self, rules: FiveCardDrawRules, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.terms = terms
        self.hands = BARE
        self.stock = BARE
        self.discards = BARE
        self.discarders = BARE
        self.returned = BARE
        self.returners = BARE
        self.shown = BARE
        self.drew = BARE
        self.live: list[bool] = []
        self.chips = BARE
        self.points = BARE
        self.bets = BARE
        self.paid = BARE
        self.stage: i64 = FIRST_BETS
        self.hand: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.waiting: i64 = 0
        self.bet: i64 = 0
        self.raises: i64 = 0

    def copy_onto(self, twin: "DrawTable") -> None:
        """Put everything that lies here onto another table."""
        twin.chances = self.chances
        twin.start = self.start
        twin.hands = self.hands[:]
        twin.stock = self.stock[:]
        twin.discards = self.discards[:]
        twin.discarders = self.discarders[:]
        twin.returned = self.returned
        twin.returners = self.returners
        twin.shown = self.shown
        twin.drew = self.drew[:]
        twin.live = self.live[:]
        twin.chips = self.chips[:]
        twin.points = self.points[:]
        twin.bets = self.bets[:]
        twin.paid = self.paid[:]
        twin.stage = self.stage
        twin.hand = self.hand
        twin.first = self.first
        twin.turn = self.turn
        twin.waiting = self.waiting
        twin.bet = self.bet
        twin.raises = self.raises

    def seat_players(self, chips: list[int]) -> None:
        """Seat everybody with chips and no points; no hand is dealt yet."""
        seats = len(chips)
        self.chips = chips[:]
        self.points = [0] * seats
        self.bets = [0] * seats
        self.paid = [0] * seats
        self.drew = [NOT_YET] * seats
        self.live = [True] * seats
        self.shown = [BACK] * (HAND * seats)

    def limit(self) -> i64:
        """Return the limit of the betting round that is on or just over (§Betting)."""
        return self.terms.second_limit if self.stage >= SECOND_BETS else self.terms.first_limit

    def pot(self) -> i64:
        """Return all that was put in during this hand."""
        total: i64 = 0
        for paid in self.paid:
            total += paid
        return total

    def still_in(self) -> i64:
        """Count the players who have not folded."""
        still_in: i64 = 0
        for live in self.live:
            if live:
                still_in += 1
        return still_in

    def folded(self) -> list[int]:
        """Return who has folded in this hand."""
        return [seat for seat in range(self.seats) if self.is_playing(seat) and not self.live[seat]]

    def hand_is_shown(self, seat: int) -> bool:
        """Return whether the hand lies open: nobody owes a decision, and others were in (§Showdown)."""
        is_shown: bool = self.waiting == 0 and self.stage >= SECOND_BETS and self.still_in() > 1
        return is_shown and self.live[seat]

    def with_chips(self) -> i64:
        """Count the players with chips before them."""
        holders: i64 = 0
        for chips in self.chips:
            if chips > 0:
                holders += 1
        return holders

    def is_playing(self, seat: i64) -> bool:
        """Return whether the seat has chips, before it or in the pot (§Match)."""
        return self.chips[seat] > 0 or self.paid[seat] > 0

    def has_lasted(self, seat: i64) -> bool:
        """Return whether the seat can go on after this hand; else it is out, whatever its points (§Match)."""
        return self.chips[seat] > 0 or self.terms.reset_chips

    def button(self) -> i64:
        """Return who acts last: the player before the first to act (§Deal)."""
        seat = self.first
        for _step in range(self.seats):
            seat = (seat + self.seats - 1) % self.seats
            if self.is_playing(seat):
                break
        return seat

    def put_in(self, seat: i64, chips: i64) -> None:
        """Move chips from a seat into the pot."""
        self.chips[seat] = self.chips[seat] - chips
        self.paid[seat] = self.paid[seat] + chips

    def win(self, seat: i64, chips: i64) -> None:
        """Move chips from the pot to a winner; they are points as well (§Match)."""
        self.chips[seat] = self.chips[seat] + chips
        self.points[seat] = self.points[seat] + chips

    def holds_cards(self, seat: int) -> bool:
        return self.hands[HAND * seat] != BACK

    def hand_of(self, seat: int) -> list[int]:
        return self.hands[HAND * seat : HAND * seat + HAND]

    def ledger(self) -> int:
        """Sum up the chips before the players and in the pot."""
        return sum(self.chips) + self.pot()
