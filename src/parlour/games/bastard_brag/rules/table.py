# parlour: hot
"""What lies on a Bastard Brag table, and who may see it."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.engine.play.position import Position
from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.engine.show.zone import Zone
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.terms import Terms
from parlour.kit.unseen import redeal_unseen

DEALING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
PHASES: Final = ("dealing", "playing", "over")
NOBODY_KNOCKED: Final = -1
BARE: Final[list[int]] = []


class BragTable(Position):
    """Slots 3s to 3s+2 are seat s's hand, the last three the centre; `known` is each slot's audience.

    A card's audience follows it: whoever has seen a card still knows it where it lies now.
    The slots of a seat that is out are empty: BACK, and nothing to see. The stock and what was turned are
    replaced as a whole, never changed, so copies share them.
    """

    def __init__(self, rules: BastardBragRules, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.switches = rules
        self.terms = terms
        self.centre = HAND * seats
        self.cards = BARE
        self.known = BARE
        self.stock = BARE
        self.turned = BARE
        self.lives = BARE
        self.left_at = BARE
        self.stage = DEALING
        self.round = 1
        self.dealer = 0
        self.turn = 0
        self.turns_taken = 0
        self.knocker = NOBODY_KNOCKED
        self.has_swapped = False

    def copy_onto(self, twin: "BragTable") -> None:
        """Puts everything that lies here onto another table."""
        twin.chances = self.chances
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        twin.stock = self.stock
        twin.turned = self.turned
        twin.lives = self.lives[:]
        twin.left_at = self.left_at[:]
        twin.stage = self.stage
        twin.round = self.round
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.turns_taken = self.turns_taken
        twin.knocker = self.knocker
        twin.has_swapped = self.has_swapped

    def redeal_for(self, seat: int, luck: Luck) -> None:
        """Mixes what the seat has not seen, and all deals to come."""
        self.stock = self.stock[:]
        redeal_unseen([self.cards, self.stock], [self.known, [NOBODY] * len(self.stock)], seat, luck)
        self.shuffle = FastShuffle(luck.bits())

    def live(self) -> list[bool]:
        """Which seats still have lives."""
        return [lives > 0 for lives in self.lives]

    def alive(self) -> int:
        """How many seats still have lives."""
        return sum([1 for lives in self.lives if lives > 0])

    def may_knock(self) -> bool:
        """Everybody has had a turn this round and nobody has knocked (§Turn)."""
        return self.knocker == NOBODY_KNOCKED and self.turns_taken >= self.alive()

    def zones(self) -> list[Zone]:
        zones = [Zone("stock", "stock", self.stock, [NOBODY] * len(self.stock), pile=True)]
        if self.turned:
            zones.append(Zone("turned", "turned for the deal", self.turned, [EVERYONE] * len(self.turned)))
        if self.cards:
            zones.append(self.laid("centre", "centre", self.centre))
            dealt = [seat for seat in range(self.seats) if self.cards[HAND * seat] != BACK]
            zones.extend([self.hand_zone(seat) for seat in dealt])
        return zones

    def hand_zone(self, seat: int) -> Zone:
        zone = self.laid("hand", "hand", HAND * seat)
        zone.owner = seat
        return zone

    def laid(self, name: str, label: str, start: int) -> Zone:
        """Three slots as a zone."""
        return Zone(name, label, self.cards[start : start + HAND], self.known[start : start + HAND])

    def phase(self) -> str:
        return PHASES[self.stage]

    def counters(self) -> dict[str, int]:
        return {"round": self.round, "turns": self.turns_taken}

    def seat_counters(self, seat: int) -> dict[str, int]:
        return {"lives": self.lives[seat]}

    def badges(self, seat: int) -> list[str]:
        marks = []
        if self.lives[seat] == 0:
            marks.append("out")
        if seat == self.dealer:
            marks.append("dealer")
        if seat == self.knocker:
            marks.append("knocked")
        return marks
