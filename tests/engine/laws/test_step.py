"""Steps of a game under inspection."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from tests.toys.dealt import fresh
from tests.toys.high_card import GAME


def step() -> Step:
    return Step(GAME, fresh(), 1, Move("PICK", slots=(0,)), Luck(1))


def test_a_demand_that_is_met_says_nothing() -> None:
    step().demand(True, "fair-play", "nothing is wrong")


def test_a_demand_that_is_not_met_names_the_law_and_the_place() -> None:
    with pytest.raises(BrokenLaw) as broken:
        step().demand(False, "fair-play", "something is wrong")
    assert broken.value.code == "fair-play"
    assert broken.value.sentence == "something is wrong (phase choosing, seat 1, <PICK 0>)"
