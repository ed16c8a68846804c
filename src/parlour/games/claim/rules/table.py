# parlour: hot
"""What lies on a Claim table, and who may see it."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.engine.show.zone import Zone
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.scoring import Scores

DECLARING: Final = 0
BLITZ: Final = 1
FLOOR: Final = 2
OVER: Final = 3
PHASES: Final = ("declaring", "blitz", "floor", "over")

NOT_CHOSEN: Final = -2
NOBODY_YET: Final = -1
SUIT_WORDS: Final = ("clubs", "hearts", "spades", "diamonds")
BARE: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []
NONE_LAID: Final[list[tuple[int, ...]]] = []


class ClaimTable(Position):
    """Four hands, a pile, a floor card and the budgets; `known` holds each hand card's audience.

    Picked-up cards go to the end of a hand, so the cards dealt, the only ones unseen by others, come first.
    The pile's top is its last card. What everybody passed lies under it, face known, in `passed`.

    Copies share all lists but those two: whoever changes a shared one replaces it by one of its own first.
    """

    def __init__(self, rules: ClaimRules, scores: Scores, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.scores = scores
        self.stage = DECLARING
        self.deal = 0
        self.round = 0
        self.dealer = 0
        self.opener = 0
        self.first = 0
        self.turn = 0
        self.turns_taken = 0
        self.unpicked = 0
        self.house = 0
        self.title = NOBODY_YET
        self.floor = BACK
        self.budgets = BARE
        self.running = BARE
        self.wanted = BARE
        self.laid = NONE_LAID
        self.declared = BARE
        self.charged = BARE
        self.charged_cards = BARE
        self.kept = BARE
        self.hands = NO_HANDS
        self.known = NO_HANDS
        self.shown = NO_HANDS
        self.pile = BARE
        self.passed = BARE
        self.discards = BARE
        self.discards_known = BARE

    def copy_onto(self, twin: "ClaimTable") -> None:
        """Puts everything that lies here onto another table."""
        self.copy_course_onto(twin)
        twin.budgets = self.budgets
        twin.running = self.running
        twin.wanted = self.wanted
        twin.laid = self.laid
        twin.declared = self.declared
        twin.charged = self.charged
        twin.charged_cards = self.charged_cards
        twin.kept = self.kept
        twin.hands = self.hands
        twin.known = self.known
        twin.shown = self.shown
        twin.pile = self.pile[:]
        twin.passed = self.passed[:]
        twin.discards = self.discards
        twin.discards_known = self.discards_known

    def copy_course_onto(self, twin: "ClaimTable") -> None:
        """How far the deal has come."""
        twin.chances = self.chances
        twin.stage = self.stage
        twin.deal = self.deal
        twin.round = self.round
        twin.dealer = self.dealer
        twin.opener = self.opener
        twin.first = self.first
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken
        twin.unpicked = self.unpicked
        twin.house = self.house
        twin.title = self.title
        twin.floor = self.floor

    def own_hand(self, seat: int) -> None:
        """A hand that no copy shares."""
        self.hands, self.known = self.hands[:], self.known[:]
        self.hands[seat] = self.hands[seat][:]
        self.known[seat] = self.known[seat][:]

    def own_charges(self) -> None:
        """Budgets and charges that no copy shares."""
        self.budgets = self.budgets[:]
        self.running = self.running[:]
        self.charged = self.charged[:]
        self.charged_cards = self.charged_cards[:]

    def clockwise(self, seat: int) -> list[int]:
        """All seats in turn order from this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def free_suits(self) -> list[int]:
        """The suits nobody has declared (§Declaring)."""
        return [suit for suit in range(len(SUIT_WORDS)) if suit not in self.declared]

    def may_call(self, seat: int) -> bool:
        """Whether the seat is entitled to call showdown (§Calling)."""
        return self.scores.may_call(self.hands[seat], self.declared[seat], self.running[seat])

    def sealed(self) -> int:
        if self.stage != DECLARING:
            return 0
        return sum([1 for wanted in self.wanted if wanted != NOT_CHOSEN])

    def ledger(self) -> int:
        """All budgets and what the house was paid never change together (§Charges)."""
        return sum(self.budgets) + self.house

    def zones(self) -> list[Zone]:
        zones = [
            Zone("pile", "draw pile", self.pile, [NOBODY] * len(self.pile), pile=True),
            Zone("passed", "under the pile", self.passed, [EVERYONE] * len(self.passed)),
            Zone("floor", "floor card", self.floor_cards(), [EVERYONE] * len(self.floor_cards())),
            Zone("discards", "out of play", self.discards, self.discards_known),
        ]
        zones.extend([self.hand_zone(seat) for seat in range(self.seats)])
        zones.extend([self.shown_zone(seat) for seat in range(len(self.shown))])
        return zones

    def hand_zone(self, seat: int) -> Zone:
        return Zone("hand", "hand", self.hands[seat], self.known[seat], owner=seat)

    def shown_zone(self, seat: int) -> Zone:
        hand = self.shown[seat]
        return Zone("shown", "shown last deal", hand, [EVERYONE] * len(hand), owner=seat)

    def floor_cards(self) -> list[int]:
        return [] if self.floor == BACK else [self.floor]

    def phase(self) -> str:
        return PHASES[self.stage]
