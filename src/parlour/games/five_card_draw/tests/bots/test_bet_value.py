"""The expected value of betting actions, in points."""

from typing import Any

import pytest

from parlour.games.five_card_draw.bots.bet_value import BetValue
from parlour.games.five_card_draw.bots.eyes import Action, DrawEyes
from parlour.games.five_card_draw.bots.levels import bet_value, open_actions
from parlour.games.five_card_draw.bots.opponents import Frequency, RivalHabits
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, lay_table, say, stand_pat


def opening(chance: float = 0.6, *, is_last: bool = False) -> BetValue:
    """The first turn between two, with four points in the pot and a limit of two."""
    return BetValue(
        chance=chance,
        pot=4.0,
        bet=0.0,
        mine=0.0,
        cost=0.0,
        limit=2.0,
        others=1.0,
        folds=0.4,
        bets=0.35,
        price=0.0,
        keeps_uncalled=True,
        opens=True,
        is_last=is_last,
    )


@pytest.mark.parametrize("is_last", [False, True])
def test_a_chance_is_less_against_those_who_bet_and_more_against_the_rest(is_last: bool) -> None:
    held = opening(is_last=is_last)
    assert held.against_best(0.35) < 0.6 < held.against_rest()
    assert held.against_best(1.0) == pytest.approx(0.6)


@pytest.mark.parametrize("is_last", [False, True])
def test_a_sure_winner_gains_most_by_the_highest_bet(is_last: bool) -> None:
    sure = opening(1.0, is_last=is_last)
    assert sure.raise_to(2.0) > sure.raise_to(1.0) > sure.check()


class Facing:
    """What whoever is to act faces in the second round after these actions, and what the others are like."""

    def __init__(self, *actions: str, chance: float = 0.5, folds: float = 0.4, bets: float = 0.35) -> None:
        self.position = second_round(*actions)
        self.habits = RivalHabits(folds)
        self.habits.bets = Frequency(bets)
        self.chance = chance

    def value(self) -> BetValue:
        eyes = eyes_of(self.position)
        return bet_value(eyes, eyes.spot(), self.chance, self.habits)

    def best(self) -> Action:
        value = self.value()
        return max(open_actions(eyes_of(self.position).spot()), key=lambda action: value.of(*action))


def second_round(*actions: str, chips: int = 10_000, **switches: Any) -> FiveCardDraw:
    position = lay_table(SPARE_HANDS[:2], chips=[chips, chips], **switches)
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, *actions)
    return position


def eyes_of(position: FiveCardDraw) -> DrawEyes:
    return DrawEyes(position.switches, position.view(position.to_act()[0]))


def price_of_a_chip(position: FiveCardDraw) -> float:
    eyes = eyes_of(position)
    return bet_value(eyes, eyes.spot(), 0.5, RivalHabits(0.4)).price


def test_a_fold_gives_away_the_pot_and_saves_little() -> None:
    assert -8 < Facing("BET 2").value().fold() < -6


def test_what_goes_back_is_not_given_away() -> None:
    eyes = eyes_of(second_round("BET 2", returnUncalled=True))
    assert bet_value(eyes, eyes.spot(), 0.5, RivalHabits(0.4)).fold() == -4


@pytest.mark.parametrize(("chance", "worth"), [(1.0, 4), (0.5, 0), (0.0, -4)])
def test_the_last_check_plays_for_the_pot(chance: float, worth: float) -> None:
    assert Facing("CHECK", chance=chance).value().check() == worth


def test_a_sure_winner_bets_the_most() -> None:
    assert Facing("CHECK", chance=1.0).best() == ("BET", 4)


def test_a_sure_loser_bluffs_against_those_who_fold() -> None:
    assert Facing("CHECK", chance=0.0, folds=0.9).best()[0] == "BET"


def test_a_sure_loser_does_not_bluff_against_those_who_call() -> None:
    assert Facing("CHECK", chance=0.0, folds=0.0).best() == ("CHECK", 0)


@pytest.mark.parametrize(("chance", "verb"), [(0.1, "FOLD"), (0.9, "CALL")])
def test_a_call_needs_half_the_usual_odds_for_a_fold_costs_points_too(chance: float, verb: str) -> None:
    assert Facing("BET 4", chance=chance).best()[0] == verb


@pytest.mark.parametrize(("bets", "verb"), [(0.95, "CALL"), (0.2, "FOLD")])
def test_a_poor_hand_calls_those_who_always_bet(bets: float, verb: str) -> None:
    assert Facing("BET 4", chance=0.15, bets=bets).best()[0] == verb


def test_chips_weigh_more_when_they_run_short() -> None:
    assert price_of_a_chip(second_round(chips=20)) > price_of_a_chip(second_round(chips=40)) > 0


def test_chips_weigh_nothing_when_the_points_decide_first() -> None:
    assert price_of_a_chip(second_round(chips=60)) == 0
    assert price_of_a_chip(second_round(chips=60, target=1_000)) > 0


def test_a_small_bluff_is_worth_less_against_those_who_raise() -> None:
    held = [Facing(chance=0.1, bets=bets).value().raise_to(1.0) for bets in (0.1, 0.9)]
    assert held[0] > held[1]


def test_where_nothing_may_be_raised_nothing_is_weighed() -> None:
    assert open_actions(eyes_of(second_round("BET 4")).spot()) == [("CALL", 0), ("FOLD", 0)]
