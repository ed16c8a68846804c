"""The chart and the tables that an experiment can leave."""

import csv
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from parlour.lab.analysis.chart import check_chart, draw_chart
from parlour.lab.analysis.export import columns_of, write_csv, write_parquet
from parlour.lab.errors import BadExperiment
from tests.lab.definitions import a_definition
from tests.lab.found import Findings, found

NAMES = ["deal", "rotation", "seat", "player", "place", "win_share", "tally", "lead"]
NAMES += ["decisions", "unfinished"]


@pytest.fixture(scope="module")
def findings(tmp_path_factory: pytest.TempPathFactory) -> Findings:
    return found(a_definition("random,random", seats=3), tmp_path_factory.mktemp("kept"), deals=12)


def test_a_png_is_drawn(findings: Findings, tmp_path: Path) -> None:
    draw_chart(str(tmp_path / "x.png"), findings.answer, findings.scores)
    assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.thorough
def test_the_same_answer_draws_the_same_svg(findings: Findings, tmp_path: Path) -> None:
    for name in ("one.svg", "other.svg"):
        draw_chart(str(tmp_path / name), findings.answer, findings.scores)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "other.svg").read_bytes()
    assert ET.parse(tmp_path / "one.svg").getroot().tag.endswith("svg")


def test_few_deals_are_drawn_without_intervals(tmp_path: Path) -> None:
    few = found(a_definition(), tmp_path / "kept", deals=1)
    draw_chart(str(tmp_path / "x.svg"), few.answer, few.scores)
    assert (tmp_path / "x.svg").stat().st_size > 1000


@pytest.mark.parametrize(("deals", "unsure"), [(12, True), (25, False)])
def test_a_chart_of_few_deals_says_that_its_intervals_are_unsure(
    tmp_path: Path, deals: int, unsure: bool
) -> None:
    few = found(a_definition(), tmp_path / "kept", deals=deals)
    draw_chart(str(tmp_path / "x.svg"), few.answer, few.scores)
    assert ("unsure: fewer than 25 deals" in (tmp_path / "x.svg").read_text()) == unsure


@pytest.mark.parametrize("file", ["x.pdf", "x", "png"])
def test_other_kinds_of_files_are_refused(file: str) -> None:
    with pytest.raises(BadExperiment, match=r"must end in \.png or \.svg"):
        check_chart(file)


def test_a_chart_that_cannot_be_written_is_refused(findings: Findings) -> None:
    with pytest.raises(BadExperiment, match="cannot be written"):
        draw_chart("nowhere/x.png", findings.answer, findings.scores)


def columns(findings: Findings) -> dict[str, list[object]]:
    return columns_of(findings.definition, findings.played.results, findings.games)


def test_there_is_a_row_for_every_seat_of_every_game(findings: Findings, tmp_path: Path) -> None:
    write_csv(str(tmp_path / "games.csv"), columns(findings))
    with (tmp_path / "games.csv").open(newline="") as page:
        header, *rows = csv.reader(page)
    assert header == NAMES
    assert len(rows) == 12 * 2 * 3


def test_a_row_says_how_the_game_ended_for_the_seat(findings: Findings) -> None:
    rows = list(zip(*columns(findings).values(), strict=True))
    last = findings.played.results[11].games[1]
    assert [(row[4], row[6], row[8]) for row in rows[-3:]] == [
        (last.places[seat], last.tallies[seat], last.decisions) for seat in range(3)
    ]
    assert rows[-1][:3] == (11, 1, 2)


def test_parquet_holds_the_same(findings: Findings, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `lab` is not installed")
    write_parquet(str(tmp_path / "games.parquet"), columns(findings))
    assert parquet.read_table(tmp_path / "games.parquet").to_pydict() == columns(findings)


@pytest.mark.parametrize("write", [write_csv, write_parquet])
def test_a_file_that_cannot_be_written_is_refused(findings: Findings, write: object) -> None:
    assert callable(write)
    with pytest.raises(BadExperiment, match=r"nowhere/x cannot be written: no such file"):
        write("nowhere/x", columns(findings))
