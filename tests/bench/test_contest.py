"""The contest with the peers: its race, its targets, its page."""

import re
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from bench.contest import evaluator_side, home, parlour_side
from bench.contest.chart import MISSED, draw_chart
from bench.contest.child import serve
from bench.contest.page import PAGE, processor, setting, with_tables
from bench.contest.race import MODULES, SIDES, Contestant, Entry, race
from bench.contest.tables import (
    COPIES,
    HANDS,
    PLAY,
    games_table,
    rate_table,
    rate_text,
    target_table,
    yardstick_table,
)
from bench.contest.targets import TARGETS, verdicts
from bench.peers import tables
from parlour.lab.speed.stopwatch import Work
from tests.bench.contestants import PEER, just_met

ECHO = """
import sys
for number, line in enumerate(sys.stdin):
    print(number * float(line.split("\t")[1]), flush=True)
"""


@pytest.fixture
def sides() -> dict[str, Contestant]:
    return {"PokerKit": Contestant([sys.executable, "-c", ECHO], Path("nowhere"))}


def test_a_contestant_is_asked_and_answers(sides: dict[str, Contestant]) -> None:
    assert [sides["PokerKit"].rate("draw", 0.5) for _ in range(3)] == [0.0, 0.5, 1.0]
    sides["PokerKit"].leave()
    assert sides["PokerKit"].process.returncode == 0


def test_the_median_of_interleaved_rounds_counts(sides: dict[str, Contestant]) -> None:
    laps: list[tuple[int, int]] = []
    result = race(sides, rounds=3, seconds=1.0, told=lambda lap, rounds: laps.append((lap, rounds)))
    sides["PokerKit"].leave()
    assert result == {Entry("PokerKit", "draw"): 4.0, Entry("PokerKit", "draw copies"): 5.0}
    assert laps == [(0, 3), (1, 3), (2, 3)]


def test_a_contestant_that_falls_over_stops_the_race() -> None:
    fallen = Contestant([sys.executable, "-c", "input()"], Path("nowhere"))
    with pytest.raises(SystemExit, match="stopped while it measured 'draw'"):
        fallen.rate("draw", 0.5)
    fallen.leave()


def test_every_side_but_c_has_its_module() -> None:
    folder = Path(__file__).parents[2] / "bench" / "contest"
    assert {*MODULES, "C"} == set(SIDES)
    assert all((folder / f"{module}.py").is_file() for module in MODULES.values())


def test_a_ratio_that_reaches_the_target_meets_it() -> None:
    assert {verdict.words() for verdict in verdicts(just_met())} == {"met"}


def test_a_miss_says_by_how_much() -> None:
    result = {**just_met(), Entry("PokerKit", "draw"): 2 * PEER}
    assert verdicts(result)[0].words() == "missed: 50 % short"


def test_the_faster_of_two_ways_of_a_peer_counts() -> None:
    result = {**just_met(), Entry("evaluators", "phevaluator, five cards"): 2 * PEER}
    missed = [verdict.target.what for verdict in verdicts(result) if not verdict.is_met]
    assert missed == [target.what for target in TARGETS if "phevaluator" in target.against]


def test_every_target_is_about_something_that_is_measured() -> None:
    for target in TARGETS:
        assert target.ours in SIDES["Parlour"]
        assert all(entry.measure in SIDES[entry.side] for entry in target.theirs)


@pytest.mark.parametrize(("rate", "said"), [(1234567.0, "1,230,000"), (45.678, "46"), (999.9, "1,000")])
def test_three_digits_are_enough(rate: float, said: str) -> None:
    assert rate_text(rate) == said


def test_every_peer_s_measure_is_in_a_table() -> None:
    shown = {(side, measure) for _, side, measure in (*PLAY, *COPIES, *HANDS)}
    measured = {(side, measure) for side, measures in SIDES.items() for measure in measures if side != "C"}
    assert shown == measured


def test_a_rate_table_has_a_row_for_each_rate() -> None:
    lines = rate_table("copies/s", COPIES, just_met()).splitlines()
    assert lines[:2] == ["|  | copies/s |", "| --- | ---: |"]
    assert len(lines) == 2 + len(COPIES)


def test_the_target_table_gives_ratio_target_and_verdict() -> None:
    row = target_table(verdicts(just_met())).splitlines()[2]
    assert row.endswith("| 1,000 | 150 × | 150 × | met |")


def test_the_yardstick_says_what_share_of_c_is_reached() -> None:
    result = {**just_met(), Entry("Parlour", "five"): 4_000.0, Entry("C", "five"): 10_000.0}
    assert "| five cards, one at a time | 4,000 | 10,000 | 1/2.5 |" in yardstick_table(result)


