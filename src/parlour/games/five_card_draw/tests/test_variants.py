"""The variants: what each of them changes, and nothing else."""

from typing import Any

import pytest

from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.engine.rules.texts import at_path
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.tests.laid import new_match, rules_with, say


def differences(variant: str) -> dict[str, Any]:
    """Every field of a variant that is not as in the default, but for its names."""
    default, other = to_tree(rules_with()), to_tree(rules_with(variant))
    changed = [path for path in leaf_paths(other) if at_path(other, path) != at_path(default, path)]
    return {path[-1]: at_path(other, path) for path in changed if path[0] != "metadata"}


def test_there_are_two_ways_to_play() -> None:
    assert GAME.variants() == ["default", "fixed-limit"]


def test_the_fixed_limit_is_the_casino_game() -> None:
    assert differences("fixed-limit") == {
        "most": 6,
        "structure": "fixedLimit",
        "returnUncalled": True,
        "alternateFirst": True,
    }


@pytest.mark.parametrize("variant", GAME.variants())
def test_a_variant_has_its_own_name(variant: str) -> None:
    assert rules_with(variant).metadata.variant == variant


def test_the_button_goes_round_at_the_fixed_limit() -> None:
    position = new_match(3, variant="fixed-limit")
    buttons = []
    for _ in range(3):
        buttons.append([seat for seat in range(3) if "button" in position.badges(seat)])
        say(position, "FOLD", "FOLD")
    assert buttons == [[2], [0], [1]]


def test_the_default_has_no_button() -> None:
    assert not any("button" in new_match().badges(seat) for seat in range(2))


def test_the_largest_pot_of_a_fixed_limit_hand_for_two() -> None:
    position = new_match(variant="fixed-limit")
    say(position, "BET 2", "RAISE 4", "RAISE 6", "RAISE 8", "CALL", "DRAW", "DRAW")
    say(position, "BET 4", "RAISE 8", "RAISE 12", "RAISE 16")
    assert (position.pot(), position.chips) == (48, [78, 74])
