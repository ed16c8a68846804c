"""Which imagined deals of Five-Card Draw agree with draws and bets."""

from parlour.games.five_card_draw.tests.laid import laid, say
from parlour.games.five_card_draw.thinking.deals import likelihood

MINE = "QC JD 8H 5S 3C"
FULL_HOUSE = "KC KD KH 6S 6C"
PAIR = "KC KD 9H 6S 2C"
NOTHING = "2C 4D 7H 9S JC"


def after(rival: str, *words: str) -> float:
    """How likely this hand of the rival is to seat 1 after these words."""
    position = laid([rival, MINE])
    say(position, *words)
    return likelihood(position, 1)


def test_nothing_said_says_nothing() -> None:
    assert after(FULL_HOUSE) == after(NOTHING) == 1


def test_a_bet_speaks_for_a_good_hand() -> None:
    assert after(NOTHING, "BET 2") < after(PAIR, "BET 2") < after(FULL_HOUSE, "BET 2")


def test_a_small_bet_says_less() -> None:
    assert after(NOTHING, "BET 2") < after(NOTHING, "BET 1")


def test_who_drew_no_card_holds_a_straight_or_better() -> None:
    words = ("CHECK", "CHECK", "DRAW", "DRAW")
    assert after(PAIR, *words) < after(FULL_HOUSE, *words) / 100
