# parlour: hot
"""What a hand is up against at Five-Card Draw: the hands that sensible players end up with.

Many deals of one rival are made once and kept, each with the cards that it takes out of the pack. Those that
take none of the cards a player sees are deals from the cards that it does not see.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from itertools import compress
from typing import Final

from mypy_extensions import mypyc_attr

from parlour.cards.codes import LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.rules.cache import cached_part
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.drawing import with_drawn
from parlour.games.five_card_draw.rules.hands import HAND, strength
from parlour.games.five_card_draw.rules.table import NOT_YET

_DEALS: Final = 10_000
_NO: Final = ord("0")
_FLAGS: Final = bytes.maketrans(b"01", b"\0\1")
_ENOUGH: Final = 20
"""Fewer deals say too little: then those stand in that take cards which are seen, or drew otherwise."""


class RivalDeals:
    """Deals of one rival who draws as the house does, in the order of the hands that they end with.

    Each takes ten cards out of the pack, five dealt and five for the draw, drawn or not: so a player who
    draws from the rest draws from what that deal leaves. In `without[card]`, bit n is set where deal n does
    not take the card.
    """

    def __init__(self, rules: FiveCardDrawRules, cards: list[int], deals: int, luck: Luck) -> None:
        made = []
        for _ in range(deals):
            luck.shuffle_first(cards, 2 * HAND)
            hand, coming = cards[:HAND], cards[HAND : 2 * HAND]
            thrown = house_discards(rules.house_opponent, hand, rules.game_flow.most_drawn)
            final = with_drawn(hand, thrown, coming)
            made.append((strength(final), len(thrown), hand, coming, final))
        made.sort(key=lambda deal: deal[0])
        self.strengths = [value for value, _, _, _, _ in made]
        self.drew = [drew for _, drew, _, _, _ in made]
        self.dealt = [hand for _, _, hand, _, _ in made]
        self.coming = [coming for _, _, _, coming, _ in made]
        self.final = [final for _, _, _, _, final in made]
        self.all = (1 << deals) - 1
        self.without = _left_by([[*hand, *coming] for _, _, hand, coming, _ in made])
        self._who_drew = {drew: _bits([each == drew for each in self.drew]) for drew in range(HAND + 1)}

    def below(self, value: int) -> tuple[int, int]:
        """Return the deals that end with less than a strength, and those that end with no more, as bits."""
        lower, upto = bisect_left(self.strengths, value), bisect_right(self.strengths, value)
        return (1 << lower) - 1, (1 << upto) - 1

    def from_others(self, seen: Iterable[int], drew: int = NOT_YET) -> int:
        """Return the deals that take no card seen, and in which so many were drawn, as bits."""
        wanted = self._who_drew.get(drew, self.all)
        if wanted.bit_count() < _ENOUGH:
            wanted = self.all
        left = wanted
        for card in seen:
            left &= self.without[card]
        return left if left.bit_count() >= _ENOUGH else wanted

    def field(self, seen: Iterable[int], drew: int = NOT_YET) -> "RivalField":
        """Return the hands that those deals end with."""
        bits = f"{self.from_others(seen, drew):b}"[::-1].encode()
        return RivalField(list(compress(self.strengths, bits.translate(_FLAGS))))


def _left_by(taken: list[list[int]]) -> list[int]:
    """Return for every card a number whose bit n says that it is not among the nth cards taken."""
    left = [bytearray(b"1") * len(taken) for _ in range(LAST_CARD + 1)]
    for number, cards in enumerate(taken):
        for card in cards:
            left[card][-1 - number] = _NO
    return [int(bits, 2) for bits in left]


def _bits(flags: list[bool]) -> int:
    """Return a number whose bit n is the nth flag."""
    return int("".join(["1" if flag else "0" for flag in flags])[::-1], 2)


class RivalField:
    """The strengths of one rival's hands, in rising order."""

    def __init__(self, strengths: list[int]) -> None:
        self.strengths = strengths

    def share(self, value: int) -> float:
        """Return the share of them that this strength beats, equal ones counting half."""
        upto = bisect_left(self.strengths, value) + bisect_right(self.strengths, value)
        return upto / (2 * len(self.strengths))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rivals:
    """Several opponents at once: all of them must be beaten."""

    def __init__(self, fields: list[RivalField]) -> None:
        self.fields = fields

    def beaten(self, value: int) -> float:
        """Return the chance to beat them all."""
        chance = 1.0
        for field in self.fields:
            chance *= field.share(value)
        return chance


def rivals(rules: FiveCardDrawRules, drew: list[int], seen: list[int]) -> Rivals:
    """Return opponents who drew so many cards each, or NOT_YET, and hold none of those seen."""
    deals = rival_deals(rules)
    fields = {each: deals.field(seen, each) for each in set(drew)}
    return Rivals([fields[each] for each in drew])


def rival_deals(rules: FiveCardDrawRules) -> RivalDeals:
    """Deal from a whole pack; made once and kept."""
    key = (rules.house_opponent.keep_high_from, rules.game_flow.most_drawn)
    return cached_part("five-card-draw.deals", key, lambda: RivalDeals(rules, pack(), _DEALS, Luck(_DEALS)))
