"""Breaking a hand into plays."""

from collections import Counter

import pytest

from parlour.cards.notation import parse_cards
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.plans import STUCK, Planner, without
from parlour.games.big_c.bots.prospects import Prospects
from parlour.games.big_c.tests.laid import laid, rules_with


def planner(hand: str) -> Planner:
    eyes = BigCEyes(laid([hand, "3D 4D 5C 6C 8D"]).view(0), rules_with())
    return Planner(eyes, Prospects(eyes))


def plan_sizes(hand: str, width: int = 6) -> list[int]:
    made = planner(hand)
    return sorted(len(play) for play in made.plan(parse_cards(hand), width))


@pytest.mark.parametrize(
    ("hand", "sizes"),
    [
        ("4D 5C 6D 7H 8S", [5]),
        ("4D 5C 6D 7H 8S 2S", [1, 5]),
        ("9D 9C 9S 4D 4C KH", [1, 5]),
        ("9D 9C 4D 6S", [1, 1, 2]),
        ("9D JOKER", [2]),
        ("3D 4C 5D 6H 7S 9D 9C 9S KD KC", [5, 5]),
    ],
)
def test_a_hand_is_broken_into_few_plays(hand: str, sizes: list[int]) -> None:
    assert plan_sizes(hand) == sizes


def test_a_plan_plays_every_card_once() -> None:
    hand = parse_cards("3D 4C 5D 6H 7S 9D 9C 9S KD KC JOKER 2S 2H")
    plan = planner("3D 4C 5D 6H 7S 9D 9C 9S KD KC JOKER 2S 2H").plan(hand, 6)
    assert Counter(card for play in plan for card in play) == Counter(hand)


def test_a_joker_without_company_is_dear() -> None:
    assert planner("9D").turn_cost((0,)) == STUCK


def test_playing_a_part_of_the_plan_leaves_the_rest() -> None:
    made = planner("9D 9C KS")
    plan = made.plan(parse_cards("9D 9C KS"), 0)
    pair, king = tuple(parse_cards("9D 9C")), tuple(parse_cards("KS"))
    assert made.cost_after(plan, king) == pytest.approx(made.turn_cost(pair))


def test_breaking_a_pair_leaves_its_other_card() -> None:
    made = planner("9D 9C KS")
    plan = made.plan(parse_cards("9D 9C KS"), 0)
    broken = made.cost_after(plan, tuple(parse_cards("9D")))
    assert broken == pytest.approx(made.cost([tuple(parse_cards("9C")), tuple(parse_cards("KS"))]))


def test_without_takes_each_card_once() -> None:
    assert without(parse_cards("9D 9D KS"), tuple(parse_cards("9D"))) == parse_cards("9D KS")
