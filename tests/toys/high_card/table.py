"""What lies on a High Card table, and who may see it."""

from parlour.cards.luck import Luck
from parlour.cards.notation import card_text
from parlour.cards.pack import pack
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.engine.show.zone import Zone
from parlour.kit.unseen import redeal_unseen
from tests.toys.high_card.asset import HighCardRules

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

    def copy_onto(self, twin: "HighCardTable") -> None:
        twin.chances = self.chances
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [cards[:] for cards in self.played]
        twin.stock = self.stock[:]
        twin.choices = self.choices[:]
        twin.points = self.points[:]
        twin.tricks = self.tricks

    def redeal_for(self, seat: int, luck: Luck) -> None:
        """Mixes what the seat has not seen, and all chance to come."""
        known = [[only(owner)] * len(hand) for owner, hand in enumerate(self.hands)]
        redeal_unseen([*self.hands, self.stock], [*known, [NOBODY] * len(self.stock)], seat, luck)
        self.shuffle = FastShuffle(luck.bits())

    def zones(self) -> list[Zone]:
        stock = Zone("stock", "stock", self.stock, [NOBODY] * len(self.stock), pile=True)
        hands = [
            Zone("hand", "hand", hand, [only(seat)] * len(hand), owner=seat)
            for seat, hand in enumerate(self.hands)
        ]
        played = [
            Zone("played", "played", cards, [EVERYONE] * len(cards), owner=seat)
            for seat, cards in enumerate(self.played)
        ]
        return [stock, *hands, *played]

    def seat_counters(self, seat: int) -> dict[str, int]:
        return {"points": self.points[seat]}

    def badges(self, seat: int) -> list[str]:
        return [] if self.choices[seat] == UNDECIDED else ["chosen"]

    def counters(self) -> dict[str, int]:
        return {"trick": self.tricks + 1}

    def notes(self, seat: int) -> list[str]:
        choice = self.choices[seat]
        return [f"You chose {card_text(self.hands[seat][choice])}."] if choice >= 0 else []
