"""A whole measurement."""

from parlour.engine.rules.finder import find_game
from parlour.lab.speed.running import measure
from parlour.version import mode
from tests.lab.questions import silent

UNITS = ["playouts", "decisions", "copies", "views", "moves saved", "moves replayed"]


def test_one_game_is_measured_without_hands() -> None:
    sheet = measure([find_game("bastard-brag")], 0.001, silent, hands=False)
    assert [rate.unit for rate in sheet.rates] == UNITS
    assert all(rate.per_second > 0 for rate in sheet.rates)
    assert sheet.mode == mode()


def test_progress_is_told_before_every_go() -> None:
    heard: list[tuple[float, float, str]] = []

    def told(done: float, total: float, next_up: str = "") -> None:
        heard.append((done, total, next_up))

    measure([find_game("big-c")], 0.001, told, hands=False)
    assert [(done, total) for done, total, _ in heard] == [(done, 15) for done in range(15)]
    assert heard[0][2] == "big-c: playouts and decisions"
