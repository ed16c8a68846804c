"""A game of Pass and Bid in progress: Follow Suit, with two sealed choices before the first trick."""

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.choices import Amount, Places
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.audience import NOBODY, only
from parlour.engine.show.form import Pool
from parlour.engine.show.zone import Zone
from parlour.kit.unseen import redeal_within
from tests.toys.follow_suit.rules.asset import FollowSuitRules
from tests.toys.follow_suit.rules.position import FollowSuit

PASS = "PASS"
BID = "BID"
PHASES = ("passing", "bidding", "play")
PASSING, BIDDING, PLAYING = range(3)
UNDECIDED = -1
BONUS = 3


def begin(rules: FollowSuitRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> "PassAndBid":
    position = PassAndBid(rules, seats, shuffle)
    position.deal(teller)
    return position


class PassAndBid(FollowSuit):
    """A choice is the place of the card to pass to the left, then a bid; who passed a card knows it."""

    def __init__(self, rules: FollowSuitRules, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.stage = PASSING
        self.choices = [UNDECIDED] * seats
        self.bids = [UNDECIDED] * seats
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.tricks_before = [0] * seats

    def deal(self, teller: Teller | None) -> None:
        super().deal(teller)
        self.stage = PASSING
        self.bids = [UNDECIDED] * self.seats
        self.known = [[only(seat)] * len(hand) for seat, hand in enumerate(self.hands)]
        self.tricks_before = self.tricks[:]

    def is_playing(self) -> bool:
        return self.stage == PLAYING

    def to_act(self) -> tuple[int, ...]:
        acting = super().to_act()
        if not acting or self.is_playing():
            return acting
        return tuple(seat for seat, choice in enumerate(self.choices) if choice == UNDECIDED)

    def moves(self, seat: int) -> Moves:
        if self.stage == PASSING:
            return Moves([Places(PASS, [Pool("hand", [*range(len(self.hands[seat]))])])])
        if self.stage == BIDDING:
            return Moves([Amount(BID, 0, self.switches.cards_dealt)])
        return super().moves(seat)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        if self.is_playing():
            self.known[seat].pop(self.hands[seat].index(move.cards[0]))
            super().apply(seat, move, teller)
            return
        self.choices[seat] = chosen_value(move)
        if teller is not None:
            teller.tell(Event("sealed", seat))
        if UNDECIDED not in self.choices:
            self.open_choices(teller)

    def open_choices(self, teller: Teller | None) -> None:
        choices, self.choices = self.choices, [UNDECIDED] * self.seats
        if self.stage == PASSING:
            self.pass_on(choices, teller)
        else:
            self.bids = choices
            for seat, bid in enumerate(choices):
                if teller is not None:
                    teller.tell(Event("bid", seat, amount=bid))
        self.stage += 1

    def pass_on(self, choices: list[int], teller: Teller | None) -> None:
        """Pass each card to the left; who passed it still knows it there."""
        cards = [hand.pop(slot) for hand, slot in zip(self.hands, choices, strict=True)]
        for seat, card in enumerate(cards):
            taker = (seat + 1) % self.seats
            self.known[seat].pop()
            self.hands[taker].append(card)
            if teller is not None:
                teller.tell(Event("passed", seat, (card,), (only(seat) | only(taker),), other=taker))
        for taker in range(self.seats):
            self.known[taker].append(only(taker) | only((taker - 1) % self.seats))

    def next_deal(self, teller: Teller | None) -> None:
        for seat, bid in enumerate(self.bids):
            if self.tricks[seat] - self.tricks_before[seat] == bid:
                self.tricks[seat] += BONUS
        super().next_deal(teller)

    def sealed(self) -> int:
        return sum(1 for choice in self.choices if choice != UNDECIDED)

    def redeal(self, seat: int, luck: Luck) -> None:
        """Mix what the seat does not know, and let the others seal anew."""
        piles = [*self.hands, self.stock]
        redeal_within(piles, [*self.known, [NOBODY] * len(self.stock)], seat, luck, self.fits)
        for other, choice in enumerate(self.choices):
            if other != seat and choice != UNDECIDED:
                self.choices[other] = chosen_value(self.moves(other).pick(luck))

    def zones(self) -> list[Zone]:
        zones = super().zones()
        for zone in zones:
            if zone.private:
                zone.audiences = self.known[zone.owner]
        return zones

    def phase(self) -> str:
        return "over" if self.is_over() else PHASES[self.stage]

    def seat_counters(self, seat: int) -> dict[str, int]:
        bid = {"bid": self.bids[seat]} if self.is_playing() else {}
        return {**super().seat_counters(seat), **bid}

    def badges(self, seat: int) -> list[str]:
        return [*super().badges(seat), *(["chosen"] if self.choices[seat] != UNDECIDED else [])]


def chosen_value(move: Move) -> int:
    """Return the place or the number that a sealed move names."""
    return move.slots[0] if move.verb == PASS else move.amount
