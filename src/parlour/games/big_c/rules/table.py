# parlour: hot
"""What lies on a Big-C table, and who may see it."""

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import append, vec
from parlour.engine.play.position import Position
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.hands import NOTHING
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.terms import Terms
from parlour.kit.seat_sets import all_seats

PRESENTING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
NO_OWNER: Final = -1
NO_PICK: Final = -1
_NO_CARDS: Final = vec[u8]()


@mypyc_attr(acyclic=True)
class BigCTable(Position):
    """Hands, the hand on the table and the played cards as heights, and the stock; sets of seats are bits.

    The stock is never changed but replaced as a whole: `left` of its cards, those in front, have not been
    drawn. It holds card codes, for nobody looks at their heights. What everybody knows without having seen
    it: so many cards at the front of each hand are jokers (`jokers_shown`), these played cards went back into
    the stock (`returned`), and so many at the end of each hand may have been drawn since (`drawn_since`).
    """

    hands: list[Holding]
    stock: list[int]
    presented: list[list[int]]
    picks: list[int]
    jokers_shown: list[int]
    returned: list[int]
    drawn_since: list[int]

    def __init__(self, rules: BigCRules, seats: int, shuffle: Shuffle, terms: Terms) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.terms = terms
        self.recycled = False
        self.top = NOTHING
        self.owner: i64 = NO_OWNER
        self.stage: i64 = PRESENTING
        self.turn: i64 = 0
        self.round: i64 = 1
        self.left: i64 = 0
        self.tied: i64 = 0
        self.passed: i64 = 0
        self.played = _NO_CARDS
        self.laid = _NO_CARDS
        self.order = _NO_CARDS

    def clear(self) -> None:
        """Make the table ready for a deal."""
        self.presented = [[] for _seat in range(self.seats)]
        self.picks = [NO_PICK] * self.seats
        self.tied = all_seats(self.seats)
        self.jokers_shown = [0] * self.seats
        self.returned = []
        self.drawn_since = [0] * self.seats

    def copy_onto(self, twin: "BigCTable") -> None:
        """Put everything that lies here onto another table."""
        twin.chances = self.chances
        twin.recycled = self.recycled
        twin.top = self.top
        twin.owner = self.owner
        twin.stage = self.stage
        twin.turn = self.turn
        twin.round = self.round
        twin.left = self.left
        twin.tied = self.tied
        twin.passed = self.passed
        twin.played = self.played[:]
        twin.hands = self.hands[:]
        for hand in twin.hands:
            hand.shared = True
        self._share_with(twin)

    def _share_with(self, twin: "BigCTable") -> None:
        """Share what is only ever replaced; what was presented does not change later on."""
        twin.stock = self.stock
        twin.laid = self.laid
        twin.order = self.order
        twin.jokers_shown = self.jokers_shown
        twin.returned = self.returned
        twin.drawn_since = self.drawn_since
        presenting = self.stage == PRESENTING
        twin.presented = [slots[:] for slots in self.presented] if presenting else self.presented
        twin.picks = self.picks[:] if presenting else self.picks

    def own_hand(self, seat: i64) -> Holding:
        """Return the hand of a seat, to be changed; one that lies on a copy of the table too stays there."""
        hand = self.hands[seat]
        if hand.shared:
            hand = hand.copy()
            self.hands[seat] = hand
        return hand

    def put_away(self) -> None:
        """Put the hand on the table with the played cards."""
        for height in self.laid:
            self.played = append(self.played, height)
        self.laid = _NO_CARDS

    def is_lead(self) -> bool:
        """Return whether the seat whose turn it is begins a round."""
        return self.owner == NO_OWNER

    def pass_price(self) -> i64:
        """Return the cards that a pass costs: none once played cards are back in the stock (§Switches)."""
        if self.recycled:
            return 0
        return min(self.terms.pass_costs, self.left)

    def is_stuck(self, seat: i64) -> bool:
        """Return whether the seat holds nothing that could ever be led (§Play)."""
        hand = self.hands[seat]
        return hand.jokers == hand.size()

    def all_stuck(self) -> bool:
        """Return whether nobody could ever lead again (§Play)."""
        return all(self.is_stuck(seat) for seat in range(self.seats))
