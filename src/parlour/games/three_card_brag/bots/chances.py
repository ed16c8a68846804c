"""A bot's chances at Three Card Brag: what its hand may become, and how it stands among all hands."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final

from parlour.cards.codes import JOKER
from parlour.cards.pack import pack
from parlour.engine.rules.cache import cached_part
from parlour.games.three_card_brag.bots.eyes import BragEyes, Player
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking, hand_ranking
from parlour.games.three_card_brag.thinking.opponent_model import CARD_TURN, unknown_hands
from parlour.kit.field import Field

_SLICES: Final = 10
_LOOKS: Final = 5
_FIELDS_KEPT: Final = 256
"""For all rules together: a field for each trump with and without it, and for a card that somebody took."""


class Fields:
    """All hands that could be dealt under one set of rules, the trump raising those that hold it."""

    def __init__(self, ranking: HandRanking, jokers: int) -> None:
        self.ranking = ranking
        self.jokers = jokers
        self._natural = self._counted(list(hand) for hand in combinations(pack(1, jokers), HAND))

    def whole(self, trump: int) -> Field:
        """Return all hands under this trump: those without it, and those that it raises."""
        return _cached_field(self._whole, trump)

    def _whole(self, trump: int) -> Field:
        return Field(self._trumpless_counts(trump) + self._counted(self._raised_hands(trump)))

    def trumpless(self, trump: int) -> Field:
        """Return all hands without a trump: what there is to fear when the trump lies elsewhere."""
        return _cached_field(self._trumpless, trump)

    def _trumpless(self, trump: int) -> Field:
        return Field(self._trumpless_counts(trump))

    def holding(self, trump: int, card: int) -> Field:
        """Return all hands that hold this card."""
        return _cached_field(self._holding, trump, card)

    def _holding(self, trump: int, card: int) -> Field:
        others = pack(1, self.jokers)
        others.remove(card)
        pairs = combinations(others, HAND - 1)
        return Field(Counter(int(self.ranking.strength([card, *pair], 0, trump)) for pair in pairs))

    def _trumpless_counts(self, trump: int) -> Counter[int]:
        return self._natural - self._counted(self._trump_hands(trump))

    def _counted(self, hands: Iterable[list[int]]) -> Counter[int]:
        """Count how many of these hands have each strength, only jokers being wild."""
        lookup = self.ranking.table.lookup
        return Counter(int(lookup(hand)) for hand in hands)

    def _trump_hands(self, trump: int) -> Iterator[list[int]]:
        """Yield every hand with a trump in it, once."""
        left = pack(1, self.jokers)
        for wild in self._trumps(trump):
            left.remove(wild)
            yield from ([wild, *pair] for pair in combinations(left, HAND - 1))

    def _raised_hands(self, trump: int) -> Iterator[list[int]]:
        """Yield the same hands with a joker for every trump, which stands for as much."""
        wilds = self._trumps(trump)
        left = [JOKER if card in wilds else card for card in pack(1, self.jokers)]
        for _ in wilds:
            left.remove(JOKER)
            yield from ([JOKER, *pair] for pair in combinations(left, HAND - 1))

    def _trumps(self, trump: int) -> list[int]:
        """Return the cards that the trump makes wild."""
        return [card for card in pack(1) if self.ranking.is_wild(card, trump)]


@lru_cache(_FIELDS_KEPT)
def _cached_field(make: Callable[..., Field], *cards: int) -> Field:
    """Return the field that this method makes of these cards."""
    return make(*cards)


def fields_of(rules: ThreeCardBragRules) -> Fields:
    """Return the fields under these rules; made once and shared by all whose hands rank alike."""
    ranking = hand_ranking(rules)
    return cached_part(
        "three-card-brag.fields", (ranking, rules.jokers), lambda: Fields(ranking, rules.jokers)
    )


class Chances:
    """The strengths that matter for one decision, under the trump of the round."""

    def __init__(self, eyes: BragEyes) -> None:
        self.eyes = eyes
        self.ranking = hand_ranking(eyes.rules)
        self._fields = fields_of(eyes.rules)
        self.field = self._field_of_rivals()

    def _field_of_rivals(self) -> Field:
        """Return what an unknown hand may be; without the trump once that lies in sight."""
        trump = self.eyes.trump
        lies_open = trump in self.eyes.placed() and not self.ranking.whole_rank
        return self._fields.trumpless(trump) if lies_open else self._fields.whole(trump)

    def field_of(self, rival: Player) -> Field:
        """Return what this rival may hold, given a card that was taken from the floor."""
        known = rival.known_cards()
        return self._fields.holding(self.eyes.trump, known[0]) if known else self.field

    def strength(self, cards: list[int]) -> int:
        return int(self.ranking.strength(cards, 0, self.eyes.trump))

    def held(self) -> int:
        """Return the strength of the own hand, once seen."""
        return self.strength(self.eyes.hand)

    def with_card(self, card: int) -> int:
        """Return the best strength within reach when this card may be swapped in."""
        four = [*self.eyes.hand, card]
        return max(self.strength(list(three)) for three in combinations(four, HAND))

    def best_swap(self, card: int) -> tuple[int, int]:
        """Return which place to swap the card into, and the strength that gives."""
        hand = self.eyes.hand
        swapped = [self.strength([*hand[:place], card, *hand[place + 1 :]]) for place in range(HAND)]
        strength = max(swapped)
        return swapped.index(strength), strength

    def _may_still_draw(self) -> bool:
        """Return whether a card turn is still to come, or not yet used."""
        return self.eyes.phase != "final" and self.eyes.rules.card_actions.draw_from_deck_allowed

    def drawn(self) -> list[int]:
        """Return the best strength with each card that could be turned, from low to high."""
        return sorted(self.with_card(card) for card in self.eyes.unseen_cards())

    def prospects(self) -> list[int]:
        """Return what a seen hand may be at the showdown, each as likely as the others."""
        if self.eyes.phase == "cards" and self.eyes.floor:
            return [self.with_card(self.eyes.floor[0])]
        return _in_slices(self.drawn()) if self._may_still_draw() else [self.held()]

    def blind_prospects(self) -> list[int]:
        """Return what an unseen hand may be at the showdown, each as likely as the others."""
        return self._best_of(CARD_TURN if self._may_still_draw() else 1.0, _SLICES)

    def looks(self) -> list[list[int]]:
        """Return what a look may show: for each of a few hands, what it may be at the showdown."""
        hands = self._best_of(1.0, _LOOKS)
        if not self._may_still_draw():
            return [[hand] for hand in hands]
        better = self._best_of(CARD_TURN - 1, _LOOKS)
        return [[max(hand, drawn) for drawn in better] for hand in hands]

    def _best_of(self, hands: float, slices: int) -> list[int]:
        """Return the best of so many unknown hands: some strengths, each as likely as the others."""
        middles = [(2 * place + 1) / (2 * slices) for place in range(slices)]
        return [self.field.strength_at(float(middle ** (1 / hands))) for middle in middles]

    def hands_of(self, rival: Player) -> float:
        """Return for how many unknown hands the rival counts at the showdown, its bets apart."""
        may_draw = self.eyes.rules.card_actions.draw_from_deck_allowed
        return unknown_hands(rival.has_seen, self.eyes.phase == "final", may_draw)


def _in_slices(strengths: list[int]) -> list[int]:
    """Return ten strengths that stand for many in order: the middle of every tenth."""
    if len(strengths) <= _SLICES:
        return strengths
    return [strengths[(2 * place + 1) * len(strengths) // (2 * _SLICES)] for place in range(_SLICES)]
