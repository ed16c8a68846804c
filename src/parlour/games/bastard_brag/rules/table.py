# parlour: hot
"""What lies on a Bastard Brag table, and who may see it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import vec
from parlour.engine.play.position import Position
from parlour.engine.rules.asset import RulesAsset
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED, knock_is_open
from parlour.games.bastard_brag.rules.terms import Terms
from parlour.kit.seat_sets import bit, count_seats, next_in

DEALING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
HIDDEN: Final = 1
"""The place of the centre that stays face down, whatever card lies there (§Deal)."""

_BARE: Final = vec[i64]()
_NO_CARDS: Final = vec[u8]()


@mypyc_attr(acyclic=True)
class BastardTable(Position):
    """Slots 3s to 3s+2 are seat s's hand, the last three the centre; `known` is each slot's audience.

    A card's audience follows it: whoever has seen a card still knows it where it lies now.
    The slots of a seat that is out are empty: BACK, and nothing to see. All other rows are replaced as a
    whole, never changed, so copies share them.
    """

    def __init__(self, rules: RulesAsset, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.terms = terms
        self.centre: i64 = HAND * seats
        self.cards: vec[i64] = _BARE
        self.known: vec[i64] = _BARE
        self.stock: vec[u8] = _NO_CARDS
        self.turned: vec[u8] = _NO_CARDS
        self.lives: vec[i64] = _BARE
        self.left_at: vec[i64] = _BARE
        self.stage: i64 = DEALING
        self.round: i64 = 1
        self.dealer: i64 = 0
        self.turn: i64 = 0
        self.turns_taken: i64 = 0
        self.knocker: i64 = NOBODY_KNOCKED
        self.has_swapped = False

    def copy_onto(self, twin: "BastardTable") -> None:
        """Put everything that lies here onto another table."""
        twin.chances = self.chances
        twin.start = self.start
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        twin.stock = self.stock
        twin.turned = self.turned
        twin.lives = self.lives
        twin.left_at = self.left_at
        twin.stage = self.stage
        twin.round = self.round
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken
        twin.knocker = self.knocker
        twin.has_swapped = self.has_swapped

    def live(self) -> i64:
        """Return the seats that still have lives, as a set."""
        seats: i64 = 0
        for seat in range(self.seats):
            if self.lives[seat] > 0:
                seats |= bit(seat)
        return seats

    def is_live(self, seat: i64) -> bool:
        """Return whether the seat still has lives."""
        return self.lives[seat] > 0

    def alive(self) -> i64:
        """Count the seats that still have lives."""
        return count_seats(self.live())

    def next_live(self, seat: i64) -> i64:
        """Return the next seat with lives, clockwise; the seat itself when there is no other."""
        return next_in(seat, self.live(), self.seats)

    def strength(self, seat: i64) -> i64:
        """Return the strength of the seat's hand (§Score)."""
        return self.terms.scores.strength_in(self.cards, HAND * seat)

    def cards_from(self, slot: i64) -> list[int]:
        """Return the three cards of a hand or of the centre that begins at this slot."""
        return list(self.cards[slot : slot + HAND])

    def known_from(self, slot: i64) -> list[int]:
        """Return the audiences of the same cards."""
        return list(self.known[slot : slot + HAND])

    def may_knock(self) -> bool:
        """Return whether everybody has had a turn this round and nobody has knocked (§Turn)."""
        if self.knocker != NOBODY_KNOCKED:
            return False
        return knock_is_open(self.knocker, self.turns_taken, self.alive())
