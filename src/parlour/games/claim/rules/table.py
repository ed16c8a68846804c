# parlour: hot
"""What lies on a Claim table: hands, pile and budgets, and all that everybody has been shown of the hands."""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.codes import BACK, NO_SUIT, SUITS
from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import vec
from parlour.engine.play.position import Position
from parlour.engine.rules.asset import RulesAsset
from parlour.games.claim.rules.hands.points import may_call
from parlour.games.claim.rules.terms import Terms

DECLARING: Final = 0
BLITZ: Final = 1
FLOOR: Final = 2
OVER: Final = 3

NOT_CHOSEN: Final = -2
NOBODY_YET: Final = -1
NO_CEILING: Final = 1_000
_NO_CARDS: Final = vec[u8]()
_BARE: Final[list[int]] = []
_NO_MARKS: Final[list[bool]] = []
_NO_HANDS: Final[list[list[int]]] = []
_NONE_LAID: Final[list[tuple[int, ...]]] = []


@mypyc_attr(acyclic=True)
class ClaimTable(Position):
    """Four hands, a pile, a floor card and the budgets; `known` holds each hand card's audience.

    Picked-up cards go to the end of a hand, so the cards dealt, the only ones unseen by others, come first:
    `kept` says how many of them a seat still has. The pile's top is its last card. What everybody passed lies
    under it, face known, in `passed`. `discarded_by` says whose dealt card each discard was, NOBODY_YET for
    a card from the floor.

    What everybody was shown of the cards dealt outlives a discard. Each seat has four entries in `ceilings`
    and `is_exact`, one for each number of dealt cards kept: no dealt card that the seat then held counts more
    than the ceiling, and where it is exact one of them counts just that. `suit_held_at` is how many it
    kept when it had to hold, among them, a card of the suit it declared; 0 when that shows nothing.

    Copies share all rows and lists: whoever changes one replaces it by its own first.
    """

    def __init__(self, rules: RulesAsset, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.terms = terms
        self.stage: i64 = DECLARING
        self.deal: i64 = 0
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.opener: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.turns_taken: i64 = 0
        self.unpicked: i64 = 0
        self.house: i64 = 0
        self.title: i64 = NOBODY_YET
        self.floor: i64 = BACK
        self.budgets = _BARE
        self.penalties = _BARE
        self.wanted = _BARE
        self.laid = _NONE_LAID
        self.declared = _BARE
        self.kept = _BARE
        self.ceilings = _BARE
        self.is_exact = _NO_MARKS
        self.suit_held_at = _BARE
        self.hands = _NO_HANDS
        self.known = _NO_HANDS
        self.shown = _NO_HANDS
        self.pile: vec[u8] = _NO_CARDS
        self.passed = _BARE
        self.discards = _BARE
        self.discards_known = _BARE
        self.discarded_by = _BARE

    def copy_onto(self, twin: "ClaimTable") -> None:
        """Put everything that lies here onto another table."""
        self._copy_course_onto(twin)
        twin.budgets = self.budgets
        twin.penalties = self.penalties
        twin.wanted = self.wanted
        twin.laid = self.laid
        twin.declared = self.declared
        twin.kept = self.kept
        twin.ceilings = self.ceilings
        twin.is_exact = self.is_exact
        twin.suit_held_at = self.suit_held_at
        twin.hands = self.hands
        twin.known = self.known
        twin.shown = self.shown
        twin.pile = self.pile
        twin.passed = self.passed
        twin.discards = self.discards
        twin.discards_known = self.discards_known
        twin.discarded_by = self.discarded_by

    def _copy_course_onto(self, twin: "ClaimTable") -> None:
        """Copy how far the deal has come."""
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

    def own_hand(self, seat: i64) -> None:
        """Give the table a hand of the seat that no copy shares."""
        self.hands, self.known = self.hands[:], self.known[:]
        self.hands[seat] = self.hands[seat][:]
        self.known[seat] = self.known[seat][:]

    def clockwise(self, seat: i64) -> list[int]:
        """Return all seats in turn order from this one."""
        return [int((seat + step) % self.seats) for step in range(self.seats)]

    def free_suits(self) -> list[int]:
        """Return the suits nobody has declared (§Declaring)."""
        return [suit for suit in range(len(SUITS)) if suit not in self.declared]

    def is_declared(self, seat: i64) -> bool:
        return self.declared[seat] != NO_SUIT

    def may_call(self, seat: i64) -> bool:
        """Return whether the seat is entitled to call showdown (§Calling)."""
        return may_call(self.terms, self.hands[seat], self.declared[seat], self.penalties[seat])

    def has_full_hand(self, seat: i64) -> bool:
        """Return whether the hand may not grow any more (§Switches, handCap)."""
        return len(self.hands[seat]) >= self.terms.hand_cap

    def sealed(self) -> int:
        if self.stage != DECLARING:
            return 0
        return sum([1 for wanted in self.wanted if wanted != NOT_CHOSEN])

    def ledger(self) -> int:
        """Sum up all budgets and what the house was paid, which never change together (§Charges)."""
        return sum(self.budgets) + self.house
