"""How a hand is read: its category, its leading rank, and where the trump stands in it."""

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP, PAIR, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import HandReading, middle_of_run, next_to
from parlour.games.three_card_brag.tests.laid import rules_with


def read_hand(hand: str, trump: str = "", scope: str = "card") -> HandReading:
    wild = parse_card(trump) if trump else NO_TRUMP
    return HandReading(hand_ranking(rules_with(trumpScope=scope)), parse_cards(hand), wild)


def test_a_reading_knows_its_category() -> None:
    assert read_hand("KS 9D 6H", "6H").category == PAIR


@pytest.mark.parametrize(
    ("hand", "rank"),
    [
        ("JS JD JC", 11),
        ("9S 9D 6H", 9),
        ("QS QD 7C", 12),
        ("KS 9D 6H", 13),
        ("AS 9D 4C", 14),
        ("4S 4D AC", 4),
    ],
)
def test_the_leading_rank_is_that_of_the_prial_the_pair_or_the_top_card(hand: str, rank: int) -> None:
    assert read_hand(hand, "6H").leading_rank() == rank


def test_three_wild_cards_lead_with_a_three() -> None:
    assert read_hand("6S 6C 6D", "6H", "rank").leading_rank() == 3


@pytest.mark.parametrize(
    ("ranks", "middle"),
    [
        ([6, 5, 7], True),
        ([13, 12, 14], True),
        ([2, 14, 3], True),
        ([14, 13, 2], False),
        ([3, 14, 2], False),
        ([14, 2, 3], False),
        ([6, 7, 8], False),
    ],
)
def test_the_middle_of_a_run_lies_between_its_neighbours(ranks: list[int], middle: bool) -> None:
    assert middle_of_run(ranks, 0) is middle


@pytest.mark.parametrize(("rank", "other"), [(5, 6), (7, 6), (14, 13), (14, 2), (2, 14)])
def test_neighbours_are_one_apart_and_the_ace_has_two(rank: int, other: int) -> None:
    assert next_to(rank, other)


@pytest.mark.parametrize(("rank", "other"), [(6, 6), (4, 6), (13, 2), (14, 3)])
def test_others_are_no_neighbours(rank: int, other: int) -> None:
    assert not next_to(rank, other)


def test_the_trump_must_be_held_to_stand_in_the_middle() -> None:
    assert read_hand("5S 6H 7S", "6H").trump_in_middle()
    assert not read_hand("5S 6D 7S", "6H").trump_in_middle()


def test_with_the_ranks_scope_any_card_of_the_rank_stands_in_the_middle() -> None:
    assert read_hand("5S 6D 7S", "6H", "rank").trump_in_middle()


def test_a_neighbour_of_the_trump_counts_whether_it_is_held_or_not() -> None:
    assert read_hand("2S 3S 7H", "6H").adjacent_to_trump()
    assert read_hand("2S 6H 7S", "6H").adjacent_to_trump()


def test_without_a_trump_nothing_is_next_to_it() -> None:
    assert not read_hand("2S 3S 7H").adjacent_to_trump()


def test_a_prial_that_the_trump_completes_is_made_with_it() -> None:
    assert read_hand("9S 9D 6H", "6H").prial_with_trump()


def test_a_prial_of_the_trumps_own_rank_is_not_made_with_it() -> None:
    assert not read_hand("6S 6D 6H", "6H").prial_with_trump()


def test_only_prials_are_made_with_the_trump() -> None:
    assert not read_hand("KS 9D 6H", "6H").prial_with_trump()
