"""The order of cards, and what cards make with their jokers."""

from itertools import pairwise

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.big_c.rules.card_order import CODES, HEIGHTS, HIGHEST, height_of, in_order
from parlour.games.big_c.rules.hands import TWO_PARTS, reading
from parlour.games.big_c.tests.brute import strongest_kind
from parlour.games.big_c.tests.laid import kind_name, read_hand, terms_with


def test_threes_are_lowest_and_twos_highest() -> None:
    assert cards_text(in_order(parse_cards("2D AD KD 3D 10D JD"))) == "3D 10D JD KD AD 2D"


def test_suits_run_from_diamonds_over_clubs_and_hearts_to_spades() -> None:
    assert cards_text(in_order(parse_cards("7S 7H 7C 7D"))) == "7D 7C 7H 7S"


def test_a_joker_is_below_everything() -> None:
    assert in_order(parse_cards("3D JOKER"))[0] == JOKER


def test_the_heights_number_all_cards_without_a_gap() -> None:
    assert sorted(HEIGHTS) == list(range(HIGHEST + 1))
    assert [HEIGHTS[card] for card in CODES] == list(range(HIGHEST + 1))


def test_a_rank_and_a_suit_give_the_height() -> None:
    assert height_of(12, 3) == HEIGHTS[parse_card("2S")] == HIGHEST
    assert all(upper == lower + 1 for lower, upper in pairwise(height_of(5, suit) for suit in range(4)))


KINDS = [
    ("3D", "single"),
    ("JOKER", "no hand"),
    ("4C 4H", "pair"),
    ("4C 4C", "pair"),
    ("4C 5C", "no hand"),
    ("JOKER 9S", "pair"),
    ("JOKER JOKER", "no hand"),
    ("9S JOKER JOKER", "triple"),
    ("9S 8S JOKER", "no hand"),
    ("JOKER JOKER JOKER", "no hand"),
    ("4C 4H 4S 4D", "no hand"),
    ("3D 4C 4S 2D 2S", "two pairs"),
    ("4D 6D 9D JD KD", "flush"),
    ("4D 4D 9D 9D KD", "flush"),
    ("4D 4D 4D 9D KD", "flush"),
    ("4D 5C 6D 7H 8S", "straight"),
    ("JD QC KD AH 2S", "straight"),
    ("AD 2C 3D 4H 5S", "no hand"),
    ("9D 9C 9S 4D 4C", "full house"),
    ("9D 9D 9D 4D 4D", "full house"),
    ("9D 9C 9S 4D 7C", "no hand"),
    ("9D 9C 9S 9H 4C", "four of a kind"),
    ("9D 9C 9S 9H 9H", "five of a kind"),
    ("9D 9D 9D 9D 9D", "five of a kind"),
    ("4D 5D 6D 7D 8D", "straight flush"),
    ("4D 4S 9C 9H JOKER", "full house"),
    ("4D 4S 9C JH JOKER", "two pairs"),
    ("4D 6S 9C JH JOKER", "no hand"),
    ("4D 6D 9D JD JOKER", "flush"),
    ("4D 5S 7C 8H JOKER", "straight"),
    ("5D 7C 8C JOKER JOKER", "straight"),
    ("4D 9C JC JOKER JOKER", "two pairs"),
    ("5D 7D 8D JOKER JOKER", "straight flush"),
    ("5D 6D JOKER JOKER JOKER", "four of a kind"),
    ("5D 5D JOKER JOKER JOKER", "five of a kind"),
    ("8H JOKER JOKER JOKER JOKER", "straight flush"),
    ("JOKER JOKER JOKER JOKER JOKER", "no hand"),
]


@pytest.mark.parametrize(("cards", "kind"), KINDS)
def test_what_the_cards_make(cards: str, kind: str) -> None:
    assert kind_name(read_hand(cards)) == kind


@pytest.mark.parametrize(
    ("cards", "top", "second"),
    [
        ("3D 4C 4S 2D 2S", "2S", "4S"),
        ("KD KC 9D 4S JOKER", "KC", "9D"),
        ("KD 9C 9D 4S JOKER", "KD", "9C"),
        ("KD 9C 4S JOKER JOKER", "KD", "9C"),
        ("3D 3C 9D 4C JOKER", "9D", "3C"),
        ("9D 9C 9S 2D 2C", "9S", "2C"),
        ("9D 9C 4D 4S JOKER", "9C", "4S"),
    ],
)
def test_the_parts_of_two_pairs_and_full_houses(cards: str, top: str, second: str) -> None:
    made = read_hand(cards)
    assert made.kind in TWO_PARTS
    assert (made.top, made.second) == (HEIGHTS[parse_card(top)], HEIGHTS[parse_card(second)])


@pytest.mark.parametrize(
    ("cards", "top"),
    [
        ("4D 5C 6D 7H JOKER", "7H"),
        ("2D 2S JOKER JOKER 3C", "2S"),
        ("9D 9C 9S 9H 2S", "9S"),
        ("5D 6C JOKER JOKER JOKER", "6C"),
        ("4D 6D 9D JOKER JOKER", "9D"),
        ("JD QC KD AH 2S", "2S"),
    ],
)
def test_only_natural_cards_are_high_cards(cards: str, top: str) -> None:
    assert read_hand(cards).top == HEIGHTS[parse_card(top)]


@pytest.mark.parametrize("switches", [{}, {"straightWrap": "bigTwo"}, {"threeJokerStraightFlush": True}])
@pytest.mark.parametrize(("jokers", "hands"), [(0, 400), (1, 150), (2, 50), (3, 20)])
def test_jokers_make_the_strongest_kind_by_brute_force(
    jokers: int, hands: int, switches: dict[str, object]
) -> None:
    under, luck = terms_with(**switches), Luck(jokers)
    for number in range(hands):
        shoe = [card for card in pack(2) if number % 2 or card % 13 < 6]
        luck.shuffle(shoe)
        cards = tuple(shoe[: 5 - jokers] + [0] * jokers)
        assert reading(cards, under).kind == strongest_kind(cards, under), cards


def test_the_order_of_the_cards_does_not_matter() -> None:
    under, luck = terms_with(), Luck(3)
    for number in range(200):
        shoe = pack(1, number % 5)
        luck.shuffle(shoe)
        made, again = reading(tuple(shoe[:5]), under), reading(tuple(shoe[4::-1]), under)
        assert (made.kind, made.top, made.second) == (again.kind, again.top, again.second)
