"""Who would win an imagined deal if nobody folded any more: hands are compared after the card turns."""

import pytest

from parlour.cards.luck import Luck
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import lay_table, play

KINGS, QUEENS, NINES = "KS KH 4D", "QS QH 5D", "9S 9D 3H"


def part_won(position: ThreeCardBrag, seat: int = 0) -> float:
    return GAME.thinking.showdown(position.copy(), seat, Luck(1))


def in_the_last_bets(*hands: str) -> ThreeCardBrag:
    """Everybody has looked, checked and passed."""
    checks = ["SEE_HAND", "CHECK"] * len(hands)
    return play(lay_table(list(hands)), *checks, *["PASS"] * len(hands))


def test_the_best_hand_wins() -> None:
    position = in_the_last_bets(KINGS, QUEENS, NINES)
    assert [part_won(position, seat) for seat in range(3)] == [1, 0, 0]


def test_who_has_folded_does_not_count() -> None:
    position = play(in_the_last_bets(KINGS, QUEENS, NINES), "FOLD")
    assert part_won(position, 1) == 1


def test_equal_hands_share() -> None:
    position = play(
        lay_table(["KS KH 4D", "KD KC 4H"], suitTiebreak=False), *["SEE_HAND", "CHECK"] * 2, "PASS", "PASS"
    )
    assert [part_won(position, seat) for seat in range(2)] == [0.5, 0.5]


def test_cards_to_come_are_taken() -> None:
    position = play(lay_table([QUEENS, KINGS], stock="QD 2C"), "SEE_HAND", "BET 20", "SEE_HAND")
    assert part_won(position, 0) == 1


@pytest.mark.parametrize("coins", [10, 10_000])
def test_who_is_all_in_takes_a_card_too(coins: int) -> None:
    position = play(lay_table([QUEENS, KINGS], stock="QD 2C", coins=coins), "SEE_HAND", "BET 10", "SEE_HAND")
    assert part_won(position, 0) == 1
