# parlour: hot
"""What lies on a Big-C table, and who may see it."""

from typing import Final

from parlour.cards.codes import JOKER
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.hands import NOTHING
from parlour.games.big_c.rules.terms import Terms

PRESENTING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
NO_OWNER: Final = -1
NO_PICK: Final = -1


class BigCTable(Position):
    """Hands in the order in which their cards came, the hand on the table, the played cards and the stock.

    `known` holds the audience of every hand card; whoever has seen a card still knows it in the hand.
    What everybody knows without having seen it: so many cards at the front of each hand are jokers
    (`jokers_shown`), these played cards went back into the stock (`returned`), and so many cards at the end
    of each hand may have been drawn since (`drawn_since`).
    """

    hands: list[list[int]]
    known: list[list[int]]
    stock: list[int]
    played: list[int]
    laid: list[int]
    presented: list[list[int]]
    picks: list[int]
    tied: list[bool]
    order: list[int]
    passed: list[bool]
    jokers_shown: list[int]
    returned: list[int]
    drawn_since: list[int]

    def __init__(self, rules: BigCRules, seats: int, shuffle: Shuffle, terms: Terms) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.terms = terms
        self.recycled = False
        self.top = NOTHING
        self.owner = NO_OWNER
        self.stage = PRESENTING
        self.turn = 0
        self.round = 1

    def clear(self) -> None:
        """Make the table ready for a deal."""
        self.played = []
        self.laid = []
        self.presented = [[] for _ in range(self.seats)]
        self.picks = [NO_PICK] * self.seats
        self.tied = [True] * self.seats
        self.order = []
        self.passed = [False] * self.seats
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
        twin.hands = [hand[:] for hand in self.hands]
        twin.known = [audiences[:] for audiences in self.known]
        self._share_with(twin)

    def _share_with(self, twin: "BigCTable") -> None:
        """Share what is only ever replaced; what was presented does not change later on."""
        twin.stock = self.stock
        twin.played = self.played
        twin.passed = self.passed
        twin.laid = self.laid
        twin.tied = self.tied
        twin.order = self.order
        twin.jokers_shown = self.jokers_shown
        twin.returned = self.returned
        twin.drawn_since = self.drawn_since
        presenting = self.stage == PRESENTING
        twin.presented = [slots[:] for slots in self.presented] if presenting else self.presented
        twin.picks = self.picks[:] if presenting else self.picks

    def is_lead(self) -> bool:
        """Return whether the seat whose turn it is begins a round."""
        return self.owner == NO_OWNER

    def pass_price(self) -> int:
        """Return the cards that a pass costs: none once played cards are back in the stock (§Switches)."""
        return 0 if self.recycled else min(self.terms.pass_costs, len(self.stock))

    def is_stuck(self, seat: int) -> bool:
        """Return whether the seat holds nothing that could ever be led (§Play)."""
        return all(card == JOKER for card in self.hands[seat])

    def all_stuck(self) -> bool:
        """Return whether nobody could ever lead again (§Play)."""
        return all(self.is_stuck(seat) for seat in range(self.seats))
