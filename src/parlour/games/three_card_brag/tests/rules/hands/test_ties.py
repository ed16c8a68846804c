"""What wild cards stand for, and how equal hands are parted."""

from itertools import combinations, product
from typing import Any

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.notation import cards_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP, HandRanking, hand_ranking
from parlour.games.three_card_brag.rules.hands.ties import in_order, stand_ins, suit_key, tie_key
from parlour.games.three_card_brag.tests.laid import rules_with


def ranking_with(**switches: Any) -> HandRanking:
    return hand_ranking(rules_with(**switches))


def stand_ins_text(hand: str, trump: str, **switches: Any) -> str:
    wild = parse_card(trump) if trump else NO_TRUMP
    return cards_text(stand_ins(ranking_with(**switches), parse_cards(hand), wild))


def key(hand: str, trump: str = "", **switches: Any) -> int:
    wild = parse_card(trump) if trump else NO_TRUMP
    return tie_key(ranking_with(**switches), parse_cards(hand), wild)


@pytest.mark.parametrize(
    ("hand", "stood"),
    [
        ("2S 3S 6H", "2S 3S 4S"),
        ("5S 6H 7S", "5S 6S 7S"),
        ("9S 9D 6H", "9S 9D 9H"),
        ("KS 9S 6H", "KS 9S AS"),
        ("KD 9C 6H", "KD 9C KS"),
        ("6H 6S 6D", "6H 6S 6D"),
        ("5H 6H 7H", "5H 6H 7H"),
        ("4S 5D 6H", "4S 5D 6S"),
        ("6C 9S 6H", "6C 9S 9H"),
    ],
)
def test_the_trump_stands_for_the_best_card_suits_included(hand: str, stood: str) -> None:
    assert stand_ins_text(hand, "6H") == stood


def test_the_trump_stands_rather_for_itself_where_suits_do_not_count() -> None:
    assert stand_ins_text("4S 5D 6H", "6H", suitTiebreak=False) == "4S 5D 6H"


def test_the_trump_stands_for_itself_where_natural_hands_come_first() -> None:
    assert stand_ins_text("4S 5D 6H", "6H", naturalBeatsWild=True) == "4S 5D 6H"


def test_a_hand_without_wild_cards_stays_what_it_is() -> None:
    assert stand_ins_text("2S 3S 7H", "6H") == "2S 3S 7H"


def test_two_wild_cards_stand_for_two_different_cards() -> None:
    assert stand_ins_text("9S 6H 6D", "6H", trumpScope="rank") == "9S 9H 9D"


def test_three_jokers_are_three_threes() -> None:
    assert stand_ins_text("JOKER JOKER JOKER", "") == "3S 3H 3D"


def best_key(ranking: HandRanking, held: list[list[int]]) -> tuple[int, int]:
    """The best of all natural hands that these choices of cards allow, a doubled card being none."""
    hands = [list(cards) for cards in product(*held) if len(set(cards)) == 3]
    return max((int(ranking.strength(hand, 0, NO_TRUMP)), suit_key(ranking, hand)) for hand in hands)


def key_of_reading(ranking: HandRanking, hand: list[int], trump: int) -> tuple[int, int]:
    stood = stand_ins(ranking, hand, trump)
    assert len(set(stood)) == 3
    assert ranking.strength(stood, 0, NO_TRUMP) == ranking.strength(hand, 0, trump)
    return int(ranking.strength(hand, 0, trump)), tie_key(ranking, hand, trump)


@pytest.mark.parametrize("a23", ["low", "high"])
@pytest.mark.parametrize("trump", ["6H", "AC", "3S", "QD"])
def test_no_card_would_be_better_than_the_trumps_stand_in(trump: str, a23: str) -> None:
    """By brute force, over every card for the trump, with every fifth pair of cards beside it."""
    ranking, wild = ranking_with(a23=a23), parse_card(trump)
    for held in list(combinations([card for card in pack() if card != wild], 2))[::5]:
        anything = [card for card in pack() if card not in held]
        best = best_key(ranking, [[held[0]], [held[1]], anything])
        assert key_of_reading(ranking, [*held, wild], wild) == best


@pytest.mark.parametrize("natural", range(1, 53, 7))
def test_no_two_cards_would_be_better_than_two_wild_cards(natural: int) -> None:
    """The same for a trump and a joker: each may stand for any card that the hand does not hold."""
    ranking, trump = ranking_with(jokers=1), parse_card("7C")
    anything = [card for card in pack() if card != natural]
    for_joker = [card for card in anything if card != trump]
    best = best_key(ranking, [[natural], anything, for_joker])
    if natural != trump:
        assert key_of_reading(ranking, [natural, trump, JOKER], trump) == best


@pytest.mark.parametrize(
    ("hand", "order", "switches"),
    [
        ("4C AH AS", "AS AH 4C", {}),
        ("KD 4C 4S", "4S 4C KD", {}),
        ("KD 4C 4S", "KD 4S 4C", {"pairCompare": "highest"}),
        ("AS 2D 3C", "3C 2D AS", {}),
        ("AS 2D 3C", "AS 3C 2D", {"a23": "high"}),
        ("7C KD 9S", "KD 9S 7C", {}),
    ],
)
def test_cards_are_compared_in_this_order(hand: str, order: str, switches: dict[str, str]) -> None:
    assert cards_text(in_order(ranking_with(**switches), parse_cards(hand))) == order


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KS QD JC", "KH QS JS"),
        ("KH QD JC", "KD QS JS"),
        ("KD QC JC", "KC QS JS"),
        ("AS AC 4C", "AH AD 4S"),
        ("4S 4C KC", "4H 4D KS"),
        ("3S 2D AC", "3H 2S AS"),
    ],
)
def test_the_suit_of_the_first_card_decides(better: str, worse: str) -> None:
    assert key(better) > key(worse)


def test_the_stand_ins_suit_counts() -> None:
    assert key("KD 9C 6H", "6H") > key("KH KC 9S", "6H")


def test_without_suits_equal_hands_tie() -> None:
    assert key("KS QD JC", suitTiebreak=False) == key("KH QS JS", suitTiebreak=False)


def test_a_natural_hand_beats_a_wild_one_where_the_switch_says_so() -> None:
    assert key("KH KC 9S", "6H", naturalBeatsWild=True) > key("KD 9C 6H", "6H", naturalBeatsWild=True)


def test_natural_beats_wild_also_where_suits_do_not_count() -> None:
    switches = {"naturalBeatsWild": True, "suitTiebreak": False}
    assert key("KH KC 9S", "6H", **switches) > key("KD 9C 6H", "6H", **switches)


def test_a_trump_that_stands_for_itself_is_natural() -> None:
    assert key("4S 5D 6H", "6H", naturalBeatsWild=True) > key("4S 5D 6S", naturalBeatsWild=False)


def test_a_trump_that_stands_for_another_card_is_not_natural() -> None:
    assert key("KD 9C 6H", "6H", naturalBeatsWild=True) == key("KD 9C 6H", "6H")


def test_no_two_hands_tie_when_suits_count() -> None:
    ranking = ranking_with()
    hands = [list(cards) for cards in combinations(pack(), 3)]
    places = {(int(ranking.strength(hand, 0, NO_TRUMP)), suit_key(ranking, hand)) for hand in hands}
    assert len(places) == len(hands)
