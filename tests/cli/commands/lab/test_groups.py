"""`parlour lab --vary` and `--matrix`: several questions in one command."""

import csv
import json
from pathlib import Path

import pytest

from tests.cli.typing_in import Shell

SWEEP = ("lab", "bastard-brag", "--players", "random,random", "--vary", "lives=1..2", "--workers", "1")
MATRIX = ("lab", "bastard-brag", "--players", "random,easy,easy/hard", "--matrix", "--set", "lives=1")


def test_a_sweep_says_how_much_it_is_and_has_a_row_for_each_point(shell: Shell) -> None:
    ran = shell(*SWEEP, "--games", "24")
    assert (ran.code, ran.err) == (0, "2 points of 24 games: 48 games.\n0 of 48 games\n")
    assert [line.split()[0] for line in ran.out.splitlines()[:3]] == ["lives", "1", "2"]


def test_a_sweep_goes_on_and_shares_its_games_with_each_point_asked_alone(shell: Shell) -> None:
    shell(*SWEEP, "--games", "24")
    assert "24 games played now" in shell(*SWEEP, "--games", "36").out
    alone = [word for word in SWEEP if word not in ("--vary", "lives=1..2")]
    assert "All games were there already" in shell(*alone, "--set", "lives=2", "--games", "36").out


@pytest.mark.thorough
def test_a_sweep_is_written_to_every_file_that_is_asked_for(shell: Shell, home: Path) -> None:
    files = ("--csv", "x.csv", "--parquet", "x.parquet", "--table", "table.csv", "--chart", "x.svg")
    report = json.loads(shell(*SWEEP, "--games", "24", "--json", *files).out)
    assert [point["switches"] for point in report["answer"]["points"]] == [{"lives": 1}, {"lives": 2}]
    rows = list(csv.DictReader((home / "x.csv").read_text().splitlines()))
    assert [row["lives"] for row in rows] == ["1"] * 48 + ["2"] * 48
    assert len((home / "table.csv").read_text().splitlines()) == 3
    assert (home / "x.parquet").read_bytes().startswith(b"PAR1")
    assert b"<svg" in (home / "x.svg").read_bytes()


@pytest.mark.thorough
def test_the_number_of_workers_changes_no_number_of_a_sweep(shell: Shell) -> None:
    def answer(workers: str) -> object:
        return json.loads(shell(*SWEEP[:-1], workers, "--json", "--games", "40", "--keep", workers).out)[
            "answer"
        ]

    assert answer("1") == answer("2")


@pytest.mark.thorough
def test_a_matrix_has_a_row_for_each_player_and_a_ranking(shell: Shell, home: Path) -> None:
    files = ("--csv", "x.csv", "--table", "table.csv", "--chart", "x.png")
    ran = shell(*MATRIX, "--games", "24", "--workers", "1", *files)
    assert ran.err == "3 pairs of 24 games: 72 games.\n0 of 72 games\n"
    assert ran.out.splitlines()[3].startswith("3 random")
    assert "No cycle is shown." in ran.out
    assert len((home / "table.csv").read_text().splitlines()) == 7
    rows = list(csv.DictReader((home / "x.csv").read_text().splitlines()))
    assert {(row["first"], row["second"]) for row in rows} == {
        *(("random", "easy"), ("random", "easy/hard"), ("easy", "easy/hard"))
    }
    assert (home / "x.png").read_bytes().startswith(b"\x89PNG")


WRONG = {
    "no such switch": (("--vary", "lifes=1..3"), "no switch called 'lifes'"),
    "a value that cannot be": (
        ("--vary", "lives=0..3"),
        "At lives=0: The rules of bastard-brag: lives.lives",
    ),
    "no value": (("--vary", "lives="), "names no values"),
    "too many": (("--vary", "lives=1..300"), "300 points, and a sweep has at most 200"),
    "varied and set": (("--vary", "lives=1..3", "--set", "lives=2"), "cannot be set as lives and varied"),
    "varied and a short option": (
        ("--vary", "lives=1..3", "--lives", "2"),
        "cannot be set as lives and varied",
    ),
    "two questions": (("--vary", "lives=1..3", "--matrix"), "ask one at a time"),
    "decisions of a sweep": (("--vary", "lives=1", "--decisions", "x.csv"), "goes with one question"),
    "a player twice": (("--players", "easy,house:easy", "--matrix"), "easy stands there twice"),
    "a model": (("--players", "easy,llm:fake", "--matrix"), "llm:fake is a language model"),
    "a table of no kind": (("--vary", "lives=1..2", "--table", "x.txt"), "must end in .csv or .parquet"),
    "decisions of no kind": (("--decisions", "x.txt"), "must end in .csv, .jsonl or .parquet"),
    "a folder that is a file": (
        ("--vary", "lives=1..2", "--keep", "/dev/null"),
        "cannot be kept in /dev/null",
    ),
}


@pytest.mark.usefixtures("model")
@pytest.mark.parametrize("what", WRONG)
def test_nonsense_is_refused_with_one_sentence_and_nothing_is_played(
    shell: Shell, home: Path, what: str
) -> None:
    options, sentence = WRONG[what]
    ran = shell("lab", "bastard-brag", "--players", "random,random", *options)
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")
    assert list(home.rglob("deals.jsonl")) == []


def test_decisions_are_written_and_their_games_not_played_again(shell: Shell, home: Path) -> None:
    asked = ("lab", "bastard-brag", "--players", "house:easy,random", "--set", "lives=1", "--workers", "1")
    assert "4 games played now" in shell(*asked, "--games", "4", "--decisions", "x.csv").out
    ran = shell(*asked, "--games", "6", "--decisions", "x.jsonl", "--table", "players.csv")
    assert "2 games played now" in ran.out
    games = [json.loads(line)["game"] for line in (home / "x.jsonl").read_text().splitlines()]
    assert games == sorted(games)
    assert set(games) == set(range(6))
    assert (home / "players.csv").read_text().splitlines()[1].startswith("easy,")
