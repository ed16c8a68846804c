"""The rules asset: typed, complete, and refusing what cannot be played; and the variants that are shipped."""

from typing import Any

import pytest

from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import leaf_paths, to_asset
from parlour.engine.rules.texts import at_path
from parlour.games.claim import GAME
from parlour.games.claim.tests.laid import rules_with


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_only_four_sit_down(seats: int) -> None:
    with pytest.raises(BadRules, match="exactly 4 players"):
        GAME.begin(rules_with(), seats, FastShuffle(1))


@pytest.mark.parametrize(
    ("switch", "value"),
    [
        ("suitOrder", "SHDD"),
        ("suitOrder", "SHD"),
        ("undeclaredPay", "all"),
        ("undeclaredRule", "min"),
        ("handCap", 2),
        ("maxDeals", 0),
        ("budget", 0),
        ("shortestRun", 1),
        ("A", 0),
        ("K", 101),
        ("wraparound", ["A-K", "A-K"]),
        ("wraparound", ["K-Q"]),
        ("sequenceRules", []),
        ("sequenceRules", [{"ruleName": "FlushRule", "priority": 1}]),
        ("sequenceRules", [{"ruleName": "SequenceRule", "priority": 1}] * 2),
        ("phases", ["showdown"]),
        ("oddPoints", "house"),
        ("minimumShowdownPoints", 1 << 62),
        ("maxDeals", 1 << 63),
        ("least", 1),
        ("minimumShowdownPoints", -1),
        ("cardsDealt", 4),
        ("jokers", 1),
        ("decks", 2),
        ("mustHoldSuit", "yes"),
        ("declarationSeconds", 0),
        ("countdown", -1),
    ],
)
def test_a_value_that_makes_no_sense_is_refused(switch: str, value: Any) -> None:
    with pytest.raises(BadRules):
        rules_with(**{switch: value})


def test_every_rank_needs_a_value() -> None:
    values = dict.fromkeys(("A", "K", "Q"), 5)
    tree = GAME.tree()
    tree["scoringSystem"]["cardValues"] = values
    with pytest.raises(BadRules, match="cardValues must name every rank: J, 10"):
        to_asset(tree, GAME.asset, "The rules")


def test_rules_written_before_there_were_card_values_say_what_the_ace_counts() -> None:
    rules = GAME.rules(change={"scoringSystem": {"aceValue": 5}})
    assert rules.scoring_system.value_of("A") == 5


def test_every_switch_has_a_name_of_its_own() -> None:
    names = [path[-1] for path in leaf_paths(GAME.tree()) if path[0] not in ("moveLabels", "moveValidity")]
    spare = {name for name in names if names.count(name) > 1}
    assert not spare - {"easy", "medium", "hard"}


def changed_switches(variant: str) -> dict[str, object]:
    """Every switch in which a variant differs from the default."""
    default, tree = GAME.tree(), GAME.tree(variant)
    paths = [path for path in leaf_paths(tree) if path[0] != "metadata"]
    return {path[-1]: at_path(tree, path) for path in paths if at_path(tree, path) != at_path(default, path)}


def test_these_variants_are_shipped() -> None:
    assert GAME.variants() == ["default", "literal", "quick"]


def test_quick_is_four_deals_and_nothing_else() -> None:
    assert changed_switches("quick") == {"maxDeals": 4}


def test_literal_takes_the_caller_s_winnings_away_and_nothing_else() -> None:
    assert changed_switches("literal") == {"callerCollects": False}


def test_every_variant_carries_its_own_name() -> None:
    assert [GAME.rules(name).metadata.variant for name in GAME.variants()] == GAME.variants()
