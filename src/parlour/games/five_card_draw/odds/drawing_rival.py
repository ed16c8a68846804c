"""How often a draw beats a rival who draws too: every draw counted, against a sample of the rival's deals.

The rival's cards come from those that are not in the hand, and what is drawn from those that neither holds.
The sample is cut into parts, so that the means of the parts say how far the value may be off.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import comb, sqrt
from statistics import fmean, stdev

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.bots.fields import RivalDeals
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HAND, strength

DEALS = 20_000
_PARTS = 10
_ALL_COUNTED = 2
"""Draws of more cards are too many to count: what the removal of the drawn cards does is sampled there."""
_SAMPLED = 500
"""So many such draws for every part."""


class DrawingRival:
    """One rival of a hand, who draws as the house does."""

    def __init__(self, rules: FiveCardDrawRules, hand: list[int]) -> None:
        self.hand = hand
        self.unseen = [card for card in pack() if card not in hand]
        deals = DEALS // _PARTS
        self.parts = [
            _SamplePart(RivalDeals(rules, self.unseen[:], deals, Luck(DEALS, n))) for n in range(_PARTS)
        ]

    def values(self, thrown: Sequence[int], ways: Counter[int]) -> list[float]:
        """Return the chance to beat the rival after this discard in each part of the sample.

        `ways` is how many draws make each strength.
        """
        kept = [card for place, card in enumerate(self.hand) if place not in thrown]
        if len(thrown) <= _ALL_COUNTED:
            return self._counted(kept, len(thrown))
        return [self._sampled(part, kept, len(thrown), ways, Luck(n)) for n, part in enumerate(self.parts)]

    def _counted(self, kept: list[int], count: int) -> list[float]:
        """Count every draw that a deal leaves open, each as likely as any other."""
        beaten = [0] * _PARTS
        for drawn in combinations(self.unseen, count):
            value = strength([*kept, *drawn])
            for number, part in enumerate(self.parts):
                beaten[number] += part.beaten(value, part.left_by(drawn))
        open_draws = comb(len(self.unseen) - 2 * HAND, count) * DEALS // _PARTS
        return [halves / (2 * open_draws) for halves in beaten]

    def _sampled(
        self, part: "_SamplePart", kept: list[int], count: int, ways: Counter[int], luck: Luck
    ) -> float:
        """Estimate the chance as if the deals could take the drawn cards, put right by a sample of draws."""
        shares = sum(times * part.share(value, part.all) for value, times in ways.items()) / ways.total()
        amends, cards = [], self.unseen[:]
        for _ in range(_SAMPLED):
            luck.shuffle_first(cards, count)
            value = strength([*kept, *cards[:count]])
            amends.append(part.share(value, part.left_by(cards[:count])) - part.share(value, part.all))
        return shares + fmean(amends)


class _SamplePart:
    """A part of the sample; deals are bits, in the order of the hands that they end with."""

    def __init__(self, deals: RivalDeals) -> None:
        self.deals = deals
        self.all = deals.all
        self.places: dict[int, tuple[int, int]] = {}

    def left_by(self, drawn: Iterable[int]) -> int:
        """Return the deals that take none of the drawn cards."""
        left, without = self.all, self.deals.without
        for card in drawn:
            left &= without[card]
        return left

    def beaten(self, value: int, among: int) -> int:
        """Return twice the number of these deals that a strength beats, equal ones counting half."""
        if value not in self.places:
            self.places[value] = self.deals.below(value)
        lower, upto = self.places[value]
        return (among & lower).bit_count() + (among & upto).bit_count()

    def share(self, value: int, among: int) -> float:
        return self.beaten(value, among) / (2 * among.bit_count())


def mean_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of the parts."""
    return stdev(values) / sqrt(len(values))
