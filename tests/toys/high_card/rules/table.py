"""What lies on a High Card table, and who may see it."""

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.zone import Zone
from parlour.kit.unseen import redeal_unseen
from tests.toys.high_card.rules.asset import HighCardRules

UNDECIDED = -2
PASSED = -1


class HighCardTable(Position):
    """A sealed choice is the place of a card in the seat's hand, PASSED, or UNDECIDED."""

    def __init__(self, rules: HighCardRules, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.stock: list[int] = []
        self.choices = [UNDECIDED] * seats
        self.points = [0] * seats
        self.tricks = 0

    def deal(self) -> None:
        self.stock = self.shuffled(pack(self.switches.decks or 1, self.switches.jokers))
        self.hands = [[self.stock.pop() for _ in range(self.switches.cards_dealt)] for _ in self.hands]

    def redeal(self, seat: int, luck: Luck) -> None:
        known = [[only(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        redeal_unseen([*self.hands, self.stock], [*known, [NOBODY] * len(self.stock)], seat, luck)

    def zones(self) -> list[Zone]:
        stock = Zone("stock", self.stock, [NOBODY] * len(self.stock), pile=True)
        hands = [
            Zone("hand", hand, [only(seat)] * len(hand), owner=seat, private=True)
            for seat, hand in enumerate(self.hands)
        ]
        played = [
            Zone("played", cards, [EVERYONE] * len(cards), owner=seat)
            for seat, cards in enumerate(self.played)
        ]
        return [stock, *hands, *played]

    def seat_counters(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}

    def badges(self, seat: int) -> list[str]:
        return [] if self.choices[seat] == UNDECIDED else ["chosen"]

    def counters(self) -> dict[str, int]:
        return {"trick": self.tricks + 1}
