"""Card codes."""

import pytest

from parlour.cards.codes import (
    ACE,
    BACK,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    RANKS,
    SPADES,
    SUIT_OF,
    SUITS,
    card_of,
    is_card,
    rank,
    suit,
)


@pytest.mark.parametrize(
    ("code", "its_rank", "its_suit"),
    [
        (1, ACE, CLUBS),
        (2, 2, CLUBS),
        (13, 13, CLUBS),
        (14, ACE, HEARTS),
        (27, ACE, SPADES),
        (52, 13, DIAMONDS),
    ],
)
def test_codes_run_from_ace_to_king_suit_by_suit(code: int, its_rank: int, its_suit: int) -> None:
    assert (rank(code), suit(code)) == (its_rank, its_suit)


def test_a_joker_has_rank_zero_and_no_suit() -> None:
    assert (rank(JOKER), suit(JOKER)) == (0, -1)


def test_suits_are_named_in_the_order_of_their_numbers() -> None:
    assert [SUITS[number] for number in (CLUBS, HEARTS, SPADES, DIAMONDS)] == ["C", "H", "S", "D"]


def test_rank_and_suit_make_the_card_again() -> None:
    assert [card_of(rank(code), suit(code)) for code in range(1, 53)] == list(range(1, 53))


def test_the_tables_cover_the_joker_and_all_cards() -> None:
    assert (len(RANKS), len(SUIT_OF)) == (53, 53)


def test_a_face_down_card_is_not_mistaken_for_the_last_of_the_table() -> None:
    with pytest.raises(AssertionError, match="face-down"):
        rank(BACK)


@pytest.mark.parametrize(("its_rank", "its_suit"), [(1, CLUBS), (15, CLUBS), (2, -1), (2, 4)])
def test_there_is_no_card_outside_the_pack(its_rank: int, its_suit: int) -> None:
    with pytest.raises(AssertionError, match="no such"):
        card_of(its_rank, its_suit)


@pytest.mark.parametrize(("code", "answer"), [(-2, False), (BACK, False), (0, True), (52, True), (53, False)])
def test_only_jokers_and_the_52_are_cards(code: int, answer: bool) -> None:
    assert is_card(code) is answer
