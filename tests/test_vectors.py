"""The worked cases as tests, and the program that runs them."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.vectors.__main__ import main
from tests.vectors.cases import BadCases, Case, case_files, read_cases
from tests.vectors.verdicts import FAILED, PASSED, SKIPPED, difference, judge, runners_for

HERE = Path(__file__).parent / "vectors"
GOOD = {"id": "x-1", "kind": "decode", "input": {"code": 27}, "expected": {"card": "AS"}}


def all_cases() -> list[tuple[Path, Case]]:
    return [(path, case) for path in case_files(HERE) for case in read_cases(path)]


@pytest.mark.parametrize(("path", "case"), [pytest.param(*each, id=each[1].id) for each in all_cases()])
def test_worked_case(path: Path, case: Case) -> None:
    runners = runners_for(path)
    assert runners is not None
    verdict = judge(case, runners)
    if verdict.word == SKIPPED:
        pytest.skip(verdict.why)
    assert verdict.word == PASSED, verdict.why


def folder_with(tmp_path: Path, *lines: object, name: str = "bastard-brag.jsonl") -> str:
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    (tmp_path / name).write_text("\n".join(texts) + "\n", encoding="utf-8")
    return str(tmp_path)


def test_cases_that_come_out_right_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([folder_with(tmp_path, GOOD, "", GOOD)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 0 failed"


def test_a_failure_is_named_with_what_differed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([folder_with(tmp_path, GOOD | {"expected": {"card": "AC"}})]) == 1
    out = capsys.readouterr().out
    assert "FAILED x-1" in out
    assert "card must be 'AC', not 'AS'" in out
    assert out.endswith("0 passed, 1 failed\n")


def test_a_kind_that_nothing_runs_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([folder_with(tmp_path, GOOD | {"kind": "juggle"})]) == 1
    assert "'juggle'" in capsys.readouterr().out


def test_a_case_that_breaks_its_runner_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([folder_with(tmp_path, GOOD | {"input": {}})]) == 1
    assert "KeyError" in capsys.readouterr().out


@pytest.mark.parametrize("lines", [[GOOD], []], ids=["a case", "nothing in it"])
def test_a_file_whose_name_is_no_game_is_named_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lines: list[object]
) -> None:
    folder_with(tmp_path, GOOD)
    assert main([folder_with(tmp_path, *lines, name="tiddlywinks.jsonl")]) == 1
    out = capsys.readouterr().out
    assert "tiddlywinks.jsonl): its name is that of no game" in out
    assert "1 passed, 1 failed" in out


def test_a_file_may_carry_more_than_the_name_of_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([folder_with(tmp_path, GOOD, name="bastard-brag.more.jsonl")]) == 0
    assert "1 passed" in capsys.readouterr().out


@pytest.mark.parametrize("line", ['{"id": ', "[1]", '{"id": "x", "kind": "decode", "input": 3}'])
def test_a_broken_line_is_named_by_file_and_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str
) -> None:
    assert main([folder_with(tmp_path, GOOD, line)]) == 2
    assert "bastard-brag.jsonl:2" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_a_clear_refusal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/no/such/folder"]) == 2
    assert capsys.readouterr().err == "/no/such/folder is not a folder.\n"


def test_an_empty_folder_is_a_clear_refusal(tmp_path: Path) -> None:
    with pytest.raises(BadCases, match="holds no file"):
        case_files(tmp_path)


def test_no_folder_at_all_shows_how_to_call_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "python -m tests.vectors" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("expected", "made", "differs"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ({"a": 1}, {}, True),
        ({"a": True}, {"a": 1}, True),
        ({"legal": ["X", "Y"]}, {"legal": ["Y", "X"]}, False),
        ({"order": ["X", "Y"]}, {"order": ["Y", "X"]}, True),
        ({"a": None}, {"a": None}, False),
    ],
)
def test_only_what_must_hold_is_compared(
    expected: dict[str, object], made: dict[str, object], differs: bool
) -> None:
    assert bool(difference(expected, made)) is differs


@pytest.mark.thorough
def test_the_program_runs_from_the_command_line() -> None:
    command = [sys.executable, "-m", "tests.vectors", str(HERE)]
    run = subprocess.run(command, capture_output=True, text=True, cwd=HERE.parent.parent, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.splitlines()[-1].endswith(" passed, 0 failed")
    assert FAILED not in run.stdout
