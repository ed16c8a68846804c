"""Cards as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.codes import BACK, DIAMONDS, JOKER, SPADES, card_of
from parlour.cards.notation import (
    BadCard,
    card_symbol,
    card_text,
    cards_symbols,
    cards_text,
    parse_card,
    parse_cards,
)

ACE_OF_SPADES = card_of(14, SPADES)
TEN_OF_DIAMONDS = card_of(10, DIAMONDS)


@pytest.mark.parametrize("text", ["AS", "as", "aS", "A♠", "a♤", " AS ", "A♠\ufe0f"])
def test_the_ace_of_spades_may_be_written_in_many_ways(text: str) -> None:
    assert parse_card(text) == ACE_OF_SPADES


@pytest.mark.parametrize("text", ["10D", "10d", "TD", "td", "10♦", "T♢"])
def test_the_ten_of_diamonds_may_be_written_in_many_ways(text: str) -> None:
    assert parse_card(text) == TEN_OF_DIAMONDS


@pytest.mark.parametrize("text", ["JOKER", "joker", "Joker", "JKR", "*", "★"])
def test_a_joker_may_be_written_in_many_ways(text: str) -> None:
    assert parse_card(text) == JOKER


@pytest.mark.parametrize(
    "text", ["", "A", "S", "1S", "11S", "0D", "SA", "AX", "10", "AS KS", "AS,", "??", "-1"]
)
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(BadCard):
        parse_card(text)


def test_a_refusal_names_the_word_and_its_place() -> None:
    with pytest.raises(BadCard) as refusal:
        parse_cards("AS, 1X 10D")
    assert str(refusal.value) == (
        "'1X' (card 2) is not a card: write rank and suit, such as AS, 10D or JOKER"
    )


@pytest.mark.parametrize("text", ["AS 10D JOKER", "AS,10D,JOKER", " as , 10♦\t*,", "AS\nTD,,joker"])
def test_cards_are_separated_by_spaces_or_commas_in_any_mix(text: str) -> None:
    assert parse_cards(text) == [ACE_OF_SPADES, TEN_OF_DIAMONDS, JOKER]


def test_an_empty_line_holds_no_cards() -> None:
    assert parse_cards(" , ") == []


def test_cards_are_printed_in_capitals() -> None:
    assert cards_text([ACE_OF_SPADES, TEN_OF_DIAMONDS, JOKER, BACK]) == "AS 10D JOKER ??"


def test_cards_are_drawn_with_suit_symbols() -> None:
    assert cards_symbols([ACE_OF_SPADES, TEN_OF_DIAMONDS, JOKER, BACK]) == "A♠ 10♦ ★ ▒▒"


def test_all_53_texts_differ() -> None:
    assert len({card_text(card) for card in range(53)}) == 53


@given(st.lists(st.integers(0, 52)))
def test_what_is_printed_can_be_read_again(cards: list[int]) -> None:
    assert parse_cards(cards_text(cards)) == cards


@given(st.integers(0, 52))
def test_what_is_drawn_can_be_read_again(card: int) -> None:
    assert parse_card(card_symbol(card)) == card
