"""What hands of Claim score."""

from itertools import combinations

import pytest

from parlour.cards.codes import CLUBS, DIAMONDS, HEARTS, NO_SUIT, RANKS, SPADES, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.games.claim.rules.hands.points import (
    best_of_suit,
    best_suit,
    highest,
    may_call,
    run_points,
    score,
)
from parlour.games.claim.rules.terms import terms_of
from parlour.games.claim.tests.laid import rules_with

TERMS = terms_of(rules_with())
ALL_SUITS = [CLUBS, HEARTS, SPADES, DIAMONDS]


def slow_runs(cards: list[int], suit: int) -> int:
    """The runs of a suit by hand: sort, place the ace, cut at every gap."""
    ranks = sorted(RANKS[card] for card in cards if SUIT_OF[card] == suit)
    if 14 in ranks and 13 not in ranks:
        ranks = [1, *ranks[:-1]]
    total, run = 0, ranks[:1]
    for rank in [*ranks[1:], 99]:
        if run and rank != run[-1] + 1:
            total += sum(14 if each == 1 else each for each in run) * len(run) if len(run) > 1 else 0
            run = []
        run.append(rank)
    return total


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("2S 3S 4S", 27),
        ("AS KS", 54),
        ("AS 2S", 32),
        ("AS 2S 3S", 57),
        ("AS KS 2S 3S", 64),
        ("AS KS QS JS", 200),
        ("9S 7S 5S", 0),
        ("AS", 0),
        ("AS QS", 0),
        ("2S 3S 5S 6S 7S", 64),
        ("AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S", 1352),
    ],
)
def test_runs_score_sum_times_length(hand: str, points: int) -> None:
    assert run_points(TERMS, parse_cards(hand), SPADES) == points


def test_every_set_of_ranks_up_to_four_cards_scores_as_counted_by_hand() -> None:
    clubs = pack()[:13]
    hands = [list(hand) for size in range(5) for hand in combinations(clubs, size)]
    wrong = [hand for hand in hands if run_points(TERMS, hand, CLUBS) != slow_runs(hand, CLUBS)]
    assert not wrong


def test_long_hands_score_as_counted_by_hand() -> None:
    luck, cards = Luck(5), pack()
    for size in range(5, 40):
        luck.shuffle(cards)
        hand = cards[:size]
        assert [run_points(TERMS, hand, suit) for suit in range(4)] == [
            slow_runs(hand, suit) for suit in range(4)
        ]


def test_cards_of_other_suits_count_against_a_declared_hand() -> None:
    assert score(TERMS, parse_cards("AS KS 2S 3H 4D"), SPADES) == 47


def test_single_cards_of_the_declared_suit_cost_nothing() -> None:
    assert score(TERMS, parse_cards("9S 7S 5S"), SPADES) == 0


def test_without_a_suit_all_cards_count_when_they_are_more_than_the_runs() -> None:
    assert score(TERMS, parse_cards("JH 9D 7S 4C 3C"), NO_SUIT) == -34


def test_without_a_suit_the_runs_of_all_suits_count_when_they_are_more() -> None:
    assert score(TERMS, parse_cards("AS KS 2H 3H 4H 5H"), NO_SUIT) == -110


def test_the_highest_card_is_the_one_that_counts_most() -> None:
    assert highest(TERMS, parse_cards("KH AD 3C")) == 14


def test_an_empty_hand_has_no_highest_card() -> None:
    assert highest(TERMS, []) == 0


def test_the_best_of_a_suit_ignores_other_suits() -> None:
    assert best_of_suit(TERMS, parse_cards("KH AD 3C"), CLUBS) == 3


def test_exactly_the_minimum_is_enough_to_call() -> None:
    assert may_call(TERMS, parse_cards("2H 3H 4H"), HEARTS, 0)


def test_one_point_below_the_minimum_is_not() -> None:
    assert not may_call(TERMS, parse_cards("6H 7H"), HEARTS, 0)


def test_runs_must_exceed_the_penalties_to_call() -> None:
    assert not may_call(TERMS, parse_cards("AS KS 2D"), SPADES, 54)


def test_cards_of_other_suits_do_not_keep_anybody_from_calling() -> None:
    assert may_call(TERMS, parse_cards("AS KS QD JD"), SPADES, 53)


def test_nobody_calls_without_a_suit() -> None:
    assert not may_call(TERMS, parse_cards("AS KS QS"), NO_SUIT, 0)


def test_the_best_suit_scores_most() -> None:
    assert best_suit(TERMS, parse_cards("2S 3S KH"), ALL_SUITS) == SPADES


def test_between_suits_that_score_alike_the_higher_card_decides() -> None:
    assert best_suit(TERMS, parse_cards("QS QH KD"), [CLUBS, HEARTS, DIAMONDS]) == DIAMONDS


def test_a_dear_ace_does_not_make_a_suit_better_than_its_score() -> None:
    dear = terms_of(rules_with(A=100))
    cards = parse_cards("AH 10S 9S 8S 7S")
    assert score(dear, cards, SPADES) > score(dear, cards, HEARTS)
    assert best_suit(dear, cards, ALL_SUITS) == SPADES


def test_other_rules_have_scores_of_their_own() -> None:
    assert score(terms_of(rules_with(A=1)), parse_cards("AD KD"), DIAMONDS) == 28


def test_terms_are_made_once_for_the_same_rules() -> None:
    assert terms_of(rules_with()) is terms_of(rules_with())
