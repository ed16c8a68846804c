"""The ranking: exact counts of every category, and what beats what."""

from collections import Counter
from itertools import combinations
from math import comb
from typing import Any

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.rules.hands.ranking import (
    FLUSH,
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
from parlour.games.three_card_brag.tests.laid import rules_with

CATEGORIES = (PRIAL, ROYAL_FLUSH, STRAIGHT_FLUSH, STRAIGHT, FLUSH, PAIR, HIGH_CARD)


def ranking_with(**switches: Any) -> HandRanking:
    return hand_ranking(rules_with(**switches))


def strength(hand: str, trump: str = "", **switches: Any) -> int:
    wild = parse_card(trump) if trump else NO_TRUMP
    return int(ranking_with(**switches).strength(parse_cards(hand), 0, wild))


def category(hand: str, trump: str = "", **switches: Any) -> int:
    return ranking_with(**switches).category(strength(hand, trump, **switches))


def counts(jokers: int) -> list[int]:
    """How many hands of the pack with so many jokers are of each category, best first."""
    ranking = ranking_with()
    found: Counter[int] = Counter()
    for held in range(min(jokers, 3) + 1):
        for naturals in combinations(pack(), 3 - held):
            value = ranking.strength([*naturals, *[JOKER] * held], 0, NO_TRUMP)
            found[ranking.category(int(value))] += comb(jokers, held)
    return [found[kind] for kind in CATEGORIES]


@pytest.mark.parametrize(
    ("jokers", "expected"),
    [
        (0, [52, 4, 44, 720, 1_096, 3_744, 16_440]),
        (1, [130, 16, 132, 1_020, 1_308, 4_380, 16_440]),
        (2, [260, 28, 220, 1_320, 1_520, 5_016, 16_440]),
        (3, [443, 40, 308, 1_620, 1_732, 5_652, 16_440]),
    ],
)
def test_every_category_has_its_exact_count(jokers: int, expected: list[int]) -> None:
    assert counts(jokers) == expected


@pytest.mark.parametrize("jokers", [0, 1, 2, 3])
def test_every_hand_is_counted_once(jokers: int) -> None:
    assert sum(counts(jokers)) == comb(52 + jokers, 3)


@pytest.mark.parametrize("trump", ["6H", "AS", "2D"])
def test_a_trump_is_worth_the_best_card_that_is_not_yet_held(trump: str) -> None:
    ranking, wild = ranking_with(), parse_card(trump)
    others = [card for card in pack() if card != wild]
    for held in combinations(others, 2):
        best = max(ranking.table.lookup([*held, card]) for card in pack() if card not in held)
        assert ranking.strength([*held, wild], 0, wild) == best


@pytest.mark.parametrize("order", ["listed", "priority"])
def test_two_jokers_are_worth_the_best_two_cards(order: str) -> None:
    ranking = ranking_with(ranking=order)
    for held in (parse_card("9S"), parse_card("AD"), parse_card("2C")):
        others = [card for card in pack() if card != held]
        best = max(ranking.table.lookup([held, *two]) for two in combinations(others, 2))
        assert ranking.strength([held, JOKER, JOKER], 0, NO_TRUMP) == best


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2S 2H 2D", "AS KS QS"),
        ("AS KS QS", "KS QS JS"),
        ("2S 3S AS", "AS KD QC"),
        ("AS 2D 3C", "AS KS JS"),
        ("2S 3S 5S", "AS AD KC"),
        ("2S 2D 3C", "AS KD JC"),
        ("3S 3H 3D", "AS AH AD"),
        ("AS AH AD", "KS KH KD"),
        ("4S 4H 4D", "2S 2H 2D"),
        ("2S 3D 4C", "AS 2H 3D"),
        ("AS KD QC", "KS QD JC"),
        ("3S 3D 2C", "2S 2D AC"),
        ("QS QD AC", "QH QC KS"),
        ("KS 10D 9C", "KH 10S 8S"),
        ("AS 9S 7S", "AH 9H 6H"),
    ],
)
def test_the_listed_order_decides(better: str, worse: str) -> None:
    assert strength(better) > strength(worse)


@pytest.mark.parametrize(
    "hands", [("KS QD JC", "KH QS JD"), ("AS AD 4C", "AH AC 4S"), ("AS KS 9S", "AH KH 9H")]
)
def test_suits_do_not_count_in_the_strength(hands: tuple[str, str]) -> None:
    assert strength(hands[0]) == strength(hands[1])


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        ("KS AS 2S", FLUSH),
        ("KS AD 2C", HIGH_CARD),
        ("AS 2S 3S", STRAIGHT_FLUSH),
        ("AS KD QC", STRAIGHT),
        ("KH QH JH", STRAIGHT_FLUSH),
        ("QS KS AS", ROYAL_FLUSH),
    ],
)
def test_odd_hands_are_what_the_rules_call_them(hand: str, kind: int) -> None:
    assert category(hand) == kind


@pytest.mark.parametrize(
    ("a23", "ladder"),
    [
        ("low", ["AS KD QC", "KS QD JC", "2S 3D 4C", "AS 2D 3C"]),
        ("second", ["AS KD QC", "AS 2D 3C", "KS QD JC", "2S 3D 4C"]),
        ("high", ["AS 2D 3C", "AS KD QC", "KS QD JC", "2S 3D 4C"]),
    ],
)
def test_a23_stands_where_the_switch_puts_it(a23: str, ladder: list[str]) -> None:
    strengths = [strength(hand, a23=a23) for hand in ladder]
    assert strengths == sorted(set(strengths), reverse=True)


@pytest.mark.parametrize(("a23", "wins"), [("low", False), ("second", True), ("high", True)])
def test_a23_of_one_suit_moves_with_the_switch_too(a23: str, wins: bool) -> None:
    assert (strength("AS 2S 3S", a23=a23) > strength("KH QH JH", a23=a23)) is wins


def test_a_high_a23_of_one_suit_is_still_no_royal_flush() -> None:
    assert strength("AS 2S 3S", a23="high") < strength("AH KH QH", a23="high")


def test_pairs_may_be_compared_by_their_highest_card() -> None:
    assert strength("QS QD AC", pairCompare="highest") > strength("KS KD 2C", pairCompare="highest")


def test_the_priority_order_puts_the_prial_below_the_straight_flush() -> None:
    ladder = ["AS KS QS", "2S 3S 4S", "3S 3H 3D", "AS KD QC", "AS KS JS"]
    strengths = [strength(hand, ranking="priority") for hand in ladder]
    assert strengths == sorted(set(strengths), reverse=True)


def test_the_trump_is_wild() -> None:
    assert category("2S 3S 6H", "6H") == STRAIGHT_FLUSH


def test_other_cards_of_the_trumps_rank_are_not_wild() -> None:
    assert category("2S 3S 6D", "6H") == HIGH_CARD


def test_every_card_of_the_trumps_rank_is_wild_when_the_scope_is_the_rank() -> None:
    assert category("2S 6C 6D", "6H", trumpScope="rank") == PRIAL


def test_three_wild_cards_make_the_best_hand_of_all() -> None:
    assert strength("6S 6C 6D", "6H", trumpScope="rank") == strength("3S 3C 3D")


def test_a_strength_tells_its_category() -> None:
    assert category("QS QD 7C", ranking="priority") == PAIR


def test_rankings_are_made_once_and_shared() -> None:
    assert ranking_with() is ranking_with(ante=5)
