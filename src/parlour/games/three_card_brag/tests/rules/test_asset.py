"""The rules asset: what it refuses, and what it computes."""

from typing import Any

import pytest

from parlour.engine.errors import BadRules
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.tests.laid import rules_with


@pytest.mark.parametrize("seats", [2, 7, 13])
def test_two_to_thirteen_can_sit_down(seats: int) -> None:
    assert rules_with().complaint(seats) == ""


@pytest.mark.parametrize("seats", [1, 14])
def test_others_cannot(seats: int) -> None:
    assert "2 to 13 players" in rules_with().complaint(seats)


def test_a_house_rule_cannot_seat_more_than_the_pack_allows() -> None:
    assert rules_with(most=20).complaint(14) == "14 players need 56 cards, but the pack has 52."


def test_a_limit_below_the_base_bet_would_forbid_every_raise() -> None:
    assert "maxRaise" in rules_with(maxRaise=4).complaint(2)


@pytest.mark.parametrize(
    "switches",
    [
        {"initialPlayerCoins": 0},
        {"baseBet": 0},
        {"baseBlindMultiplier": 0},
        {"ante": -1},
        {"jokers": 4},
        {"rounds": None},
        {"rounds": 0},
        {"decks": 2},
        {"cardsDealt": 5},
        {"a23": "middle"},
        {"raiseLimit": "triple"},
        {"pairPriority": -1},
        {"useTrump": "yes"},
    ],
)
def test_impossible_switches_are_refused_by_name(switches: dict[str, Any]) -> None:
    (name,) = switches
    with pytest.raises(BadRules) as refused:
        rules_with(**switches)
    assert name in refused.value.sentence


def test_every_switch_has_a_name_of_its_own() -> None:
    groups = ("betting", "trumpSystem", "handRankings", "cardActions", "bonusRules", "gameFlow")
    names = [name for group in groups for name in GAME.tree()[group]]
    assert len(names) == len(set(names))


def test_no_limit_may_be_written_as_a_word() -> None:
    assert not rules_with(raiseLimit="none").betting.doubles()


Facts = dict[str, object]


def facts(variant: str) -> Facts:
    """What may differ from variant to variant."""
    rules = rules_with(variant)
    return {
        "ante": rules.betting.ante,
        "raiseLimit": rules.betting.raise_limit,
        "openingShow": rules.betting.opening_show,
        "useTrump": rules.trump_system.use_trump,
        "a23": rules.hand_rankings.a23,
        "suitTiebreak": rules.hand_rankings.suit_tiebreak,
        "bust": rules.game_flow.bust,
    }


DEFAULT: Facts = {
    "ante": 0,
    "raiseLimit": None,
    "openingShow": "free",
    "useTrump": True,
    "a23": "low",
    "suitTiebreak": True,
    "bust": "end",
}


DEAR_SHOW: Facts = {"ante": 5, "openingShow": "price"}


def test_these_variants_are_shipped() -> None:
    assert GAME.variants() == ["default", "british", "lively", "teen-patti"]


@pytest.mark.parametrize(
    ("variant", "differs"),
    [
        ("default", {}),
        ("lively", DEAR_SHOW | {"bust": "eliminate"}),
        ("british", DEAR_SHOW | {"a23": "high", "useTrump": False, "suitTiebreak": False}),
        ("teen-patti", DEAR_SHOW | {"a23": "second", "useTrump": False, "raiseLimit": "double"}),
    ],
)
def test_a_variant_differs_in_these_switches(variant: str, differs: Facts) -> None:
    assert facts(variant) == DEFAULT | differs


@pytest.mark.parametrize("variant", GAME.variants())
def test_a_variant_carries_its_own_name(variant: str) -> None:
    assert rules_with(variant).metadata.variant == variant


def test_every_variant_has_a_display_name_of_its_own() -> None:
    names = {rules_with(variant).metadata.display_name for variant in GAME.variants()}
    assert len(names) == len(GAME.variants())
