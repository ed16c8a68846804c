"""The variants that are shipped."""

import pytest

from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.tests.laid import rules_with

Facts = dict[str, object]


def facts(variant: str) -> Facts:
    """What may differ from variant to variant."""
    rules = rules_with(variant)
    return {
        "ante": rules.betting.ante,
        "raiseLimit": rules.betting.raise_limit,
        "useTrump": rules.trump_system.use_trump,
        "a23": rules.hand_rankings.a23,
        "suitTiebreak": rules.hand_rankings.suit_tiebreak,
        "bust": rules.game_flow.bust,
    }


DEFAULT: Facts = {
    "ante": 0,
    "raiseLimit": None,
    "useTrump": True,
    "a23": "low",
    "suitTiebreak": True,
    "bust": "end",
}


def test_these_variants_are_shipped() -> None:
    assert GAME.variants() == ["default", "british", "lively", "teen-patti"]


@pytest.mark.parametrize(
    ("variant", "differs"),
    [
        ("default", {}),
        ("lively", {"ante": 5, "bust": "eliminate"}),
        ("british", {"ante": 5, "a23": "high", "useTrump": False, "suitTiebreak": False}),
        ("teen-patti", {"ante": 5, "a23": "second", "useTrump": False, "raiseLimit": "double"}),
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
