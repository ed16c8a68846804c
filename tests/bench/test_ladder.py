"""The ladder of bench/ladder.py: which rungs there are, when one is decided, and where its table goes."""

import runpy
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from tests.house import ROOT

pytest.importorskip("numpy")

LADDER: dict[str, Any] = runpy.run_path(str(ROOT / "bench" / "ladder.py"))
Board, Gain, Rung = LADDER["Board"], LADDER["Gain"], LADDER["Rung"]
TINY = Board("bastard-brag", 2, ("search:2", "solver"))


@pytest.fixture
def wishes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Namespace:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    return Namespace(seed=1, quick=True, workers=1, most=200)


def rung(low: float, high: float) -> Any:
    return Rung("hard", "easy", 200, Gain(0.1, low, high), Gain(1.0, low, high))


def test_neighbours_are_measured_and_all_above_hard_meet_hard() -> None:
    assert list(LADDER["pairs_of"](TINY, None)) == [
        ("easy", "random"),
        ("medium", "easy"),
        ("hard", "medium"),
        ("search:2", "hard"),
        ("solver", "hard"),
    ]


def test_rungs_may_be_named_from_the_lowest_up() -> None:
    assert list(LADDER["pairs_of"](TINY, "easy,hard")) == [("hard", "easy")]


@pytest.mark.parametrize(
    ("low", "high", "verdict", "decided"),
    [(0.1, 0.2, "shown", True), (-0.1, 0.2, "not shown", False), (-0.2, -0.1, "the other way round", True)],
)
def test_the_interval_decides(low: float, high: float, verdict: str, decided: bool) -> None:
    assert (rung(low, high).verdict(), rung(low, high).decided()) == (verdict, decided)


def test_a_clear_rung_is_shown_at_the_first_look(wishes: Namespace) -> None:
    climbed = LADDER["climb"](TINY, ("easy", "random"), wishes)
    assert (climbed.games, climbed.verdict()) == (LADDER["SIZES"][0], "shown")


def test_equal_players_are_not_shown_to_differ(wishes: Namespace) -> None:
    assert LADDER["climb"](TINY, ("random", "random"), wishes).verdict() == "not shown"


@pytest.mark.parametrize(
    ("pair", "looks"),
    [
        (("hard", "medium"), [100, 2_000]),
        (("solver", "hard"), [100, 2_000]),
        (("search:2", "hard"), [100, 400, 2_000]),
    ],
)
def test_a_player_that_searches_is_looked_at_sooner(
    wishes: Namespace, pair: tuple[str, str], looks: list[int]
) -> None:
    wishes.quick, wishes.most = False, 2_000
    assert LADDER["sizes_of"](pair, wishes) == looks


def test_every_rung_has_as_many_looks_as_its_intervals_are_widened_for() -> None:
    assert len(LADDER["SIZES"]) == len(LADDER["SLOW_SIZES"]) == 3


def test_a_player_that_is_not_there_is_skipped_visibly(wishes: Namespace) -> None:
    climbed = LADDER["climb"](TINY, ("oracle", "hard"), wishes)
    assert "no player called 'oracle'" in LADDER["cells"](climbed)[-1]


def page_with(*rungs: Any, board: Any = TINY, page: str = "# Ladder\n") -> str:
    for each in rungs:
        page = LADDER["put_on_page"](page, board, each)
    return page


def test_a_rung_takes_the_place_of_its_old_line_and_of_nothing_else() -> None:
    page = page_with(rung(0.1, 0.2), board=Board("claim", 4, ()), page=page_with(rung(-0.1, 0.2)))
    renewed = page_with(rung(0.3, 0.4), page=page)
    old, new = (
        "+0.100 (-0.100 to +0.200) | +1.0 (-0.1 to +0.2)",
        "+0.100 (+0.300 to +0.400) | +1.0 (+0.3 to +0.4)",
    )
    assert renewed == page.replace(f"{old} | 200 | not shown", f"{new} | 200 | shown")


def test_the_lowest_rung_stands_on_top_whichever_was_measured_first() -> None:
    page = page_with(*(Rung(upper, lower) for upper, lower in (("hard", "medium"), ("easy", "random"))))
    assert page.index("easy over random") < page.index("hard over medium")
