"""The medium bot: exact strength, pot odds, and a while of blind play."""

import pytest

from parlour.games.three_card_brag.bots.medium import fair_stake, raises_from, win_chance
from parlour.games.three_card_brag.tests.bot_table import choices, usual
from parlour.games.three_card_brag.tests.bots.test_chances import TO_CARDS, odds_of
from parlour.games.three_card_brag.tests.bots.test_eyes import sight_of
from parlour.games.three_card_brag.tests.laid import laid, play, seated

TO_FINAL = (*TO_CARDS, "PASS", "PASS")


def test_the_best_hand_wins_nearly_always() -> None:
    assert win_chance(odds_of(play(laid(["3C 3H 3S", "2C 3D 7H"]), *TO_FINAL))) > 0.99


def test_a_pair_is_beaten_more_often_by_two_rivals_than_by_one() -> None:
    few = win_chance(odds_of(play(laid(["9S 9D 4C", "2C 3D 7H"]), "SEE_HAND")))
    many = win_chance(odds_of(play(laid(["9S 9D 4C", "2C 3D 7H", "2D 5D 8H"]), "SEE_HAND")))
    assert many < few


def test_a_blind_rival_is_beaten_like_one_unknown_hand() -> None:
    odds = odds_of(play(laid(["9S 9D 4C", "2C 3D 7H"]), "CHECK", "CHECK", "PASS", "PASS", "SEE_HAND"))
    assert win_chance(odds) == pytest.approx(odds.field.share(odds.held()))


def test_it_stays_blind_half_of_the_time_while_that_is_cheap() -> None:
    position = play(seated([1_000, 1_000]), "BET_BLIND")
    assert 0.35 < choices(position, "medium")["CALL"] < 0.65


def test_it_looks_when_blind_play_gets_dear() -> None:
    position = play(seated([1_000, 1_000]), "BET_BLIND 50")
    assert choices(position, "medium") == {"SEE_HAND": 1.0}


def test_it_calls_a_small_bet_into_a_large_pot() -> None:
    position = play(laid(["AS KD JC", "QC 8D 4H"], ante=100), "SEE_HAND", "BET 20", "SEE_HAND")
    assert usual(position, "medium") == "CALL"


def test_it_folds_the_same_hand_to_a_large_bet_into_a_small_pot() -> None:
    position = play(laid(["AS KD JC", "QC 8D 4H"]), "SEE_HAND", "BET 200", "SEE_HAND")
    assert usual(position, "medium") == "FOLD"


def test_it_raises_a_strong_hand() -> None:
    position = play(laid(["AS KD JC", "8C 7C 6C"]), "SEE_HAND", "BET 20", "SEE_HAND")
    assert usual(position, "medium") == "RAISE"


def test_an_opening_is_two_lowest_bets() -> None:
    assert fair_stake(sight_of(seated([1_000, 1_000]))) == 10


def test_a_raise_is_about_half_the_pot() -> None:
    position = play(seated([1_000, 1_000]), "BET_BLIND 40", "SEE_HAND", "RAISE 60")
    assert fair_stake(sight_of(position)) == 60 + 160 // 4


def test_it_wants_a_better_hand_for_every_further_raise() -> None:
    fresh = sight_of(seated([1_000, 1_000]))
    engaged = sight_of(play(seated([1_000, 1_000]), "BET_BLIND 40", "RAISE 60"))
    assert 0.5 < raises_from(fresh) < raises_from(engaged) < 1
