"""Every game as rows."""

import csv
from pathlib import Path

import pytest

from parlour.lab.errors import BadExperiment
from parlour.lab.findings.export import columns_of, write_csv, write_parquet
from tests.lab.found import Findings, found
from tests.lab.questions import a_question

NAMES = ["deal", "rotation", "seat", "player", "place", "win_share", "tally", "lead", "decisions"]


@pytest.fixture
def findings(tmp_path: Path) -> Findings:
    return found(a_question("random,random", seats=3), tmp_path / "kept", deals=4)


def columns(findings: Findings) -> dict[str, list[object]]:
    return columns_of(findings.question, findings.played.sheets, findings.games)


def test_there_is_a_row_for_every_seat_of_every_game(findings: Findings, tmp_path: Path) -> None:
    write_csv(str(tmp_path / "games.csv"), columns(findings))
    with (tmp_path / "games.csv").open(newline="") as page:
        header, *rows = csv.reader(page)
    assert header == NAMES
    assert len(rows) == 4 * 2 * 3


def test_a_row_says_how_the_game_ended_for_the_seat(findings: Findings) -> None:
    rows = list(zip(*columns(findings).values(), strict=True))
    last = findings.played.sheets[3].games[1]
    assert [(row[4], row[6], row[8]) for row in rows[-3:]] == [
        (last.places[seat], last.tallies[seat], last.decisions) for seat in range(3)
    ]
    assert rows[-1][:3] == (3, 1, 2)


def test_parquet_holds_the_same(findings: Findings, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra `lab` is not installed")
    write_parquet(str(tmp_path / "games.parquet"), columns(findings))
    assert parquet.read_table(tmp_path / "games.parquet").to_pydict() == columns(findings)


@pytest.mark.parametrize("write", [write_csv, write_parquet])
def test_a_file_that_cannot_be_written_is_refused(findings: Findings, write: object) -> None:
    assert callable(write)
    with pytest.raises(BadExperiment, match=r"nowhere/x cannot be written: no such file"):
        write("nowhere/x", columns(findings))
