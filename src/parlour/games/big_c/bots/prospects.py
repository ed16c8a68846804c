"""What becomes of a play: will it win the round, and will somebody make a footstool of it?"""

from math import exp
from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.rules.card_order import CODES, HIGHEST, RANK_COUNT, SUIT_COUNT
from parlour.games.big_c.rules.hands import (
    FIVE_KIND,
    FLUSH,
    FOUR_KIND,
    FULL_HOUSE,
    SINGLE,
    SIZES,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPLE,
    TWO_PAIRS,
    Reading,
)
from parlour.games.big_c.rules.plays.choice import plays_of

_HOLDS: Final = {
    TWO_PAIRS: 0.35,
    FLUSH: 0.45,
    STRAIGHT: 0.6,
    FULL_HOUSE: 0.75,
    FOUR_KIND: 0.9,
    FIVE_KIND: 0.97,
    STRAIGHT_FLUSH: 0.99,
}
"""How often a full hand of thirteen cards has nothing better, by experience."""
_FULL_HAND: Final = 13


class BigCProspects:
    """Chances as one seat sees them; worked out once for every kind and high card."""

    def __init__(self, eyes: BigCEyes) -> None:
        self.eyes = eyes
        self._found: dict[tuple[int, int], float] = {}

    def strength(self, made: Reading) -> float:
        """Return the chance that nobody beats this hand."""
        key = (made.kind, made.top)
        if key not in self._found:
            self._found[key] = self._work_out(made)
        return self._found[key]

    def _work_out(self, made: Reading) -> float:
        if made.kind == SINGLE:
            return (1 - self.eyes.share()) ** self.eyes.above(made.top)
        if made.kind <= TRIPLE:
            return self._same_rank_holds(made)
        return self._five_cards_hold(made)

    def _same_rank_holds(self, made: Reading) -> float:
        """Return the chance that nobody has so many cards of a higher rank."""
        rank = (made.top - 1) // SUIT_COUNT
        chance = 1.0
        for cards in self.eyes.others:
            if cards >= made.kind:
                chance *= self._one_hand_lacks(made.kind, rank, cards)
        return chance

    def _one_hand_lacks(self, size: int, rank: int, cards: int) -> float:
        """Return the chance that a hand of so many cards has no such set above this rank."""
        unseen = self.eyes.unseen_by_height
        part = cards / max(1, self.eyes.hidden)
        jokers = unseen[0] * part
        chance = 1.0
        for higher in range(rank + 1, RANK_COUNT):
            held = sum(unseen[higher * SUIT_COUNT + 1 : higher * SUIT_COUNT + SUIT_COUNT + 1]) * part
            chance *= 1 - at_least(size, held + jokers / 3)
        return chance

    def _five_cards_hold(self, made: Reading) -> float:
        """Return the chance that nobody has a better five-card hand."""
        alone = _HOLDS[made.kind] + (1 - _HOLDS[made.kind]) * 0.4 * int(made.top) / HIGHEST
        chance = 1.0
        for cards in self.eyes.others:
            if cards >= SIZES[made.kind]:
                chance *= 1 - (1 - alone) * min(1.0, (cards - 3) / (_FULL_HAND - 3))
        return chance

    def footstool_cost(self, made: Reading) -> float:
        """Return the cards that this hand is likely to cost its owner."""
        if made.kind > TRIPLE:
            return 0.05
        terms, unseen = self.eyes.terms, self.eyes.unseen_by_height
        equal = unseen[made.top] if terms.allow_equal else 0
        next_up = unseen[made.top + 1] if made.top < HIGHEST else 0
        rarity = (1.0, 0.4, 0.15)[made.kind - 1]
        full = 1 - (1 - self.eyes.share() * rarity) ** equal
        half = 1 - (1 - self.eyes.share() * rarity) ** next_up
        return full * int(terms.full_penalty) + (1 - full) * half * int(terms.half_penalty)


class ImaginedProspects(BigCProspects):
    """Chances counted over hands that the others may hold, for every kind, jokers and equals included."""

    def __init__(self, eyes: BigCEyes, luck: Luck, worlds: int) -> None:
        super().__init__(eyes)
        unseen = [CODES[height] for height, count in enumerate(eyes.unseen_by_height) for _ in range(count)]
        self.worlds = [self._world(unseen[:], luck) for _ in range(worlds)]

    def _world(self, cards: list[int], luck: Luck) -> list[list[int]]:
        """Deal the unseen cards to the others in one way."""
        luck.shuffle(cards)
        hands = [self.eyes.hands[seat] for seat in self.eyes.rivals()]
        return [[cards.pop() if card == BACK else card for card in hand] for hand in hands]

    def _work_out(self, made: Reading) -> float:
        held = sum(1 for hands in self.worlds if not self._is_answered(made, hands))
        return held / len(self.worlds)

    def _is_answered(self, made: Reading, hands: list[list[int]]) -> bool:
        """Return whether somebody could lay a hand upon this one."""
        return any(plays_of(hand, made, self.eyes.terms).exists() for hand in hands)


def at_least(size: int, mean: float) -> float:
    """Return the chance of so many or more where so many are to be expected on average (Poisson)."""
    term = total = exp(-mean)
    for number in range(1, size):
        term *= mean / number
        total += term
    return max(0.0, 1 - total)
