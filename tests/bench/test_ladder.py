"""The ladder: which pairs there are, how many games they have, what a line says, and where it goes."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from bench.ladder import __main__ as ladder
from bench.ladder.__main__ import wishes_of
from bench.ladder.boards import BOARDS, CHOOSING_SEED, SEED, SEEN, Board
from bench.ladder.measuring import Gain, Rung, measure_rung
from bench.ladder.page import cells, put_on_page, rival_text, with_run
from bench.ladder.rivals import worst

TINY = Board("bastard-brag", 2, ("search:2", "solver"))
QUICK = 20


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))


def rung(low: float, high: float, upper: str = "hard") -> Rung:
    return Rung(upper, "medium", 200, Gain(0.1, low, high), Gain(1.0, low, high))


def test_neighbours_come_first_and_those_who_are_none_are_measured_too() -> None:
    assert list(TINY.pairs()) == [
        ("easy", "random"),
        ("medium", "easy"),
        ("hard", "medium"),
        ("search:2", "hard"),
        ("solver", "hard"),
        ("medium", "random"),
        ("hard", "random"),
        ("hard", "easy"),
        ("search:2", "medium"),
        ("solver", "medium"),
        ("solver", "search:2"),
    ]


def test_how_many_games_a_pair_has_is_fixed_by_who_searches() -> None:
    board = TINY._replace(games=9, searched=7, tried=5, tried_searched=3, rival_games=11)
    assert [board.size("hard", "easy"), board.size("hard", "search:2")] == [9, 7]
    assert [board.size("solver", tried=True), board.size("search:2", tried=True)] == [5, 3]
    assert [board.rival_size("solver"), board.rival_size("search:2")] == [11, 7]


def test_every_size_is_enough_for_intervals_that_are_sure() -> None:
    for board in BOARDS:
        assert min(board.games, board.searched) >= 50


def test_the_deals_that_count_were_not_looked_at_before() -> None:
    assert SEED not in (*SEEN, CHOOSING_SEED)
    assert wishes_of([]).seed == SEED
    assert (wishes_of(["--quick"]).seed, wishes_of(["--quick"]).workers) == (SEEN[0], 1)
    with pytest.raises(SystemExit):
        wishes_of(["--seed", str(SEEN[0])])


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(0.1, 0.2, "shown"), (-0.1, 0.2, "not shown"), (-0.2, -0.1, "the other way round")],
)
def test_the_interval_decides(low: float, high: float, verdict: str) -> None:
    assert rung(low, high).verdict() == verdict
    assert rung(low, high)._replace(unfinished=2).verdict() == f"{verdict}, 2 unfinished"


def test_a_clear_rung_is_shown() -> None:
    found = measure_rung(TINY, ("easy", "random"), 60, 1, 1)
    assert (found.games, found.verdict()) == (60, "shown")


def test_a_player_that_is_not_there_is_skipped_visibly() -> None:
    found = measure_rung(TINY, ("oracle", "hard"), QUICK, 1, 1)
    assert "no player called 'oracle'" in cells(found)[4]


def test_the_worst_simple_rival_is_chosen_on_other_deals_than_it_is_measured_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bench.ladder.rivals.rivals_of", lambda game: ["random", "medium", "oracle"])
    seen: list[Rung] = []
    found = worst(TINY, "easy", SEEN[0], 1, seen.append, quick=QUICK)
    assert [each.upper for each in seen] == ["random", "medium", "oracle"]
    assert found is not None
    again = measure_rung(TINY, ("medium", "easy"), QUICK, SEEN[0], 1)
    assert (found.share, found.tally) == (again.share, again.tally)
    assert found.tally != measure_rung(TINY, ("medium", "easy"), QUICK, CHOOSING_SEED, 1).tally


@pytest.mark.thorough
def test_a_try_says_how_long_the_whole_would_take_and_leaves_the_page_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bench.ladder.rivals.rivals_of", lambda game: ["random"])
    board = Board("bastard-brag", 2, (), games=100, tried=30)
    monkeypatch.setattr(Board, "pairs", lambda board: iter([("hard", "medium")]))
    needed = ladder.measure(board, wishes_of(["--quick"]))
    assert 0 < needed < 3600
    assert "against hard: random" in capsys.readouterr().out


@pytest.mark.parametrize(("high", "warned"), [(0.05, False), (0.06, True)])
def test_a_rival_that_may_be_clearly_ahead_is_marked(high: float, warned: bool) -> None:
    said = rival_text(rung(-0.1, high, "bench.exploiters.general:EndAtOnce"))
    assert said.startswith("EndAtOnce: +0.100 (-0.100 to ")
    assert ("may be ahead" in said) == warned


def page_with(*rungs: Rung, board: Board = TINY, page: str = "# Ladder\n") -> str:
    for each in rungs:
        page = put_on_page(page, board, cells(each))
    return page


def test_a_line_takes_the_place_of_its_old_one_and_of_nothing_else() -> None:
    page = page_with(rung(0.1, 0.2), board=Board("claim", 4, ()), page=page_with(rung(-0.1, 0.2)))
    renewed = page_with(rung(0.3, 0.4), page=page)
    old, new = (
        "+0.100 (-0.100 to +0.200) | +1.0 (-0.1 to +0.2)",
        "+0.100 (+0.300 to +0.400) | +1.0 (+0.3 to +0.4)",
    )
    assert renewed == page.replace(f"{old} | 200 | not shown", f"{new} | 200 | shown")


def test_the_lowest_rung_stands_on_top_whichever_was_measured_first() -> None:
    page = page_with(*(Rung(*pair) for pair in (("hard", "medium"), ("easy", "random"))))
    assert page.index("easy over random") < page.index("hard over medium")


def test_the_run_names_its_seed_and_those_of_tuning_once() -> None:
    page = with_run(with_run("# Ladder\n", 7, "pure", 1.0), 8, "compiled", 20.4)
    assert re.search(r"Seed 8, .+, compiled mode, 20 minutes\.", page)
    assert "Seed 7" not in page
    assert f"not taken here: {', '.join(map(str, SEEN))}." in page
