"""Odd house rules: what a game lets through and cannot play is found."""

import pytest

from parlour.cli.check_game.house_rules import changes_of, odd_rules
from parlour.engine.rules.finder import find_game
from tests.toys import follow_suit

TOY = follow_suit.GAME


def test_small_and_large_numbers_are_tried_and_no_names() -> None:
    changes = list(changes_of(TOY))
    assert {"cardsDealt": 1000} in changes
    assert {"deals": 0} in changes
    assert not any(path.startswith("metadata") for each in changes for path in each)


def test_what_is_let_through_and_cannot_be_dealt_is_found() -> None:
    [finding] = odd_rules(TOY, [{"cardsDealt": 1000}])
    assert finding.what == "The rules let cardsDealt=1000 through, and then IndexError: pop from empty list."
    assert finding.where == "rules/asset.py"


def test_what_the_game_refuses_is_well() -> None:
    assert odd_rules(TOY, [{"deals": 0}, {"deals": 1}]) == []


@pytest.mark.thorough
def test_a_game_of_the_house_refuses_what_it_cannot_play() -> None:
    game = find_game("bastard-brag")
    assert odd_rules(game, list(changes_of(game))) == []
