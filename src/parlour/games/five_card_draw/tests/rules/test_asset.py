"""The rules asset: what it refuses, and why."""

from typing import Any

import pytest

from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.tests.laid import new_match, rules_with

SHARED_BY_ALL_GAMES = {"medium"}


def test_every_switch_has_a_name_of_its_own() -> None:
    names = [path[-1] for path in leaf_paths(to_tree(rules_with()))]
    twice = {name for name in names if names.count(name) > 1}
    assert twice <= SHARED_BY_ALL_GAMES | set(rules_with().move_labels)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("ante", 0),
        ("firstLimit", 0),
        ("secondLimit", 1_001),
        ("startingChips", 0),
        ("mostDrawn", 6),
        ("target", 0),
        ("structure", "noLimit"),
        ("jokers", 1),
        ("cardsDealt", 7),
        ("bluffRate", 1.5),
        ("betFrom", 0.9),
    ],
)
def test_a_switch_out_of_range_is_refused(switch: str, value: Any) -> None:
    with pytest.raises(BadRules):
        rules_with(**{switch: value})


def test_the_capped_total_is_for_two() -> None:
    rules = GAME.rules(change={"players": {"most": 6}})
    assert rules.complaint(3) == "Five-Card Draw with structure cappedTotal is for 2 players, not for 3."


def test_the_fixed_limit_alone_does_not_seat_more_than_the_rules_say() -> None:
    assert "takes 2 to 2 players, not 3" in rules_with(structure="fixedLimit").complaint(3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_at_the_fixed_limit(seats: int) -> None:
    assert len(new_match(seats, variant="fixed-limit").chips) == seats


def test_seven_are_too_many_at_the_fixed_limit() -> None:
    rules = GAME.rules("fixed-limit", change={"players": {"most": 7}})
    with pytest.raises(BadRules, match="is for 2 to 6 players, not for 7"):
        GAME.begin(rules, 7, new_match().shuffle)


def test_the_strengths_rise_from_high_card_to_royal_flush() -> None:
    assert rules_with().strengths.ladder() == [0.1, 0.3, 0.5, 0.6, 0.7, 0.75, 0.85, 0.95, 0.98, 1.0]
