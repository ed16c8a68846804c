"""The rules asset of Big-C, and the variants that are shipped."""

from typing import Any

import pytest

from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.engine.rules.texts import at_path
from parlour.games.big_c import GAME
from parlour.games.big_c.tests.laid import new_game, rules_with


@pytest.mark.parametrize(("seats", "decks"), [(2, 2), (4, 2), (5, 3), (8, 3), (9, 4), (12, 4)])
def test_decks_follow_the_number_of_players(seats: int, decks: int) -> None:
    assert rules_with().decks_for(seats) == decks


def test_the_rules_may_name_a_number_of_decks() -> None:
    assert rules_with(decks=1).decks_for(12) == 1


def test_jokers_come_with_every_deck() -> None:
    assert rules_with(jokersPerDeck=3).jokers_for(5) == 9


def test_every_switch_has_a_name_of_its_own() -> None:
    leaves = [path[-1] for path in leaf_paths(to_tree(rules_with())) if path[0] != "metadata"]
    names = [leaf for leaf in leaves if leaf not in ("easy", "medium", "hard", "PRESENT", "PLAY", "PASS")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("seats", "switches"),
    [(1, {}), (13, {}), (2, {"handSize": 60}), (12, {"decks": 1}), (3, {"decks": 1, "handSize": 19})],
)
def test_a_table_that_cannot_be_dealt_is_refused(seats: int, switches: dict[str, Any]) -> None:
    with pytest.raises(BadRules, match=r"cannot|takes"):
        new_game(seats, **switches)


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("handSize", 0),
        ("decks", 0),
        ("jokersPerDeck", -1),
        ("halfRule", "both"),
        ("straightWrap", True),
        ("pairOrder", "low"),
        ("fullPenalty", -1),
        ("fullPenalty", 1 << 63),
        ("extraDecks", 21),
        ("extraDecks", 1 << 63),
        ("seatsPerDeck", 0),
        ("handSize", 1 << 40),
        ("passPenalty", 1 << 63),
        ("least", 1),
        ("strata", ["flush", "twoPairs"]),
        ("ranks", ["2", "3"]),
        ("fiveCards", 4),
        ("rounds", 3),
    ],
)
def test_a_senseless_value_is_refused(switch: str, value: object) -> None:
    with pytest.raises(BadRules, match="rules of big-c"):
        rules_with(**{switch: value})


CHANGES = {
    "house-late": {"passDraws": True, "lastHandFootstool": True},
    "big-two-straights": {"straightWrap": "bigTwo", "passLocks": True},
}


def differing(variant: str) -> dict[str, object]:
    """The switches of a variant that are not as usual, its names aside."""
    usual, other = to_tree(GAME.rules()), to_tree(GAME.rules(variant))
    paths = [path for path in leaf_paths(other) if path[0] != "metadata"]
    return {path[-1]: at_path(other, path) for path in paths if at_path(usual, path) != at_path(other, path)}


def test_these_variants_are_shipped() -> None:
    assert GAME.variants() == ["default", "big-two-straights", "house-late"]


@pytest.mark.parametrize("variant", CHANGES)
def test_a_variant_differs_in_just_these_switches(variant: str) -> None:
    assert differing(variant) == CHANGES[variant]


@pytest.mark.parametrize("variant", GAME.variants())
def test_a_variant_carries_its_own_name(variant: str) -> None:
    assert GAME.rules(variant).metadata.variant == variant
