"""A bot's chances at Three Card Brag: what its hand may become, and how often it beats so many others."""

from itertools import combinations
from typing import Final

from parlour.games.three_card_brag.bots.eyes import Purse, Sight
from parlour.games.three_card_brag.bots.fields import Field, field_with, trumpless_field, whole_field
from parlour.games.three_card_brag.rules.hands.ranking import HAND, hand_ranking

SLICES: Final = 10
LOOKS: Final = 5
CARD_TURN: Final = 3.0
"""A hand after its card turn is the best three of four cards: about as good as the best of three hands."""


class Odds:
    """The strengths that matter for one decision, under the trump of the round."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.ranking = hand_ranking(sight.rules)
        self.jokers = sight.rules.jokers
        self.field = self.field_of_rivals()

    def field_of_rivals(self) -> Field:
        """What an unknown hand may be; without the trump once that lies in sight."""
        trump = self.sight.trump
        lies_open = trump in self.sight.placed and not self.ranking.whole_rank
        return (trumpless_field if lies_open else whole_field)(self.ranking, self.jokers, trump)

    def field_of(self, rival: Purse) -> Field:
        """What this rival may hold, given a card that was taken from the floor."""
        public = rival.public_cards()
        if not public:
            return self.field
        return field_with(self.ranking, self.jokers, self.sight.trump, public[0])

    def strength(self, cards: list[int]) -> int:
        return int(self.ranking.strength(cards, 0, self.sight.trump))

    def held(self) -> int:
        """The strength of the own hand, once seen."""
        return self.strength(self.sight.me.cards)

    def with_card(self, card: int) -> int:
        """The best strength within reach when this card may be swapped in."""
        four = [*self.sight.me.cards, card]
        return max(self.strength(list(three)) for three in combinations(four, HAND))

    def may_still_draw(self) -> bool:
        """Whether a card turn is still to come, or not yet used."""
        return self.sight.phase != "final" and self.sight.rules.card_actions.draw_from_deck_allowed

    def drawn(self) -> list[int]:
        """The best strength with each card that could be turned, from low to high."""
        return sorted(self.with_card(card) for card in self.sight.unseen())

    def prospects(self) -> list[int]:
        """What a seen hand may be at the showdown, each as likely as the others."""
        if self.sight.phase == "cards" and self.sight.floor:
            return [self.with_card(self.sight.floor[0])]
        return in_slices(self.drawn()) if self.may_still_draw() else [self.held()]

    def blind_prospects(self) -> list[int]:
        """What an unseen hand may be at the showdown, each as likely as the others."""
        return self.best_of(CARD_TURN if self.may_still_draw() else 1.0, SLICES)

    def looks(self) -> list[list[int]]:
        """What a look at the hand may show: for each of a few hands, what it may be at the showdown."""
        hands = self.best_of(1.0, LOOKS)
        if not self.may_still_draw():
            return [[hand] for hand in hands]
        better = self.best_of(CARD_TURN - 1, LOOKS)
        return [[max(hand, drawn) for drawn in better] for hand in hands]

    def best_of(self, hands: float, slices: int) -> list[int]:
        """The best of so many unknown hands: some strengths, each as likely as the others."""
        middles = [(2 * place + 1) / (2 * slices) for place in range(slices)]
        return [self.field.strength_at(float(middle ** (1 / hands))) for middle in middles]

    def hands_of(self, rival: Purse) -> float:
        """For how many unknown hands the rival counts at the showdown: three with a card turn, one blind."""
        if not self.sight.rules.card_actions.draw_from_deck_allowed:
            return 1.0
        return CARD_TURN if self.may_still_draw() or rival.has_seen else 1.0


def in_slices(strengths: list[int]) -> list[int]:
    """Ten strengths that stand for many in order: the middle of every tenth."""
    if len(strengths) <= SLICES:
        return strengths
    return [strengths[(2 * place + 1) * len(strengths) // (2 * SLICES)] for place in range(SLICES)]


def best_swap(odds: Odds, card: int) -> tuple[int, int]:
    """Which place to swap the card into, and the strength that gives."""
    hand = odds.sight.me.cards
    swapped = [odds.strength([*hand[:place], card, *hand[place + 1 :]]) for place in range(HAND)]
    strength = max(swapped)
    return swapped.index(strength), strength
