"""Which imagined deals of Three Card Brag agree with the betting."""

from parlour.games.three_card_brag.tests.laid import laid, play
from parlour.games.three_card_brag.thinking.deals import likelihood

MINE = "2C 7D KH"
PRIAL, NOTHING = "9S 9D 9H", "3S 5D 8H"


def after(rival: str, *words: str) -> float:
    """How likely this hand of the rival is to seat 0 after these words."""
    return likelihood(play(laid([MINE, rival]), *words), 0)


def test_a_hand_that_was_not_seen_says_nothing() -> None:
    words = ("CHECK", "BET_BLIND 50")
    assert after(PRIAL, *words) == after(NOTHING, *words) == 1


def test_a_bet_speaks_for_a_good_hand() -> None:
    words = ("CHECK", "SEE_HAND", "BET 40")
    assert after(NOTHING, *words) < after(PRIAL, *words) / 10


def test_a_dearer_bet_speaks_more_clearly() -> None:
    assert after(NOTHING, "CHECK", "SEE_HAND", "BET 200") < after(NOTHING, "CHECK", "SEE_HAND", "BET 20")


def test_a_check_speaks_against_a_good_hand() -> None:
    position = play(laid([PRIAL, MINE]), "SEE_HAND", "CHECK")
    poor = play(laid([NOTHING, MINE]), "SEE_HAND", "CHECK")
    assert likelihood(position, 1) < likelihood(poor, 1) == 1


def test_who_has_had_a_card_turn_holds_a_better_hand() -> None:
    words = ("CHECK", "SEE_HAND", "CHECK", "PASS", "PASS")
    assert after(NOTHING, *words) < after("5S 5D 8H", *words)
