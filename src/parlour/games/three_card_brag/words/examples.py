"""How many hands of Three Card Brag are strong, middling and weak, trump and jokers counted."""

from collections import Counter
from itertools import combinations
from math import comb
from typing import Final

from parlour.cards.codes import ACE, JOKER, LOWEST, SPADES, card_of
from parlour.cards.pack import ONE_PACK
from parlour.engine.rules.cache import cached_part
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.ranking import (
    FLUSH,
    HAND,
    HIGH_CARD,
    NO_TRUMP,
    PAIR,
    PRIAL,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    HandRanking,
    hand_ranking,
)

_LEVELS: Final = {
    "strong": (PRIAL, ROYAL_FLUSH, STRAIGHT_FLUSH),
    "medium": (STRAIGHT, FLUSH, PAIR),
    "weak": (HIGH_CARD,),
}


def example_odds(rules: ThreeCardBragRules) -> dict[str, float]:
    """Return the share of all hands, in percent, that are strong, middling and weak."""
    counts = cached_part("three-card-brag.examples", rules, lambda: category_counts(rules))
    of_level = {level: sum(counts[kind] for kind in kinds) for level, kinds in _LEVELS.items()}
    return {f"{level}.share": 100 * hands / counts.total() for level, hands in of_level.items()}


def category_counts(rules: ThreeCardBragRules) -> "Counter[int]":
    """Return how many hands are of each category; with a trump, over one of each rank: suits are alike."""
    ranking = hand_ranking(rules)
    plain = _counts(ranking, ONE_PACK, 0, NO_TRUMP)
    if not rules.trump_system.use_trump:
        return plain + _with_jokers(ranking, rules.jokers, NO_TRUMP)
    total: Counter[int] = Counter()
    for rank in range(LOWEST, ACE + 1):
        trump = card_of(rank, SPADES)
        total += _under_trump(ranking, plain, trump) + _with_jokers(ranking, rules.jokers, trump)
    return total


def _under_trump(ranking: HandRanking, plain: "Counter[int]", trump: int) -> "Counter[int]":
    """Return the plain counts, but for the hands that hold a wild card: those are counted anew."""
    tame = [card for card in ONE_PACK if not ranking.is_wild(card, trump)]
    wild = [card for card in ONE_PACK if ranking.is_wild(card, trump)]
    counts = Counter(plain)
    for number in range(1, min(HAND, len(wild)) + 1):
        for held in combinations(wild, number):
            for others in combinations(tame, HAND - number):
                hand = [*held, *others]
                counts[_category(ranking, hand, NO_TRUMP)] -= 1
                counts[_category(ranking, hand, trump)] += 1
    return counts


def _with_jokers(ranking: HandRanking, jokers: int, trump: int) -> "Counter[int]":
    """Return the counts of the hands with at least one joker."""
    counts: Counter[int] = Counter()
    for number in range(1, min(HAND, jokers) + 1):
        for kind, hands in _counts(ranking, ONE_PACK, number, trump).items():
            counts[kind] += comb(jokers, number) * hands
    return counts


def _counts(ranking: HandRanking, cards: list[int], jokers: int, trump: int) -> "Counter[int]":
    """Return the counts of the hands that hold so many jokers and otherwise these cards."""
    wild = [JOKER] * jokers
    naturals = combinations(cards, HAND - jokers)
    return Counter(_category(ranking, [*others, *wild], trump) for others in naturals)


def _category(ranking: HandRanking, hand: list[int], trump: int) -> int:
    return ranking.category(int(ranking.strength(hand, 0, trump)))
