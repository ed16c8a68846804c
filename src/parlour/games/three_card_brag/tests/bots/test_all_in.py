"""Rivals who raise each other until one has nothing: when that is feared, and what hard does about it."""

from typing import Any

import pytest

from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots.all_in import AllIn, two_or_more
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.bots.table import choices, eyes_of, seat_for, usual
from parlour.games.three_card_brag.tests.laid import lay_table, play, rules_with, seat_table
from tests.duel import duel

POOR = "8C 5D 2H"
HANDS = ["AS KD JC", "9S 9D 4C", POOR]


def raised_table(laps: int, **switches: Any) -> ThreeCardBrag:
    """Two rivals have raised each other blind so many times before the third looks at a poor hand."""
    position = play(lay_table(HANDS, **switches), "BET_BLIND", "RAISE 10", "SEE_HAND")
    for lap in range(1, laps):
        play(position, "CALL", f"RAISE {10 * lap + 5}", f"RAISE {10 * lap + 10}")
    return position


def all_in_of(position: ThreeCardBrag) -> AllIn:
    return AllIn(eyes_of(position))


@pytest.mark.parametrize(
    ("chances", "expected"),
    [([], 0), ([0.9], 0), ([0.5, 0.5], 0.25), ([1, 1, 0], 1), ([0.5, 0.5, 0.5], 0.5), ([0.1, 0.2], 0.02)],
)
def test_two_or_more_counts_all_ways(chances: list[float], expected: float) -> None:
    assert two_or_more(chances) == pytest.approx(expected)


def test_one_rival_alone_has_nobody_to_raise() -> None:
    assert all_in_of(play(seat_table([1_000, 1_000]), "BET_BLIND 500")).chance == 0


def test_while_nobody_has_bet_there_is_nothing_to_fear() -> None:
    assert all_in_of(seat_table([1_000] * 4)).chance == 0


def test_every_lap_of_blind_raises_makes_it_likelier() -> None:
    chances = [all_in_of(raised_table(laps)).chance for laps in (1, 2, 4, 8)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1
    assert chances[-1] > 0.5


def test_an_ante_says_nothing() -> None:
    plain, ante = (all_in_of(raised_table(2, ante=coins)).chance for coins in (0, 50))
    assert plain == ante


def test_rivals_who_looked_are_believed_to_know_what_they_pay_for() -> None:
    seen = play(lay_table(HANDS), "SEE_HAND", "BET 10", "SEE_HAND", "RAISE 10", "SEE_HAND")
    assert all_in_of(seen).chance < all_in_of(raised_table(1)).chance / 10


def test_who_folds_has_lost_and_who_wins_all_has_won() -> None:
    all_in = all_in_of(raised_table(2))
    assert (all_in.folded, all_in.won) == (0, 1)


def test_who_is_richer_than_both_together_may_leave_it_to_them() -> None:
    all_in = all_in_of(play(seat_table([1_000, 1_000, 9_000]), "BET_BLIND 500", "CALL"))
    assert all_in.folded == 1


def test_who_is_short_wins_too_little_to_end_first() -> None:
    all_in = all_in_of(play(seat_table([9_000, 9_000, 100]), "BET_BLIND 500", "CALL"))
    assert all_in.won == 0


def test_where_play_goes_on_coins_are_chances() -> None:
    position = play(seat_table([1_000] * 4, bust="eliminate"), "BET_BLIND 500", "CALL")
    all_in = all_in_of(position)
    assert all_in.folded == pytest.approx(1_000 / 4_000)
    assert all_in.won == pytest.approx((1_000 + 1_000 + 500 + 500 + 1_000) / 4_000)


def test_hard_pays_to_see_whether_two_blind_rivals_go_on() -> None:
    """Blind, for a look would double the price."""
    assert choices(play(lay_table(HANDS), "BET_BLIND", "RAISE 10"), "hard") == {"CALL": 1.0}


def test_hard_pays_with_a_poor_hand_when_they_do() -> None:
    assert [usual(raised_table(laps), "hard") for laps in (1, 2)] == ["FOLD", "CALL"]


def test_hard_stakes_all_where_a_fold_would_lose_the_match() -> None:
    assert set(choices(raised_table(8), "hard")) <= {"CALL", "RAISE"}


def test_hard_still_folds_a_poor_hand_to_two_who_have_looked() -> None:
    position = play(lay_table(HANDS), "SEE_HAND", "BET 40", "SEE_HAND", "RAISE 40", "SEE_HAND")
    assert usual(position, "hard") == "FOLD"


class Raiser(Bot):
    """Never looks, and raises by the least there is."""

    def choose(self, view: View, moves: Moves) -> Move:
        verbs = ("BET_BLIND", "RAISE", "CHECK", "CALL", "PASS", "LEAVE", "FOLD")
        verb = next(verb for verb in verbs if verb in moves.verbs())
        form = view.form(verb)
        return Move(verb, amount=form.amount.low) if form is not None and form.amount else Move(verb)


@pytest.mark.thorough
def test_always_raising_does_not_beat_hard_at_a_table_of_four() -> None:
    rules = rules_with(initialPlayerCoins=1_000)
    found = duel(GAME, rules, seat_for(rules, "hard"), lambda luck: Raiser(), pairs=12, seed=1, seats=4)
    assert found.mean > 0
