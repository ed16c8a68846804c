"""What is said of runs of the prompts' benchmark."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.prompts.showing import table_lines, wilson


def row(n: int, *, move: int = 1, kind: str = "answered", same: bool = False) -> dict[str, Any]:
    legal = kind == "answered"
    answer = json.dumps({"reason": "…", "move": move}) if legal else '{"reason": "it never'
    shares = {"legal": legal, "same": same, "same_verb": same}
    return {"game": "toy", "seed": "aa", "n": n, "kind": kind, "answer": answer, "tokens_in": 100, **shares}


def write_run(path: Path, rows: list[dict[str, Any]]) -> Path:
    path.write_text("".join(json.dumps(each) + "\n" for each in rows), "utf-8")
    return path


@pytest.mark.parametrize(
    ("count", "of", "low", "high"), [(0, 10, 0, 0.278), (5, 10, 0.237, 0.763), (200, 200, 0.981, 1)]
)
def test_an_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-4)


def test_runs_are_compared_on_the_positions_that_all_have(tmp_path: Path) -> None:
    first = [row(1, kind="truncated"), row(2, same=True), row(3), row(4)]
    before = write_run(tmp_path / "before.jsonl", first)
    after = write_run(tmp_path / "after.jsonl", [row(1, same=True), row(2, move=2), row(3)])
    said = list(table_lines([before, after]))
    assert said[2].startswith("| toy | 3 | before | 67% (21–94) | 33% (6–79) | 33% (6–79) | 67% (21–94) |")
    assert said[3].startswith("| toy | 3 | after | 100% (44–100) | 33% (6–79) | 33% (6–79) | 67% (21–94) |")
    assert "before: of 3 first answers not legal: truncated 1." in said
    assert "after: all 3 first answers were legal." in said
    assert said[-1] == (
        "Of 3 positions: legal in the last run alone at 1 positions, in the first alone at 0; "
        "as `hard` in the last run alone at 1 positions, in the first alone at 1."
    )
