"""What three cards are worth: rules by example, every hand counted, jokers against brute force."""

from collections import Counter
from itertools import combinations

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.games.bastard_brag.rules.hands import KINDS, hand_scores
from parlour.games.bastard_brag.tests.laid import rules_with

COUNTS = {
    0: [4, 48, 48, 720, 1_096, 3_744, 16_440],
    1: [10, 120, 148, 1_020, 1_308, 4_380, 16_440],
    2: [20, 240, 248, 1_320, 1_520, 5_016, 16_440],
    3: [35, 408, 348, 1_620, 1_732, 5_652, 16_440],
}


def score(cards: str, **switches: object) -> int:
    return hand_scores(rules_with(**switches)).score(parse_cards(cards))


def count_kinds(jokers: int) -> list[int]:
    """How many hands of the pack are of each kind, from best to worst."""
    scores = hand_scores(rules_with())
    kinds = Counter(scores.kind(scores.score(list(hand))) for hand in combinations(pack(1, jokers), 3))
    return [kinds[kind] for kind in reversed(KINDS.values())]


def brute_force(hand: list[int]) -> int:
    """The best score over all the cards that the jokers could be and that are not held."""
    scores = hand_scores(rules_with())
    held = [card for card in hand if card != JOKER]
    others = [card for card in pack() if card not in held]
    return max(scores.score([*held, *stand_ins]) for stand_ins in combinations(others, 3 - len(held)))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("3S 3H 3D", 600),
        ("AS AH AD", 514),
        ("2S 2H 2D", 502),
        ("AS KS QS", 414),
        ("AS 2S 3S", 414),
        ("QS KD AC", 314),
        ("AS 2D 3C", 314),
        ("2S 3D 4C", 304),
        ("2S 5S AS", 214),
        ("9S 9D KC", 109),
        ("KS AD 2C", 0),
        ("AS KD JC", 0),
    ],
)
def test_a_hand_scores_by_its_kind_and_its_rank(cards: str, points: int) -> None:
    assert score(cards) == points


def test_the_order_of_the_cards_does_not_matter() -> None:
    assert {score(" ".join(order)) for order in combinations(["4S", "6D", "5C"], 3)} == {306}


@pytest.mark.parametrize("jokers", COUNTS)
def test_every_hand_of_the_pack_is_counted(jokers: int) -> None:
    assert count_kinds(jokers) == COUNTS[jokers]


def test_jokers_are_worth_what_brute_force_finds() -> None:
    scores = hand_scores(rules_with())
    for naturals in combinations(pack()[:26], 2):
        hand = [JOKER, *naturals]
        assert scores.score(hand) == brute_force(hand), hand


@pytest.mark.parametrize("cards", ["JOKER JOKER 7S", "JOKER JOKER AS", "JOKER JOKER 3D", "JOKER JOKER JOKER"])
def test_two_and_three_jokers_are_worth_what_brute_force_finds(cards: str) -> None:
    assert score(cards) == brute_force(parse_cards(cards))


def test_three_jokers_are_trip_threes() -> None:
    assert score("JOKER JOKER JOKER") == 600


def test_trip_threes_beat_trip_aces() -> None:
    assert score("3S 3H 3D") > score("AS AH AD")
