"""The terms of a table."""

import pytest

from parlour.games.big_c.tests.laid import terms_with


@pytest.mark.parametrize(
    ("field", "usual", "switch", "value", "changed"),
    [
        ("wrap", 0, "straightWrap", "bigTwo", 1),
        ("all_cards_count", False, "pairOrder", "all", True),
        ("second_pair_counts", False, "twoPairSecond", True, True),
        ("three_jokers_run", False, "threeJokerStraightFlush", True, True),
        ("half_rule", 0, "halfRule", "low", 2),
        ("full_penalty", 2, "fullPenalty", 4, 4),
        ("half_penalty", 1, "halfPenalty", 3, 3),
        ("last_hand_counts", False, "lastHandFootstool", True, True),
        ("allow_equal", True, "allowEqual", False, False),
        ("pass_locks", False, "passLocks", True, True),
        ("pass_costs", 0, "passDraws", True, 1),
    ],
)
def test_every_custom_comes_from_its_switch(
    field: str, usual: object, switch: str, value: object, changed: object
) -> None:
    assert getattr(terms_with(), field) == usual
    assert getattr(terms_with(**{switch: value}), field) == changed
