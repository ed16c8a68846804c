"""The rules asset: what it takes and what it refuses, what is shipped, and the terms made of it."""

import pytest

from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.engine.rules.texts import at_path
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.tests.laid import new_game, rules_with

VARIANTS = {
    "default": {},
    "house": {"tripsHitAll": True, "trip3Cost": 2, "knockLoseExtra": True},
    "jokers-wild": {"jokers": 3},
    "sudden-death": {"lives": 1},
}


@pytest.mark.parametrize(
    "switches", [{"lives": 0}, {"lives": 11}, {"jokers": 4}, {"jokers": -1}, {"a23": "high"}]
)
def test_an_impossible_switch_is_refused(switches: dict[str, object]) -> None:
    with pytest.raises(BadRules, match=r"lives|jokers|a23"):
        rules_with(**switches)


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players_sit_down(seats: int) -> None:
    with pytest.raises(BadRules, match=f"{seats}"):
        new_game(seats)


def test_lives_may_be_set_for_each_seat() -> None:
    assert new_game(3, lives=[1, 2, 3]).lives == [1, 2, 3]


def test_lives_must_be_set_for_every_seat() -> None:
    with pytest.raises(BadRules, match="names 2 seats, but 3 sit down"):
        new_game(3, lives=[1, 2])


def test_a_forced_showdown_leaves_everybody_a_turn() -> None:
    with pytest.raises(BadRules, match="each of the 4 players needs a turn"):
        new_game(4, maxTurns=3)


def test_kinds_of_hand_keep_their_order() -> None:
    with pytest.raises(BadRules, match="must rise by 16"):
        rules_with(flush=105)


def test_games_under_the_same_rules_share_their_terms() -> None:
    assert new_game(2).terms is new_game(5).terms is terms_of(rules_with())


def test_rules_that_score_alike_share_their_ranking() -> None:
    assert terms_of(rules_with(lives=5)).scores is terms_of(rules_with()).scores


def test_the_shipped_variants_differ_in_just_these_switches() -> None:
    assert {variant: differing(variant) for variant in GAME.variants()} == VARIANTS


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_carries_its_own_name(variant: str) -> None:
    assert GAME.rules(variant).metadata.variant == variant


def differing(variant: str) -> dict[str, object]:
    """The switches of a variant that are not as usual, its names and chances aside."""
    usual, other = to_tree(GAME.rules()), to_tree(GAME.rules(variant))
    paths = [path for path in leaf_paths(other) if path[0] not in ("metadata", "exampleHandOdds")]
    return {path[-1]: at_path(other, path) for path in paths if at_path(usual, path) != at_path(other, path)}
