"""Reading worked cases: one JSON object a line, with an id, a kind, an input and what must come of it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class BadCases(Exception):
    """A folder or a line that holds no worked cases; the sentence says where."""


@dataclass(frozen=True)
class Case:
    """One worked case and the line it stands on."""

    id: str
    kind: str
    input: dict[str, Any]
    expected: dict[str, Any]
    place: str


def case_files(folder: Path) -> list[Path]:
    """The files of worked cases in a folder, by name."""
    if not folder.is_dir():
        raise BadCases(f"{folder} is not a folder.")
    files = sorted(folder.glob("*.jsonl"))
    if not files:
        raise BadCases(f"{folder} holds no file of worked cases (*.jsonl).")
    return files


def read_cases(path: Path) -> list[Case]:
    """Every case of a file; empty lines are passed over."""
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadCases(f"{path} cannot be read: {error}.") from None
    return [read_case(line, f"{path}:{number}") for number, line in enumerate(lines, 1) if line.strip()]


def read_case(line: str, place: str) -> Case:
    try:
        case = json.loads(line)
    except ValueError as error:
        raise BadCases(f"{place} is not good JSON: {error}.") from None
    if not isinstance(case, dict):
        raise BadCases(f"{place} is not a JSON object.")
    check_fields(case, place)
    return Case(str(case["id"]), case["kind"], case["input"], case["expected"], place)


def check_fields(case: dict[str, Any], place: str) -> None:
    wanted: dict[str, type | tuple[type, ...]] = {
        "id": (str, int),
        "kind": str,
        "input": dict,
        "expected": dict,
    }
    for field, kind in wanted.items():
        if not isinstance(case.get(field), kind):
            raise BadCases(f"{place} has no good field {field!r}.")
