"""The rules asset: what it takes and what it refuses, what is shipped, and the terms made of it."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import leaf_paths, to_tree
from parlour.engine.rules.texts import at_path
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.hands import hand_scores
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
    assert list(new_game(3, lives=[1, 2, 3]).lives) == [1, 2, 3]


def test_lives_must_be_set_for_every_seat() -> None:
    with pytest.raises(BadRules, match="names 2 seats, but 3 sit down"):
        new_game(3, lives=[1, 2])


def test_a_forced_showdown_leaves_everybody_a_turn() -> None:
    with pytest.raises(BadRules, match="each of the 4 players needs a turn"):
        new_game(4, maxTurns=3)


def test_kinds_of_hand_keep_their_order() -> None:
    with pytest.raises(BadRules, match="must rise by 16"):
        rules_with(flush=105)


def test_a_house_may_rank_a_flush_above_a_straight() -> None:
    order = ["trip3s", "trips", "straightFlush", "flush", "straight", "pair", "noHand"]
    with pytest.raises(BadRules, match="pair, straight, flush"):
        rules_with(handRankings=order)
    scores = hand_scores(rules_with(handRankings=order, flush=320, straight=200))
    assert [scores.kind(scores.score(parse_cards(hand))) for hand in ("2S 5S 9S", "4S 5C 6D")] == [
        "hand.flush",
        "hand.straight",
    ]
    assert scores.score(parse_cards("2S 5S 9S")) > scores.score(parse_cards("AS KC QD"))


def test_a_card_adds_what_the_rules_say() -> None:
    values = {"A": 13, "K": 12, "Q": 11, "J": 10, "10": 9, "9": 8, "8": 7, "7": 6, "6": 5, "5": 4, "4": 3}
    scores = hand_scores(rules_with(**values, **{"3": 2, "2": 1}))
    assert [scores.score(parse_cards(hand)) for hand in ("9S 9D 4C", "AS 2D 3C", "KS KD KC")] == [
        108,
        313,
        512,
    ]


@pytest.mark.parametrize(
    "switches",
    [
        {"handRankings": ["trips", "trip3s", "straightFlush", "straight", "flush", "pair", "noHand"]},
        {"handRankings": ["trip3s", "trips", "pair", "noHand"]},
        {"A": 15},
        {"A": 5},
        {"trip3Cost": 1 << 63},
        {"trip3Cost": 11},
        {"maxTurns": 1 << 63},
        {"trip3s": 1 << 40},
        {"least": 1},
        {"turnSeconds": 1 << 63},
        {"timeoutKnockLap": 1},
    ],
    ids=str,
)
def test_numbers_and_rankings_have_bounds(switches: dict[str, object]) -> None:
    with pytest.raises(BadRules):
        rules_with(**switches)


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
    paths = [path for path in leaf_paths(other) if path[0] != "metadata"]
    return {path[-1]: at_path(other, path) for path in paths if at_path(usual, path) != at_path(other, path)}
