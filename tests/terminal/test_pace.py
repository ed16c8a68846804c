"""Every answer of a bot takes the same time, whatever cards lie behind it."""

import pytest

from parlour.terminal.pace import PATIENCE, Pace


class Clock:
    """Time that passes only while somebody thinks or sleeps."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        patch.setattr("time.monotonic", lambda: self.now)

    def pass_by(self, seconds: float) -> None:
        self.now += seconds

    def answer(self, pace: Pace, thought: float, seat: int = 0) -> float:
        """How long an answer takes from the question on."""
        asked = self.now
        self.pass_by(thought)
        pace.hold_back(seat, asked)
        return round(self.now - asked, 6)


def test_every_answer_takes_the_same_time_however_long_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    pace = Pace(0.5, clock.pass_by)
    assert {clock.answer(pace, thought) for thought in (0.001, 0.1, 0.004, 0.499)} == {0.5}


def test_after_a_slow_thought_the_seat_stays_slow_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    pace = Pace(0.5, clock.pass_by)
    assert [clock.answer(pace, thought) for thought in (0.1, 0.7, 0.1)] == [0.5, 1.0, 1.0]
    assert clock.answer(pace, 0.1, seat=1) == 0.5


def test_the_pace_quickens_in_a_long_stretch_and_is_even_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    pace = Pace(0.5, clock.pass_by)
    answers = [clock.answer(pace, 0.001 * number) for number in range(PATIENCE + 10)]
    assert answers == [0.5] * PATIENCE + [0.05] * 10
    pace.person_acts()
    assert clock.answer(pace, 0.001) == 0.5


def test_fast_means_no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    assert clock.answer(Pace(0.0, clock.pass_by), 0.25) == 0.25
