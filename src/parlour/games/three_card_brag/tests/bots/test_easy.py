"""The easy bot: loose, timid, and sometimes mistaken."""

from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.bot_table import choices, usual
from parlour.games.three_card_brag.tests.laid import laid, play


def asked_to_pay(hand: str, stake: int = 10) -> ThreeCardBrag:
    """A player with this hand has looked and faces a bet."""
    return play(laid(["AS KD JC", hand]), "SEE_HAND", f"BET {2 * stake}", "SEE_HAND")


def test_it_calls_a_small_bet_with_a_king() -> None:
    assert usual(asked_to_pay("KC 8D 4H"), "easy") == "CALL"


def test_it_folds_an_eight() -> None:
    assert usual(asked_to_pay("8C 5D 2H"), "easy") == "FOLD"


def test_it_makes_mistakes() -> None:
    shares = choices(asked_to_pay("8C 5D 2H"), "easy")
    assert 0.02 < 1 - shares["FOLD"] < 0.25


def test_it_raises_a_straight_now_and_then() -> None:
    shares = choices(asked_to_pay("8C 7D 6H"), "easy")
    assert 0.2 < shares["RAISE"] < shares["CALL"]


def test_it_folds_a_king_when_the_price_is_dear() -> None:
    assert usual(asked_to_pay("KC 8D 4H", stake=2_000), "easy") == "FOLD"


def test_it_looks_at_its_hand_more_often_than_not() -> None:
    assert usual(laid(["KC 8D 4H", "2C 3D 7H"]), "easy") == "SEE_HAND"


def test_it_looks_before_a_dear_call() -> None:
    position = play(laid(["AS KD JC", "KC 8D 4H"]), "BET_BLIND 5000")
    assert choices(position, "easy") == {"SEE_HAND": 1.0}


def test_it_never_folds_for_nothing() -> None:
    assert "FOLD" not in choices(play(laid(["5C 3D 2H", "AS KD JC"]), "SEE_HAND"), "easy")


def test_it_misses_a_card_turn_now_and_then() -> None:
    position = play(laid(["9S 9D 4C", "2C 3D 7H"]), "CHECK", "CHECK", "SEE_HAND")
    assert 0.02 < choices(position, "easy")["PASS"] < 0.25
