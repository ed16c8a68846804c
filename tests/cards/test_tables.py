"""Hand tables against the slow, obvious way."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest
from mypy_extensions import i64, u8
from phevaluator import evaluate_cards

from parlour.cards.codes import JOKER, rank
from parlour.cards.notation import card_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.cards.tables import WEIGHTS, HandTable
from parlour.cards.vectors import vec
from parlour.cards.wild import Ranking
from tests.cards.rankings import brag, brute_value, natural_value, points, poker

TABLES: dict[Ranking, HandTable] = {
    brag: HandTable(3, brag),
    points: HandTable(3, points),
    poker: HandTable(5, poker),
}
BRAG, POKER = TABLES[brag], TABLES[poker]

three_cards = pytest.mark.parametrize("value", [brag, points])


@pytest.mark.parametrize("size", [3, 5])
def test_no_two_hands_of_ranks_weigh_the_same(size: int) -> None:
    sums = [sum(hand) for hand in combinations_with_replacement(WEIGHTS[size], size)]
    assert len(set(sums)) == len(sums)


@three_cards
def test_every_natural_hand_has_its_own_value(value: Ranking) -> None:
    hands = [list(cards) for cards in combinations(pack(), 3)]
    assert [hand for hand in hands if TABLES[value].lookup(hand) != natural_value(hand, value)] == []


@three_cards
@pytest.mark.parametrize("jokers", [1, 2, 3])
def test_jokers_are_worth_the_best_cards_not_held(value: Ranking, jokers: int) -> None:
    for naturals in combinations(pack(), 3 - jokers):
        hand = [*naturals, *[JOKER] * jokers]
        assert TABLES[value].lookup(hand) == brute_value(list(naturals), jokers, value)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("JOKER JOKER JOKER", 600),
        ("9S JOKER JOKER", 509),
        ("AS JOKER KS", 414),
        ("JOKER AH KS", 314),
        ("AS 3S JOKER", 414),
        ("2S JOKER 7S", 214),
        ("AS JOKER 7S", 214),
        ("2S JOKER 7H", 107),
        ("7S JOKER 7H", 507),
    ],
)
def test_what_brag_hands_with_jokers_are_worth(cards: str, worth: int) -> None:
    assert BRAG.lookup(parse_cards(cards)) == worth


def test_three_cards_of_a_pack_fall_into_the_known_categories() -> None:
    tallies = Counter(BRAG.lookup(list(cards)) // 100 for cards in combinations(pack(), 3))
    assert tallies == {6: 4, 5: 48, 4: 48, 3: 720, 2: 1096, 1: 3744, 0: 16440}


def test_a_hand_may_lie_anywhere_in_a_list() -> None:
    assert BRAG.lookup(parse_cards("2C 3D 9S 9H 9D 2S"), 2) == 509


def test_packed_cards_are_worth_the_same() -> None:
    for cards in combinations([JOKER, *pack()], 3):
        worth = BRAG.lookup(list(cards))
        assert BRAG.lookup_packed(vec[u8]([1, *cards]), 1) == worth
        assert BRAG.lookup_row(vec[i64]([1, *cards]), 1) == worth


def test_a_wild_trump_counts_like_a_joker() -> None:
    assert BRAG.lookup_wild(parse_cards("9S 9H 4D"), 0, parse_card("4D")) == 509


def test_another_card_of_the_trump_rank_stays_natural() -> None:
    assert BRAG.lookup_wild(parse_cards("9S 9H 4C"), 0, parse_card("4D")) == 109


def test_every_card_of_a_wild_rank_counts_like_a_joker() -> None:
    assert BRAG.lookup_wild(parse_cards("9S 4H 4C"), 0, parse_card("4D"), 4) == 509


def test_jokers_stay_wild_beside_a_trump() -> None:
    assert BRAG.lookup_wild(parse_cards("9S JOKER 4D"), 0, parse_card("4D")) == 509


@pytest.mark.parametrize("wild_rank", [0, 14])
def test_every_hand_with_a_wild_trump_is_worth_the_best_cards_not_held(wild_rank: int) -> None:
    trump = parse_card("AS")
    deals = Random(1)
    for _ in range(600):
        ace = deals.choice(parse_cards("AS AH"))
        hand = [*deals.sample([card for card in pack() if card != ace], 2), ace]
        naturals = [card for card in hand if card != trump and rank(card) != wild_rank]
        worth = brute_value(naturals, 3 - len(naturals), brag)
        assert BRAG.lookup_wild(hand, 0, trump, wild_rank) == worth
        assert BRAG.lookup_wild_packed(vec[u8](hand), 0, trump, wild_rank) == worth


def test_a_reading_starts_from_natural_ranks_in_any_order() -> None:
    assert BRAG.best_reading([3, 14], wilds=1, suited=True) == ((14, 3, 2), True)


def test_five_cards_are_ordered_as_another_evaluator_orders_them() -> None:
    deals = Random(2)
    hands = [deals.sample(pack(), 5) for _ in range(3000)]
    ours = {tuple(hand): POKER.lookup(hand) for hand in hands}
    theirs = {hand: -evaluate_cards(*(card_text(card).replace("10", "T") for card in hand)) for hand in ours}
    places = {worth: place for place, worth in enumerate(sorted(set(ours.values())))}
    their_places = {worth: place for place, worth in enumerate(sorted(set(theirs.values())))}
    assert [places[ours[hand]] for hand in ours] == [their_places[theirs[hand]] for hand in ours]


@pytest.mark.parametrize(("jokers", "hands"), [(1, 300), (2, 10)])
def test_five_cards_with_jokers_are_worth_the_best_cards_not_held(jokers: int, hands: int) -> None:
    deals = Random(3)
    for _ in range(hands):
        naturals = deals.sample(pack(), 5 - jokers)
        assert POKER.lookup([*naturals, *[JOKER] * jokers]) == brute_value(naturals, jokers, poker)


def test_other_sizes_are_refused() -> None:
    with pytest.raises(ValueError, match="for 3 or 5 cards, not for 4"):
        HandTable(4, brag)
