"""Imagined players of Five-Card Draw, and what their actions are worth."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import POINTS
from parlour.games.five_card_draw.tests.laid import lay_table, say
from parlour.games.five_card_draw.thinking.actions import bet_value
from parlour.games.five_card_draw.thinking.moves import DrawThinking

RIVAL = "QC JD 8H 5S 3C"
THINKING = DrawThinking()
FULL_HOUSE = "KC KD KH 6S 6C"
NOTHING = "2C 4D 7H 9S JC"


def verbs(position: FiveCardDraw, times: int = 40) -> list[str]:
    """What they do here, many times over."""
    return [THINKING.policy(position, position.to_act()[0], Luck(seed)).verb for seed in range(times)]


def in_the_last_round(first: str, second: str, *said: str) -> FiveCardDraw:
    """Nobody has bet or drawn before the last round, in which this was said."""
    position = lay_table([first, second], variant="fixed-limit")
    say(position, "CHECK", "CHECK", "DRAW", "DRAW", *said)
    return position


def test_they_bet_a_good_hand() -> None:
    assert set(verbs(in_the_last_round(FULL_HOUSE, RIVAL))) == {"BET"}


def test_they_mostly_check_a_poor_one_and_now_and_then_bluff() -> None:
    said = verbs(in_the_last_round(NOTHING, RIVAL), 200)
    assert 0 < said.count("BET") < 40


@pytest.mark.parametrize(("hand", "word"), [(FULL_HOUSE, "RAISE"), (NOTHING, "FOLD")])
def test_they_answer_a_bet_by_what_they_hold(hand: str, word: str) -> None:
    assert set(verbs(in_the_last_round(RIVAL, hand, "BET 4"))) == {word}


def test_a_fair_hand_calls_where_a_fold_gives_the_whole_pot_away() -> None:
    position = lay_table([RIVAL, NOTHING])
    say(position, "BET 2")
    assert set(verbs(position)) == {"CALL"}


def test_every_action_is_worth_a_thought() -> None:
    position = lay_table([RIVAL, NOTHING])
    assert next(move.verb for move in THINKING.candidates(position, 0)) == "CHECK"
    say(position, "BET 1")
    assert {"FOLD", "CALL", "RAISE"} == {move.verb for move in THINKING.candidates(position, 1)}


def test_the_usual_draw_and_smaller_ones_are_worth_a_thought() -> None:
    position = lay_table(["KC KD 9H 6S 2C", RIVAL])
    say(position, "CHECK", "CHECK")
    slots = [move.slots for move in THINKING.candidates(position, 0)]
    assert slots == [(2, 3, 4), (3, 4), (4,), ()]
    assert THINKING.policy(position, 0, Luck(1)) == Move("DRAW", slots=(2, 3, 4))


HANDS = ["KC KD KH 6S 6C", "QC JD 8H 5S 3C"]


def bet(variant: str = "default") -> FiveCardDraw:
    """Seat 0 has bet the limit."""
    position = lay_table(HANDS, variant=variant)
    say(position, "BET 2")
    return position


@pytest.mark.parametrize("variant", ["default", "fixed-limit"])
def test_a_good_hand_calls_and_a_hopeless_one_folds(variant: str) -> None:
    good, bad = bet_value(bet(variant), 1, 0.9), bet_value(bet(variant), 1, 0.02)
    assert good.call() > good.fold()
    assert bad.call() < bad.fold()


def test_a_fold_gives_more_away_where_uncalled_bets_are_kept() -> None:
    assert bet_value(bet(), 1, 0.5).fold() < bet_value(bet("fixed-limit"), 1, 0.5).fold() < 0


def test_a_better_hand_is_worth_more_whatever_is_done() -> None:
    good, bad = bet_value(lay_table(HANDS), 0, 0.95), bet_value(lay_table(HANDS), 0, 0.3)
    assert good.raise_to(2) > good.check() > bad.check()
    assert good.raise_to(1) > bad.raise_to(1)


def test_points_are_played_for_hand_by_hand() -> None:
    position = lay_table(HANDS, variant="fixed-limit")
    before = THINKING.deal(position)
    say(position, "BET 2", "FOLD")
    assert [THINKING.worth(position, seat) for seat in range(2)] == [4, 0]
    assert (THINKING.deal(position), THINKING.counts_lead(position)) == (before + 1, False)


def test_points_are_worth_nothing_to_who_is_out_of_chips_but_not_to_who_is_all_in() -> None:
    position = lay_table(HANDS, chips=[100, 4])
    position.set_row(POINTS, [0, 90])
    say(position, "BET 2", "CALL")
    all_in = THINKING.worth(position, 1)
    say(position, "DRAW", "DRAW")
    assert all_in > 0
    assert (position.is_over(), THINKING.worth(position, 1)) == (True, 0)


@pytest.mark.parametrize(("variant", "speaks"), [("default", False), ("fixed-limit", True)])
def test_a_bet_before_the_draw_speaks_for_a_hand_only_where_not_every_hand_is_bet(
    variant: str, speaks: bool
) -> None:
    weights = []
    for hand in (NOTHING, FULL_HOUSE):
        position = lay_table([hand, RIVAL], variant=variant)
        say(position, "BET 2")
        weights.append(THINKING.styled_weight(position, 1, [0, 0]))
    assert (weights[0] < weights[1]) is speaks
