"""The points of a sweep: the product of all values, each a question of its own."""

from typing import Any

import pytest

from parlour.engine.errors import ParlourError
from parlour.lab.definition import rules_of
from parlour.lab.sweep.points import have_same_cards
from tests.lab.definitions import a_definition
from tests.lab.sweep.swept import points_of


def test_every_combination_is_a_point_and_the_last_switch_changes_first() -> None:
    points = points_of({"lives": [1, 2], "allowPass": [False, True]})
    assert [tuple(point.switches.values()) for point in points] == [
        *((1, False), (1, True)),
        *((2, False), (2, True)),
    ]
    rules: list[Any] = [rules_of(point.definition)[1] for point in points]
    assert [each.lives.lives for each in rules] == [1, 1, 2, 2]


def test_a_point_is_the_same_question_as_that_point_alone() -> None:
    assert points_of({"lives": [2, 1]})[1].definition == a_definition("random,random")


def test_the_same_pack_deals_the_same_cards() -> None:
    assert have_same_cards(points_of({"lives": [1, 2]}))
    assert not have_same_cards(points_of({"jokers": [0, 2]}))


@pytest.mark.parametrize(
    ("varied", "switches", "why"),
    [
        ({"lives": [2, 0]}, {}, "At lives=0: The rules of bastard-brag: lives.lives: "),
        ({"lives": [1], "allowPass": ["maybe"]}, {}, "At lives=1, allowPass=maybe: .*gameFlow.allowPass"),
        ({"lifes": [1]}, {}, "no switch called 'lifes'. Did you mean lives"),
        ({"lives": [1]}, {"lives": 3}, r"lives.lives cannot be set as lives and varied as lives"),
        ({"lives": [1], "lives.lives": [2]}, {}, r"varied as lives and varied as lives.lives"),
        ({"players.least": [2, 3]}, {}, "At players.least=3: "),
    ],
)
def test_a_point_that_cannot_be_played_is_named(
    varied: dict[str, list[Any]], switches: dict[str, Any], why: str
) -> None:
    with pytest.raises(ParlourError, match=why):
        points_of(varied, **switches)
