"""The worked cases of every game come out as they say."""

from pathlib import Path

import pytest

from tests.house import ROOT
from tests.vectors.__main__ import main
from tests.vectors.cases import Case, case_files, read_cases
from tests.vectors.verdicts import PASSED, judge, runners_for

CASES = [
    (case, path)
    for path in case_files(ROOT / "tests" / "vectors")
    if (runners := runners_for(path)) is not None
    for case in read_cases(path)
    if case.kind not in runners.SKIPPED
]


@pytest.mark.parametrize(("case", "path"), CASES, ids=[case.id for case, _ in CASES])
def test_a_worked_case_comes_out_right(case: Case, path: Path) -> None:
    runners = runners_for(path)
    assert runners is not None
    verdict = judge(case, runners)
    assert verdict.word == PASSED, str(verdict)


def test_the_program_counts_what_passed_and_failed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wrong = '{"id": "bb-x", "kind": "score", "input": {"cards": ["3S", "3H", "3D"]}, "expected": {"score": 1}}'
    (tmp_path / "bastard-brag.jsonl").write_text(wrong + "\n")
    assert main([str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "bb-x" in printed
    assert printed.splitlines()[-1] == "0 passed, 1 failed"


def test_a_broken_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "bastard-brag.jsonl").write_text("{nonsense\n")
    assert main([str(tmp_path)]) == 2
    assert "bastard-brag.jsonl" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
