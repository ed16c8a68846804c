"""Sums at a pot."""

from parlour.engine.words.phrasebook import plainly
from parlour.kit.reckoning import call_sums


def test_a_call_of_two_for_six_must_win_once_in_four() -> None:
    [said] = call_sums(2, 6)
    assert plainly(said) == "A call costs 2 with 6 in the pot: it pays if you win more than 25 times in 100."


def test_where_nothing_is_to_be_called_there_is_nothing_to_reckon() -> None:
    assert call_sums(0, 6) == []
