"""The ranking of five cards: by example, and on all hands against an independent evaluator."""

from functools import cache
from itertools import combinations, pairwise, permutations
from math import comb

import pytest
from phevaluator import evaluate_5cards

from parlour.cards.codes import LAST_CARD, RANKS, SUIT_OF, card_of
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.wild import patterns
from parlour.games.five_card_draw.odds.exact_draws import all_hands
from parlour.games.five_card_draw.rules.hands import ROYAL_FLUSH, category, hand_table, strength

IN_ORDER = [
    "AS KS QS JS 10S",
    "KH QH JH 10H 9H",
    "5D 4D 3D 2D AD",
    "KS KH KD KC 7S",
    "QS QH QD QC AS",
    "QS QH QD 9C 9H",
    "JS JH JD AC AH",
    "AC 10C 7C 5C 3C",
    "AD 10D 7D 5D 2D",
    "AS KD QH JC 10S",
    "6S 5H 4D 3C 2S",
    "5S 4H 3D 2C AS",
    "8S 8H 8D KC 2S",
    "8S 8H 8D QC JS",
    "JS JH 7D 7C AS",
    "JD JC 7S 7H KS",
    "JD JC 6D 6C AH",
    "5S 5H KD QC 9S",
    "5D 5C KH QS 8S",
    "AS KD 10C 7H 3S",
    "AS KD 10C 7H 2S",
]
SUITS = 4
NAMES = list(permutations(range(SUITS)))
THEIR_CODES = [0, *((RANKS[card] - 2) * 4 + SUIT_OF[card] for card in range(1, LAST_CARD + 1))]
COUNTS = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]


def worth(cards: str) -> int:
    return strength(parse_cards(cards))


@pytest.mark.parametrize(("better", "worse"), list(pairwise(IN_ORDER)))
def test_a_hand_beats_the_next_one_down(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_suits_never_part_hands() -> None:
    assert worth("AS KD 10C 7H 3S") == worth("AH KS 10D 7C 3D")


def test_the_order_in_which_cards_are_held_does_not_matter() -> None:
    assert worth("9C QS 9H QD QH") == worth("QS QH QD 9C 9H")


def test_king_ace_two_is_no_straight() -> None:
    assert category(worth("KS AD 2C 3H 4S")) == 0


def test_the_royal_flush_has_a_name_of_its_own() -> None:
    assert category(worth("AD KD QD JD 10D")) == ROYAL_FLUSH


def test_a_hand_may_begin_anywhere_in_a_list() -> None:
    assert strength(parse_cards("2C 2D QS QH QD 9C 9H"), 2) == worth("QS QH QD 9C 9H")


def test_the_table_is_made_once() -> None:
    assert hand_table() is hand_table()


Suits = tuple[tuple[int, ...], ...]


@cache
def suit_patterns(groups: tuple[int, ...], used: int = 0) -> list[tuple[Suits, int]]:
    """Suits for so many cards of each rank, but for the names of suits, and how many ways each stands for."""
    if not groups:
        return [((), 1)]
    return [
        (((*old, *range(used, used + new)), *rest), ways * comb(SUITS - used, new))
        for new in range(min(groups[0], SUITS - used) + 1)
        for old in combinations(range(used), groups[0] - new)
        for rest, ways in suit_patterns(groups[1:], used + new)
    ]


class Census:
    """Every hand there is, but for the names of suits: its strength here and its rank there (1 is best)."""

    def __init__(self) -> None:
        self.ranks: dict[int, int] = {}
        self.counts: dict[int, int] = {}
        self.torn: list[list[int]] = []
        self.luck = Luck(1)
        for ranks in patterns(5, 0):
            each = sorted(set(ranks))
            for suits, ways in suit_patterns(tuple(ranks.count(rank) for rank in each)):
                self.add(each, suits, ways)

    def add(self, ranks: list[int], suits: Suits, ways: int) -> None:
        """Deals the hand in an order and in suits drawn by lot."""
        names = NAMES[self.luck.below(len(NAMES))]
        cards = [card_of(rank, names[suit]) for rank, held in zip(ranks, suits, strict=True) for suit in held]
        self.luck.shuffle(cards)
        value, rank = strength(cards), evaluate_5cards(*[THEIR_CODES[card] for card in cards])
        if self.ranks.setdefault(value, rank) != rank:
            self.torn.append(cards)
        self.counts[value] = self.counts.get(value, 0) + ways


@pytest.fixture(scope="module")
def census() -> Census:
    return Census()


@pytest.mark.thorough
def test_all_hands_stand_in_the_same_order_as_in_an_independent_evaluator(census: Census) -> None:
    in_our_order = [census.ranks[value] for value in sorted(census.ranks)]
    assert (in_our_order, census.torn) == (list(range(7_462, 0, -1)), [])


@pytest.mark.thorough
def test_every_category_has_exactly_as_many_hands_as_it_should(census: Census) -> None:
    found = [0] * len(COUNTS)
    for value, hands in census.counts.items():
        found[category(value)] += hands
    assert found == COUNTS


@pytest.mark.thorough
def test_the_counts_made_from_ranks_alone_agree_with_all_hands(census: Census) -> None:
    field = all_hands()
    assert {value: field.equal(value) for value in field.strengths} == census.counts
