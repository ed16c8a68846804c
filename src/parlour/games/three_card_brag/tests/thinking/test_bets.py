"""What bets bring in imagined games of Three Card Brag, and which imagined deals agree with them."""

import pytest

from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import lay_table, play
from parlour.games.three_card_brag.thinking.bets import BetEstimates, hands_of, message_of, share
from parlour.games.three_card_brag.thinking.deals import weight_of_deal

MINE = "2C 7D KH"
PRIAL, NOTHING = "9S 9D 9H", "3S 5D 8H"


def values(position: ThreeCardBrag, *, heeds: bool = True) -> BetEstimates:
    """What the seat whose turn it is makes of its ways."""
    return BetEstimates(position, position.turn, heeds=heeds)


@pytest.mark.parametrize(
    ("hand", "low", "high"), [(PRIAL, 0.99, 1), ("5S 5D 8H", 0.74, 0.85), (NOTHING, 0, 0.1)]
)
def test_a_hand_stands_for_the_share_of_hands_it_beats(hand: str, low: float, high: float) -> None:
    assert low <= share(lay_table([hand, MINE]), 0) <= high


def test_a_trump_in_the_hand_counts() -> None:
    assert share(lay_table([NOTHING, MINE], trump="8H"), 0) > share(lay_table([NOTHING, MINE]), 0)


def test_a_card_turn_to_come_may_better_a_hand() -> None:
    position = play(lay_table([NOTHING, MINE]), "SEE_HAND", "CHECK", "CHECK")
    assert max(values(position).prospects()) > share(position, 0)
    play(position, "PASS", "PASS")
    assert values(position).prospects() == [share(position, 0)]


def test_coins_speak_for_a_seen_hand_alone() -> None:
    blind = play(lay_table([MINE, NOTHING]), "BET_BLIND 50")
    seen = play(lay_table([MINE, NOTHING]), "SEE_HAND", "BET 100")
    assert (message_of(blind, 0, 1), hands_of(blind, 0), hands_of(seen, 0)) == (1, 3, 3)
    assert message_of(seen, 0, 1) > 1.5


def test_good_hands_are_worth_a_stake_and_poor_ones_are_not() -> None:
    ways = values(play(lay_table([PRIAL, MINE]), "SEE_HAND"))
    assert ways.of_stake(20, [0.99]) > 0 > ways.of_stake(20, [0.1])


def test_what_costs_nothing_loses_nothing_and_may_win_the_round() -> None:
    ways = values(play(lay_table([NOTHING, MINE]), "SEE_HAND"))
    assert ways.of_stake(0, [0.0]) == 0 < ways.of_stake(0, [0.1])


def test_showing_a_poor_hand_to_who_has_bet_is_dear() -> None:
    position = play(lay_table([MINE, NOTHING]), "SEE_HAND", "BET 40", "SEE_HAND")
    assert values(position).of_showing() < -0.1
    assert values(play(lay_table([MINE, PRIAL]), "SEE_HAND", "BET 40", "SEE_HAND")).of_showing() > 0.3


def test_a_bet_that_is_not_heeded_counts_for_nothing() -> None:
    seen = play(lay_table([MINE, NOTHING]), "SEE_HAND", "BET 100", "SEE_HAND")
    assert values(seen, heeds=False).of_stake(50, [0.9]) > values(seen).of_stake(50, [0.9])


def after(rival: str, *words: str) -> float:
    """What a deal with this hand of the rival weighs for seat 0 after these words."""
    return weight_of_deal(play(lay_table([MINE, rival]), *words), 0)


def test_a_hand_that_was_not_seen_says_nothing() -> None:
    words = ("CHECK", "BET_BLIND 50")
    assert after(PRIAL, *words) == after(NOTHING, *words) == 1


def test_a_bet_speaks_for_a_good_hand() -> None:
    words = ("CHECK", "SEE_HAND", "BET 40")
    assert after(NOTHING, *words) < after(PRIAL, *words) / 10


def test_a_dearer_bet_speaks_more_clearly() -> None:
    assert after(NOTHING, "CHECK", "SEE_HAND", "BET 200") < after(NOTHING, "CHECK", "SEE_HAND", "BET 20")


def test_a_check_speaks_against_a_good_hand() -> None:
    good = play(lay_table([PRIAL, MINE]), "SEE_HAND", "CHECK")
    poor = play(lay_table([NOTHING, MINE]), "SEE_HAND", "CHECK")
    assert weight_of_deal(good, 1) < weight_of_deal(poor, 1) == 1


def test_who_has_had_a_card_turn_holds_a_better_hand() -> None:
    words = ("CHECK", "SEE_HAND", "CHECK", "PASS", "PASS")
    assert after(NOTHING, *words) < after("5S 5D 8H", *words)
