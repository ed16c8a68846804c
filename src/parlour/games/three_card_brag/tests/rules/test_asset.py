"""The rules asset: what it refuses, and what it computes."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.asset import USUAL_ORDER
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
        {"pairPoints": 1_000_001},
        {"A": 1_001},
        {"rounds": 1_000_001},
        {"ante": 10**18},
        {"initialPlayerCoins": 2**63},
        {"maxRaise": float("inf")},
        {"bluffSettings.easy.share": float("inf")},
        {"bluffSettings.hard.share": 1.5},
        {"openingShow": "dear"},
        {"handSize": 5},
        {"blindBetFormula": "baseBet"},
        {"sequenceCalculation": "sum"},
        {"suitOrder": "SSHD"},
        {"useTrump": "yes"},
    ],
)
def test_impossible_switches_are_refused_by_name(switches: dict[str, Any]) -> None:
    (name,) = switches
    with pytest.raises(BadRules) as refused:
        rules_with(**switches)
    assert name in refused.value.sentence


@pytest.mark.parametrize(
    "group",
    [
        {"handRankings": {"order": ["PAIR", "HIGH_CARD"]}},
        {"handRankings": {"order": [*reversed(USUAL_ORDER)]}},
        {"gameFlow": {"phases": ["final", "cards", "betting", "showdown"]}},
        {"bluffSettings": {"medium": {"sentence": "Always.", "share": 0.9}}},
    ],
)
def test_lists_that_say_another_game_are_refused(group: dict[str, Any]) -> None:
    with pytest.raises(BadRules):
        GAME.rules(change=group)


LARGEST = {"initialPlayerCoins": 10**9, "baseBet": 10**9, "baseBlindMultiplier": 1_000, "ante": 10**9}


@pytest.mark.parametrize("seats", [2, 13])
def test_a_game_with_the_largest_numbers_can_be_played(seats: int) -> None:
    rules = rules_with("default", **LARGEST, rounds=1_000_000, royalFlushPoints=1_000_000, A=1_000)
    position, luck = GAME.begin(rules, seats, FastShuffle(1)), Luck(1)
    while position.to_act():
        (seat,) = position.to_act()
        position.play(seat, position.moves(seat).pick(luck))
    assert position.outcome() is not None


def test_levels_that_say_no_share_still_bluff() -> None:
    """As in games that were saved before shares were numbers of the asset."""
    rules = GAME.rules(change={"bluffSettings": {"easy": "Seldom.", "medium": "At times.", "hard": "Often."}})
    assert GAME.bot(rules, "hard", "hard", Luck(1)) is not None


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
