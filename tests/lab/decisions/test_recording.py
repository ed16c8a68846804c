"""Recording decisions: with the games, once for each deal, and on again from where it was left."""

import csv
import json
from pathlib import Path

import pytest

from parlour.lab.decisions.recording import RecordedExperiment, record_deal, record_deals
from parlour.lab.decisions.rows import AFTER, BEFORE, DecisionTable
from parlour.lab.decisions.store import DECISIONS
from parlour.lab.decisions.writing import check_decisions, write_decisions
from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deal
from parlour.lab.run.executor import InProcess
from parlour.lab.run.experiment import run
from parlour.lab.run.folder import Folder
from tests.lab.definitions import a_definition, an_experiment, in_process, silent

DEFINITION = a_definition("easy,random")


def recorded(folder: Path, deals: int) -> RecordedExperiment:
    experiment = RecordedExperiment(DEFINITION, deals, Folder(folder))
    run(experiment, lambda: InProcess(lambda numbers: record_deals(DEFINITION, numbers)), silent)
    return experiment


def rows_of(experiment: RecordedExperiment) -> list[dict[str, object]]:
    table = DecisionTable(DEFINITION, experiment.deals, experiment.store)
    return [dict(zip(table.columns, row, strict=True)) for row in table.rows()]


def test_watching_a_game_changes_nothing_in_it() -> None:
    assert record_deal(DEFINITION, 3).result == play_deal(DEFINITION, 3)


def test_there_is_a_row_for_every_decision_with_what_was_open_and_how_it_ended(tmp_path: Path) -> None:
    experiment = recorded(tmp_path, deals=2)
    rows = rows_of(experiment)
    games = [game for result in experiment.results() for game in result.games]
    assert len(rows) == sum(game.decisions for game in games)
    assert list(rows[0])[: len(BEFORE)] == list(BEFORE)
    assert list(rows[0])[-len(AFTER) :] == list(AFTER)
    for row in rows:
        ended = games[int(str(row["game"]))]
        seat = int(str(row["seat"]))
        assert row["verb"] in str(row["open_verbs"]).split()
        assert str(row["move"]).split()[0] == row["verb"]
        assert (row["place"], row["tally"]) == (ended.places[seat], ended.tallies[seat])
        assert row[f"seen viewer {seat}"] == row[f"seen to act {seat}"] == 1
        assert row["player"] in ("easy", "random")
    assert [row["decision"] for row in rows[: games[0].decisions]] == list(range(1, games[0].decisions + 1))


def test_more_deals_play_only_what_is_missing(tmp_path: Path) -> None:
    before = rows_of(recorded(tmp_path, deals=2))
    more = RecordedExperiment(DEFINITION, 3, Folder(tmp_path))
    assert (more.before, list(more.missing())) == (2, [2])
    assert rows_of(recorded(tmp_path, deals=3))[: len(before)] == before


def test_games_that_were_played_without_decisions_are_played_again_once(tmp_path: Path) -> None:
    run(an_experiment(tmp_path, 2, DEFINITION), lambda: in_process(DEFINITION), silent)
    assert recorded(tmp_path, deals=2).before == 0
    assert recorded(tmp_path, deals=2).before == 2
    assert an_experiment(tmp_path, 2, DEFINITION).before == 2


def test_a_damaged_line_is_played_again(tmp_path: Path) -> None:
    whole = rows_of(recorded(tmp_path, deals=2))
    page = tmp_path / DECISIONS
    page.write_bytes(page.read_bytes()[:-40])
    again = recorded(tmp_path, deals=2)
    assert again.before == 1
    assert rows_of(again) == whole


def test_a_deal_that_was_stopped_has_no_rows(tmp_path: Path) -> None:
    store = recorded(tmp_path, deals=2).store
    rows = list(DecisionTable(DEFINITION, 3, store).rows())
    assert {row[1] for row in rows} == {0, 1}


def test_all_kinds_of_files_say_the_same(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    experiment = recorded(tmp_path, deals=1)
    table = DecisionTable(DEFINITION, 1, experiment.store)
    files = {kind: str(tmp_path / f"x.{kind}") for kind in ("csv", "jsonl", "parquet")}
    for file in files.values():
        write_decisions(check_decisions(file), table)
    rows = rows_of(experiment)
    assert pq.read_table(files["parquet"]).to_pylist() == rows
    with Path(files["csv"]).open(encoding="utf-8", newline="") as page:
        assert [list(row.values()) for row in csv.DictReader(page)] == [
            [str(value) for value in row.values()] for row in rows
        ]
    for line, row in zip(Path(files["jsonl"]).read_text(encoding="utf-8").splitlines(), rows, strict=True):
        said = json.loads(line)
        assert {f"seen {name}": number for name, number in said.pop("seen").items()}.items() <= row.items()
        assert " ".join(said.pop("open_verbs")) == row["open_verbs"]
        assert said.items() <= row.items()


def test_files_of_other_kinds_and_places_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match=r"must end in \.csv, \.jsonl or \.parquet"):
        check_decisions("x.txt")
    table = DecisionTable(DEFINITION, 1, recorded(tmp_path, deals=1).store)
    with pytest.raises(BadExperiment, match="cannot be written"):
        write_decisions("nowhere/x.csv", table)