def test_without_a_compiler_there_is_no_yardstick() -> None:
    result = {entry: rate for entry, rate in just_met().items() if entry.side != "C"}
    assert yardstick_table(result) == "There was no C compiler."


def test_the_games_are_shown_compiled_beside_plain() -> None:
    rate = {"subject": "big-c", "unit": "copies", "perSecond": 300.0}
    sheets = {"compiled": {"rates": [rate]}, "pure": {"rates": [{**rate, "perSecond": 100.0}]}}
    assert games_table(sheets).splitlines()[2] == "| big-c | copies | 300 | 100 | 3.0 × |"


def test_a_table_replaces_what_stood_between_its_marks() -> None:
    text = "before\n<!-- one -->\nold\n<!-- /one -->\nafter"
    assert with_tables(text, {"one": "new"}) == "before\n<!-- one -->\n\nnew\n\n<!-- /one -->\nafter"


def test_putting_a_table_in_twice_changes_nothing() -> None:
    once = with_tables("<!-- one -->\n<!-- /one -->\n", {"one": "| a |"})
    assert with_tables(once, {"one": "| a |"}) == once


def test_a_table_without_a_place_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the table 'two'"):
        with_tables("<!-- one -->\n<!-- /one -->\n", {"two": "x"})


def test_the_page_has_a_place_for_every_table() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert set(re.findall(r"<!-- (\w+) -->", page)) == {*tables(just_met()), "games", "setting"}


def test_the_setting_names_machine_versions_and_rounds() -> None:
    said = setting(9, 0.5)
    assert said.startswith("Measured at commit ")
    assert f" on {processor()}, one thread" in said
    assert "open_spiel 2." in said
    assert "9 rounds of 0.5 CPU seconds" in said


@pytest.mark.thorough
def test_the_same_numbers_make_the_same_chart(tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        draw_chart(tmp_path / name, verdicts(just_met()))
    one = (tmp_path / "one.svg").read_text()
    assert one == (tmp_path / "two.svg").read_text()
    assert all(target.what in one for target in TARGETS)


@pytest.mark.thorough
def test_a_missed_target_has_another_colour(tmp_path: Path) -> None:
    result = {**just_met(), Entry("PokerKit", "draw"): 5_000.0}
    draw_chart(tmp_path / "met.svg", verdicts(just_met()))
    draw_chart(tmp_path / "missed.svg", verdicts(result))
    assert MISSED not in (tmp_path / "met.svg").read_text()
    assert MISSED in (tmp_path / "missed.svg").read_text()


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_without_a_compiler_that_works_there_is_no_yardstick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiler: str
) -> None:
    monkeypatch.setattr(home, "FOLDER", tmp_path)
    monkeypatch.setenv("CC", compiler)
    assert home.yardstick() is None


def test_the_yardstick_answers_like_a_contestant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "FOLDER", tmp_path)
    program = home.yardstick()
    if program is None:
        pytest.skip("there is no C compiler")
    wishes = "draw\t0.001\ndraw copies\t0.001\nfive\t0.001\nthree\t0.001\n"
    said = subprocess.run([program], input=wishes, capture_output=True, text=True, check=True).stdout
    assert len([rate for rate in said.split() if float(rate) > 0]) == 4


def test_the_list_of_peers_has_versions_and_no_addresses() -> None:
    lines = [line for line in home.LIST.read_text().splitlines() if not line.startswith("#")]
    assert [line for line in lines if line.count("==") != 1 or "/" in line] == []


@pytest.mark.thorough
@pytest.mark.parametrize("measure", SIDES["Parlour"])
def test_every_measure_of_parlour_is_real_work(measure: str) -> None:
    assert parlour_side.MEASURES[measure]()(0)[0] > 0


@pytest.mark.thorough
@pytest.mark.parametrize("measure", ["phevaluator", "phevaluator, five cards"])
def test_the_oracle_ranks_its_hands(measure: str) -> None:
    assert evaluator_side.MEASURES[measure]()(0) == (10_000,)


@pytest.mark.parametrize(("card", "said"), [(1, "Ac"), (10, "Tc"), (26, "Kh"), (28, "2s"), (52, "Kd")])
def test_cards_are_named_as_the_evaluators_write_them(card: int, said: str) -> None:
    assert evaluator_side.card_name(card) == said


def test_a_child_makes_a_measure_once_and_answers_every_wish(capsys: pytest.CaptureFixture[str]) -> None:
    made = count()

    def make() -> Work:
        next(made)
        return lambda number: (1,)

    serve({"toy": make}, ["toy\t0.001\n", "toy\t0.001\n"])
    assert next(made) == 1
    assert all(float(rate) > 0 for rate in capsys.readouterr().out.split())
