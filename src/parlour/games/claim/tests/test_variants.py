"""The variants that are shipped."""

from parlour.engine.rules.loading import leaf_paths
from parlour.engine.rules.texts import at_path
from parlour.games.claim import GAME


def changed(variant: str) -> dict[str, object]:
    """Every switch in which a variant differs from the default."""
    default, tree = GAME.tree(), GAME.tree(variant)
    paths = [path for path in leaf_paths(tree) if path[0] != "metadata"]
    return {path[-1]: at_path(tree, path) for path in paths if at_path(tree, path) != at_path(default, path)}


def test_these_variants_are_shipped() -> None:
    assert GAME.variants() == ["default", "literal", "quick"]


def test_quick_is_four_deals_and_nothing_else() -> None:
    assert changed("quick") == {"maxDeals": 4}


def test_literal_takes_the_caller_s_winnings_away_and_nothing_else() -> None:
    assert changed("literal") == {"callerCollects": False}


def test_every_variant_carries_its_own_name() -> None:
    assert [GAME.rules(name).metadata.variant for name in GAME.variants()] == GAME.variants()
