"""A game of Follow Suit in progress."""

from parlour.cards.codes import NO_SUIT, RANKS, SUIT_OF, SUITS
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.named_choices import OneCard
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.zone import Zone
from parlour.kit.unseen import redeal_within
from tests.toys.follow_suit.rules.asset import FollowSuitRules

PLAY = "PLAY"


def begin(rules: FollowSuitRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> "FollowSuit":
    position = FollowSuit(rules, seats, shuffle)
    position.deal(None)
    return position


class FollowSuit(Position):
    """The trick holds each seat's card in the order of play; `voids` is what everybody knows about hands."""

    def __init__(self, rules: FollowSuitRules, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.voids = [[False] * len(SUITS) for _ in range(seats)]
        self.stock: list[int] = []
        self.trick: list[int] = []
        self.gone: list[int] = []
        self.tricks = [0] * seats
        self.leader = 0
        self.dealt_so_far = 0

    def deal(self, teller: Teller | None) -> None:
        self.dealt_so_far += 1
        self.stock = self.shuffled(pack())
        self.hands = [[self.stock.pop() for _ in range(self.switches.cards_dealt)] for _ in self.hands]
        self.voids = [[False] * len(SUITS) for _ in self.hands]
        self.gone = []
        if teller is not None:
            teller.tell(Event("dealt", self.leader, amount=self.dealt_so_far))

    def to_act(self) -> tuple[int, ...]:
        if self.dealt_so_far > self.switches.deals:
            return ()
        return ((self.leader + len(self.trick)) % self.seats,)

    def moves(self, seat: int) -> Moves:
        return Moves([OneCard(PLAY, "hand", self.playable(seat))])

    def playable(self, seat: int) -> list[int]:
        """Return the cards of the suit that was led, or any where there are none."""
        hand = self.hands[seat]
        following = [card for card in hand if SUIT_OF[card] == self.led()]
        return following or hand

    def led(self) -> int:
        return SUIT_OF[self.trick[0]] if self.trick else NO_SUIT

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        (card,) = move.cards
        if self.trick and SUIT_OF[card] != self.led():
            self.voids[seat][self.led()] = True
        self.hands[seat].remove(card)
        self.trick.append(card)
        if teller is not None:
            teller.tell(Event("played", seat, (card,), (EVERYONE,)))
        if len(self.trick) == self.seats:
            self.take(teller)

    def take(self, teller: Teller | None) -> None:
        """Give the trick to the highest card of the suit that was led."""
        strengths = [RANKS[card] if SUIT_OF[card] == self.led() else 0 for card in self.trick]
        self.leader = (self.leader + strengths.index(max(strengths))) % self.seats
        self.tricks[self.leader] += 1
        self.gone += self.trick
        self.trick = []
        if teller is not None:
            teller.tell(Event("took", self.leader))
        if not any(self.hands):
            self.next_deal(teller)

    def next_deal(self, teller: Teller | None) -> None:
        if self.dealt_so_far < self.switches.deals:
            self.deal(teller)
        else:
            self.dealt_so_far += 1

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        return Outcome(places_by([(tricks,) for tricks in self.tricks]), self.tricks[:], "ending.all-dealt")

    def redeal(self, seat: int, luck: Luck) -> None:
        """Mix what the seat cannot see; whoever could not follow a suit is known to hold none of it."""
        known = [[only(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        piles = [*self.hands, self.stock]
        redeal_within(piles, [*known, [NOBODY] * len(self.stock)], seat, luck, self.fits)

    def fits(self, pile: int, place: int, card: int) -> bool:
        return pile >= self.seats or not self.voids[pile][SUIT_OF[card]]

    def zones(self) -> list[Zone]:
        hands = [
            Zone("hand", hand, [only(seat)] * len(hand), owner=seat, private=True)
            for seat, hand in enumerate(self.hands)
        ]
        stock = Zone("stock", self.stock, [NOBODY] * len(self.stock), pile=True)
        trick = Zone("trick", self.trick, [EVERYONE] * len(self.trick))
        return [*hands, stock, trick, Zone("taken", self.gone, [EVERYONE] * len(self.gone))]

    def seat_counters(self, seat: int) -> dict[str, int]:
        return {"tricks": self.tricks[seat]}

    def badges(self, seat: int) -> list[str]:
        return ["leads"] if seat == self.leader and self.to_act() else []

    def counters(self) -> dict[str, int]:
        return {"deal": min(self.dealt_so_far, self.switches.deals)}
