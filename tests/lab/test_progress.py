"""Telling how far the games are."""

import pytest

from parlour.lab.progress import Bar, Teller, rate_text


def test_a_pipe_hears_nothing_of_a_short_run(capsys: pytest.CaptureFixture[str]) -> None:
    with Teller(2, 100, 0) as teller:
        teller.told(50)
    assert capsys.readouterr() == ("", "")


def test_a_pipe_hears_a_line_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter([0.0, 10.0, 40.0, 50.0])
    monkeypatch.setattr("parlour.lab.progress.time.monotonic", lambda: next(now))
    with Teller(2, 1000, 100) as teller:
        for deals in (200, 500, 600):
            teller.told(deals)
    assert capsys.readouterr().err == "1,000 of 2,000 games, 20 games/s, about 50 s left\n"


def test_a_bar_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    with Bar(2, 100, 10) as bar:
        assert bar.progress.tasks[0].completed == 20
        bar.told(60)
        assert bar.progress.tasks[0].completed == 120
    assert bar.progress.tasks[0].total == 200


@pytest.mark.parametrize(("rate", "text"), [(1234.5, "1,234 games/s"), (0.25, "0.25 games/s")])
def test_slow_games_have_decimals(rate: float, text: str) -> None:
    assert rate_text(rate) == text
