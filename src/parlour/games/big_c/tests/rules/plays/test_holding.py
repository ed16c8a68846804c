"""A hand sorted out."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_COUNT, RANK_NAMES
from parlour.games.big_c.rules.plays.holding import Holding
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS

HAND = "4D 4C 4C 9S 9S 9S 2H JOKER"


def holding(cards: str = HAND) -> Holding:
    return Holding(parse_cards(cards))


def ranks(*names: str) -> int:
    return sum(1 << RANK_NAMES.index(name) for name in names)


def test_jokers_are_counted_apart() -> None:
    assert holding().jokers == 1


@pytest.mark.parametrize(("size", "names"), [(1, ("4", "9", "2")), (2, ("4", "9")), (3, ("4", "9")), (4, ())])
def test_ranks_are_known_by_how_many_cards_they_have(size: int, names: tuple[str, ...]) -> None:
    assert holding().ranks_with(size) == ranks(*names)


def test_a_suit_knows_which_ranks_it_has_twice_and_thrice() -> None:
    layers = (holding().once, holding().twice, holding().thrice)
    assert [layer >> 3 * RANK_COUNT & ALL_RANKS for layer in layers] == [ranks("9")] * 3
    assert [layer >> RANK_COUNT & ALL_RANKS for layer in layers] == [ranks("4"), ranks("4"), 0]
    assert holding().suit_ranks(2) == ranks("2")


@pytest.mark.parametrize(
    ("size", "ways"), [(1, ["4D", "4C"]), (2, ["4C 4D", "4C 4C"]), (3, ["4C 4C 4D"]), (4, [])]
)
def test_every_different_way_to_take_cards_of_a_rank(size: int, ways: list[str]) -> None:
    expected = [[HEIGHTS[card] for card in parse_cards(way)] for way in ways]
    part = holding().part(RANK_NAMES.index("4"), size)
    assert sorted(part.pick(index) for index in range(part.count)) == sorted(expected)


def test_an_odd_card_is_any_different_card_of_the_ranks() -> None:
    assert holding().odd_card(ranks("4", "2", "K")).count == 3
