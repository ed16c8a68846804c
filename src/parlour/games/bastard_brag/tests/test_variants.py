"""The variants that are shipped."""

import pytest

from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.engine.rules.texts import at_path
from parlour.games.bastard_brag import GAME

CHANGES = {
    "jokers-wild": {"jokers": 3},
    "house": {"tripsHitAll": True, "trip3Cost": 2, "knockLoseExtra": True},
    "sudden-death": {"lives": 1},
}


def differing(variant: str) -> dict[str, object]:
    """The switches of a variant that are not as usual, its names and chances aside."""
    usual, other = to_tree(GAME.rules()), to_tree(GAME.rules(variant))
    paths = [path for path in leaf_paths(other) if path[0] not in ("metadata", "exampleHandOdds")]
    return {path[-1]: at_path(other, path) for path in paths if at_path(usual, path) != at_path(other, path)}


def test_these_variants_are_shipped() -> None:
    assert GAME.variants() == ["default", "house", "jokers-wild", "sudden-death"]


@pytest.mark.parametrize("variant", CHANGES)
def test_a_variant_differs_in_just_these_switches(variant: str) -> None:
    assert differing(variant) == CHANGES[variant]


@pytest.mark.parametrize("variant", GAME.variants())
def test_a_variant_carries_its_own_name(variant: str) -> None:
    assert GAME.rules(variant).metadata.variant == variant
