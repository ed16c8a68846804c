"""More time, more strength: which searches meet, and the section of the ladder's page about them."""

from pathlib import Path

import pytest

pytest.importorskip("numpy")

from bench.ladder import more_time
from bench.ladder.boards import CHOOSING_SEED, SEED, SEEN, Board
from bench.ladder.measuring import Gain, Rung
from bench.ladder.more_time import TIME_RUNGS, TIME_SEED, TimeRung, line_of, put_in_section, wishes_of
from parlour.engine.rules.finder import game_names
from parlour.players.search.budget import budget_of

BRAG = TimeRung(Board("bastard-brag", 2, ()), 2, 50)
CLAIM = TimeRung(Board("claim", 4, ()), 2, 50)


def line(rung: TimeRung, mean: float) -> list[str]:
    return line_of(rung, Rung(*rung.pair(), 50, Gain(mean, 0.01, 0.3), Gain(1.0, 0.1, 2.0)))


def test_every_game_has_a_rung() -> None:
    assert {rung.board.game for rung in TIME_RUNGS} == set(game_names())


def test_the_upper_search_imagines_four_times_as_many_games() -> None:
    for rung in TIME_RUNGS:
        upper, lower = (budget_of(player.partition(":")[2]).games for player in rung.pair())
        assert upper == 4 * lower


def test_its_deals_are_those_of_no_other_run() -> None:
    assert TIME_SEED not in (*SEEN, CHOOSING_SEED, SEED)
    with pytest.raises(SystemExit):
        wishes_of(["--seed", str(SEEN[0])])


def test_a_line_names_the_game_the_rung_and_the_verdict() -> None:
    cells = line(BRAG, 0.1)
    assert cells[:2] == ["bastard-brag, 2 seats", "search:8 over search:2"]
    assert cells[-1] == "shown"
    assert len(cells) == len(more_time.COLUMNS)


def test_a_line_takes_the_place_of_its_old_one_and_the_rest_of_the_page_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(more_time, "TIME_RUNGS", (BRAG, CLAIM))
    page = put_in_section("# Ladder\n\nWords.\n", line(CLAIM, 0.2))
    page = put_in_section(put_in_section(page, line(BRAG, 0.1)), line(BRAG, 0.15))
    assert page.startswith("# Ladder\n\nWords.\n\n## More time\n")
    assert "+0.100" not in page
    assert page.index("+0.150") < page.index("+0.200"), "in the order of the rungs"


def test_two_rungs_of_a_game_have_a_line_each() -> None:
    page = put_in_section(put_in_section("", line(BRAG, 0.1)), line(BRAG._replace(less=9), 0.2))
    assert "search:8 over search:2 | +0.100" in page
    assert "search:36 over search:9 | +0.200" in page


@pytest.mark.thorough
def test_a_run_plays_the_games_and_writes_the_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# Ladder\n", "utf-8")
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    monkeypatch.setattr(more_time, "PAGE", page)
    monkeypatch.setattr(more_time, "TIME_RUNGS", (BRAG._replace(less=1, games=2), CLAIM))
    monkeypatch.setattr("sys.argv", ["more_time", "--game", "bastard-brag", "--workers", "1"])
    more_time.main()
    assert "search:4 over search:1" in page.read_text("utf-8")
    assert "claim" not in page.read_text("utf-8")
    assert "search:4 over search:1" in capsys.readouterr().out
