"""A whole measurement."""

from parlour.engine.finder import find_game
from parlour.lab.speed.running import measure
from parlour.version import mode

UNITS = ["playouts", "decisions", "copies", "views", "moves saved", "moves replayed"]


def test_one_game_is_measured_without_hands() -> None:
    sheet = measure([find_game("bastard-brag")], 0.001, lambda done, total, next_up: None, hands=False)
    assert [rate.unit for rate in sheet.rates] == UNITS
    assert all(rate.per_second > 0 for rate in sheet.rates)
    assert sheet.mode == mode()


def test_progress_is_told_before_every_go() -> None:
    heard: list[tuple[int, int]] = []
    measure(
        [find_game("big-c")], 0.001, lambda done, total, next_up: heard.append((done, total)), hands=False
    )
    assert heard == [(done, 15) for done in range(15)]
