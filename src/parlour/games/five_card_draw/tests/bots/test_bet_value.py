"""Weighing words in points."""

from typing import Any

import pytest

from parlour.games.five_card_draw.bots.bet_value import Scales
from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.opponents import Reads, Share
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, laid, say, stand_pat


def scales(
    *words: str,
    chance: float = 0.5,
    folds: float = 0.4,
    bets: float = 0.35,
    chips: int = 10_000,
    **switches: Any,
) -> Scales:
    """The spot of whoever is to act in the second round after these words."""
    position = laid(SPARE_HANDS[:2], chips=[chips, chips], **switches)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, *words)
    sight = Sight(position.switches, position.view(position.to_act()[0]))
    reads = Reads(folds)
    reads.bets = Share(bets)
    return Scales(sight, sight.spot(), chance, reads)


def test_a_fold_gives_away_the_pot_and_saves_little() -> None:
    assert -8 < scales("BET 2").worth(("FOLD", 0)) < -6


def test_what_goes_back_is_not_given_away() -> None:
    assert scales("BET 2", returnUncalled=True).worth(("FOLD", 0)) == -4


@pytest.mark.parametrize(("chance", "worth"), [(1.0, 4), (0.5, 0), (0.0, -4)])
def test_the_last_check_plays_for_the_pot(chance: float, worth: float) -> None:
    assert scales("CHECK", chance=chance).worth(("CHECK", 0)) == worth


def test_a_sure_winner_bets_the_most() -> None:
    held = scales("CHECK", chance=1.0)
    assert max(held.words(), key=held.worth) == ("BET", 4)


def test_a_sure_loser_bluffs_against_those_who_fold() -> None:
    held = scales("CHECK", chance=0.0, folds=0.9)
    assert max(held.words(), key=held.worth)[0] == "BET"


def test_a_sure_loser_does_not_bluff_against_those_who_call() -> None:
    held = scales("CHECK", chance=0.0, folds=0.0)
    assert max(held.words(), key=held.worth) == ("CHECK", 0)


def test_a_call_needs_half_the_usual_odds_for_a_fold_costs_points_too() -> None:
    words = {
        chance: max([("CALL", 0), ("FOLD", 0)], key=scales("BET 4", chance=chance).worth)[0]
        for chance in (0.1, 0.9)
    }
    assert words == {0.1: "FOLD", 0.9: "CALL"}


@pytest.mark.parametrize(("bets", "verb"), [(0.95, "CALL"), (0.2, "FOLD")])
def test_a_poor_hand_calls_those_who_always_bet(bets: float, verb: str) -> None:
    held = scales("BET 4", chance=0.15, bets=bets)
    assert max(held.words(), key=held.worth)[0] == verb


def test_chips_weigh_more_when_they_run_short() -> None:
    assert scales(chips=20).weighing.price > scales(chips=40).weighing.price > 0


def test_chips_weigh_nothing_when_the_points_decide_first() -> None:
    assert scales(chips=60).weighing.price == 0
    assert scales(chips=60, target=1_000).weighing.price > 0


def test_a_small_bluff_is_worth_less_against_those_who_raise() -> None:
    held = [scales(chance=0.1, bets=bets).worth(("BET", 1)) for bets in (0.1, 0.9)]
    assert held[0] > held[1]


def test_where_nothing_may_be_raised_nothing_is_weighed() -> None:
    assert scales("BET 4").words() == [("CALL", 0), ("FOLD", 0)]
