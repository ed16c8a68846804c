# parlour: hot
"""What lies on a Bastard Brag table, and who may see it."""

from typing import Final

from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.engine.rules.asset import RulesAsset
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.knocking import NOBODY_KNOCKED, knock_is_open
from parlour.games.bastard_brag.rules.terms import Terms

DEALING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
HIDDEN: Final = 1
"""The place of the centre that stays face down, whatever card lies there (§Deal)."""

_BARE: Final[list[int]] = []


class BastardTable(Position):
    """Slots 3s to 3s+2 are seat s's hand, the last three the centre; `known` is each slot's audience.

    A card's audience follows it: whoever has seen a card still knows it where it lies now.
    The slots of a seat that is out are empty: BACK, and nothing to see. The stock and what was turned are
    replaced as a whole, never changed, so copies share them.
    """

    def __init__(self, rules: RulesAsset, terms: Terms, seats: int, shuffle: Shuffle) -> None:
        super().__init__(rules, seats, shuffle)
        self.terms = terms
        self.centre = HAND * seats
        self.cards = _BARE
        self.known = _BARE
        self.stock = _BARE
        self.turned = _BARE
        self.lives = _BARE
        self.left_at = _BARE
        self.stage = DEALING
        self.round = 1
        self.dealer = 0
        self.turn = 0
        self.turns_taken = 0
        self.knocker = NOBODY_KNOCKED
        self.has_swapped = False

    def copy_onto(self, twin: "BastardTable") -> None:
        """Put everything that lies here onto another table."""
        twin.chances = self.chances
        twin.start = self.start
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

    def live(self) -> list[bool]:
        """Return which seats still have lives."""
        return [lives > 0 for lives in self.lives]

    def alive(self) -> int:
        """Count the seats that still have lives."""
        return sum([1 for lives in self.lives if lives > 0])

    def may_knock(self) -> bool:
        """Return whether everybody has had a turn this round and nobody has knocked (§Turn)."""
        if self.knocker != NOBODY_KNOCKED:
            return False
        return knock_is_open(self.knocker, self.turns_taken, self.alive())
