"""The stopwatch, with a clock that the tests turn."""

import pytest

from parlour.lab.speed.stopwatch import Measure, Rate, rates, time_measures


class Clock:
    """CPU time that goes on only when work is done."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 5.0
        patch.setattr("time.process_time", lambda: self.now)

    def passes(self, *seconds: float) -> Measure:
        """Work of ten units a piece that takes so long each time, over and over."""
        pieces = 0

        def work(number: int) -> tuple[int, int]:
            nonlocal pieces
            self.now += seconds[pieces % len(seconds)]
            pieces += 1
            return 10, 1

        return Measure("toy", ("units", "pieces"), work)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_a_rate_is_units_by_seconds(clock: Clock) -> None:
    assert rates(clock.passes(0.5).work, 2.0) == (20.0, 2.0)


def test_work_that_takes_longer_than_allowed_is_done_once(clock: Clock) -> None:
    assert rates(clock.passes(4.0).work, 2.0) == (2.5, 0.25)


def test_the_median_of_the_goes_counts(clock: Clock) -> None:
    found = time_measures([clock.passes(1.0, 5.0, 2.0)], 3.0, lambda done, measure: None, goes=3)
    assert found == [Rate("toy", "units", 5.0), Rate("toy", "pieces", 0.5)]


def test_the_measures_take_turns(clock: Clock) -> None:
    first, second = clock.passes(1.0), clock.passes(1.0)._replace(subject="other")
    heard: list[tuple[int, str]] = []
    time_measures([first, second], 1.0, lambda done, measure: heard.append((done, measure.subject)), goes=2)
    assert heard == [(0, "toy"), (1, "other"), (2, "toy"), (3, "other")]
