"""The hard bot: it compares all ways by the coins they bring."""

import pytest

from parlour.games.three_card_brag.tests.bot_table import choice, choices, usual
from parlour.games.three_card_brag.tests.bots.test_chances import TO_CARDS
from parlour.games.three_card_brag.tests.laid import laid, play, seated

TO_FINAL = (*TO_CARDS, "PASS", "PASS")


def test_it_bets_the_best_hand() -> None:
    assert choices(play(laid(["3C 3H 3S", "2C 3D 7H"]), *TO_FINAL), "hard") == {"BET": 1.0}


def test_it_checks_a_poor_hand() -> None:
    assert usual(play(laid(["8C 5D 2H", "AS KD JC"]), *TO_FINAL), "hard") == "CHECK"


def test_it_calls_a_fair_hand_against_a_small_bet() -> None:
    position = play(laid(["AS KD JC", "KC KH 4H"], ante=20), *TO_FINAL, "BET 10")
    assert usual(position, "hard") in ("CALL", "RAISE")


def test_it_takes_a_large_bet_for_a_message() -> None:
    position = play(laid(["AS KD JC", "9C 9H 4H"], ante=20), *TO_FINAL, "BET 1000")
    assert usual(position, "hard") == "FOLD"


def test_it_fears_the_trump_that_a_rival_took_from_the_floor() -> None:
    """The same bet is called when the card taken was a harmless one."""
    answers = []
    for trump in ("2D", "5D"):
        position = laid(["AS KD JC", "9C 9H 4H"], stock="2D", trump=trump, ante=20)
        play(position, "SEE_HAND", "CHECK", "SEE_HAND", "CHECK", "DRAW_FROM_DECK", "SWAP_CARD 2")
        answers.append(usual(play(position, "PASS", "BET 20"), "hard"))
    assert answers[0] == "FOLD" != answers[1]


def test_it_pays_half_while_the_pot_is_worth_it() -> None:
    position = play(seated([1_000, 1_000], ante=20), "BET_BLIND 5")
    assert "SEE_HAND" not in choices(position, "hard")


def test_it_looks_at_once_when_there_is_nothing_to_win_blind() -> None:
    assert choices(seated([1_000, 1_000]), "hard") == {"SEE_HAND": 1.0}


def test_it_looks_before_it_folds() -> None:
    position = play(seated([1_000, 1_000]), "SEE_HAND", "BET 400")
    assert choices(position, "hard") == {"SEE_HAND": 1.0}


def test_it_shows_a_pair_rather_than_let_a_betting_rival_draw() -> None:
    position = play(laid(["AS KD JC", "KC KH 4H"], ante=20), "SEE_HAND", "BET 40", "SEE_HAND")
    assert choices(position, "hard") == {"SHOW_HAND": 1.0}


def test_it_draws_on_when_there_is_nothing_to_win_by_showing() -> None:
    assert usual(play(laid(["9S 9D 4C", "2C 3D 7H"]), *TO_CARDS), "hard") == "DRAW_FROM_DECK"


@pytest.mark.parametrize("stake", [10, 50, 500])
def test_it_never_stakes_more_than_the_pot_at_once(stake: int) -> None:
    position = play(laid(["2C 4D 7H", "3C 3H 3S"]), "BET_BLIND", f"RAISE {stake}", "SEE_HAND", "CALL")
    play(position, "PASS", "SEE_HAND", "PASS", "CHECK")
    assert 0 < choice(position, "hard").amount <= max(40, position.pot)
