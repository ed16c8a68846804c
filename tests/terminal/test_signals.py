"""Signals: a way out, but never in the middle of a move."""

import signal

import pytest

from parlour.terminal.errors import Left
from parlour.terminal.signals import Exits

ALL = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.mark.parametrize("number", ALL)
def test_a_signal_makes_the_person_leave_with_its_exit_code(number: signal.Signals) -> None:
    with Exits(), pytest.raises(Left) as left:
        signal.raise_signal(number)
    assert left.value.exit_code == 128 + number


def test_a_signal_waits_until_the_move_is_done() -> None:
    done: list[str] = []

    def move(exits: Exits) -> None:
        with exits.held():
            signal.raise_signal(signal.SIGINT)
            done.append("the move")

    with Exits() as exits, pytest.raises(Left):
        move(exits)
    assert done == ["the move"]


def test_without_a_signal_nothing_happens() -> None:
    with Exits() as exits, exits.held():
        pass
    assert exits.waiting is None


def test_signals_mean_afterwards_what_they_meant_before() -> None:
    before = [signal.getsignal(number) for number in ALL]
    with Exits():
        pass
    assert [signal.getsignal(number) for number in ALL] == before
