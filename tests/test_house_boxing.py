"""What makes native integers into objects is found, and what only looks like it is not."""

from pathlib import Path

import pytest

from tests.house_boxing import boxing_places, narrow_shifts

BOXES = (
    "def f(n: i64) -> None:\n    for _ in range(n):\n        g()",
    "def f(seat: i64) -> i64:\n    return seat + 1 if seat < 3 else 0",
    "def f(cards: list[int]) -> i64:\n    total: i64 = 0\n    return 0 if not cards else total",
    "def g() -> i64: ...\ndef f() -> i64:\n    found = g()\n    return found if found > 1 else -1",
    "def g(a: A) -> None:\n    a.pot: i64 = 0\ndef f(a: A) -> i64:\n    return a.pot if a else 0",
)
STAYS_NATIVE = (
    "def f(n: i64) -> None:\n    for step in range(n):\n        g()",
    "def f(seat: i64) -> i64:\n    if seat < 3:\n        return seat + 1\n    return 0",
    "def number() -> i64: ...\ndef f(number: int) -> int:\n    return number if number > 1 else 0",
    "def f(count: int) -> int:\n    return count if count > 1 else 0",
    "def f(one: i64, other: i64) -> i64:\n    return one if one > other else other",
    "def f(values: list[int], place: i64) -> int:\n    return values[place] if place > 0 else 0",
)


def places(folder: Path, source: str) -> list[int]:
    module = folder / "hot.py"
    module.write_text(source, encoding="utf-8")
    return [line for _, line, _ in boxing_places([module])]


@pytest.mark.parametrize("source", BOXES)
def test_a_native_integer_that_becomes_an_object_is_found(tmp_path: Path, source: str) -> None:
    assert len(places(tmp_path, source)) == 1


@pytest.mark.parametrize("source", STAYS_NATIVE)
def test_one_that_stays_native_is_left_in_peace(tmp_path: Path, source: str) -> None:
    assert not places(tmp_path, source)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("seats |= 1 << seat", 1),
        ("slots = _WHOLE_HAND << (HAND * seat)", 1),
        ("seats |= bit(seat)", 0),
        ("ranks |= 1 << rank", 0),
        ("inside = seats >> seat & 1", 0),
    ],
)
def test_a_literal_that_is_shifted_by_a_seat_is_found(tmp_path: Path, source: str, found: int) -> None:
    module = tmp_path / "hot.py"
    module.write_text(source, encoding="utf-8")
    assert len(list(narrow_shifts([module]))) == found
