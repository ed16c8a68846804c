"""Judging worked cases: what a game makes of a case against what must come of it."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from parlour.engine.rules.finder import find_game, game_names
from tests.tournaments import vectors as tournaments
from tests.vectors.cases import Case

Runner = Callable[[dict[str, Any]], dict[str, Any]]

PASSED = "passed"
FAILED = "FAILED"
SKIPPED = "skipped"
UNORDERED = {"legal"}
MISSING = "nothing"
OF_NO_GAME = "tournaments"
"""The cases that belong to no game; games may have some of their kinds among their own."""


@dataclass(frozen=True)
class Verdict:
    """How one case went, and why where it did not pass."""

    case: Case
    word: str
    why: str = ""

    def __str__(self) -> str:
        return f"{self.word} {self.case.id} ({self.case.kind}, {self.case.place}): {self.why}"


def runners_for(path: Path) -> ModuleType | None:
    """The module that runs the cases of a file, found by the file's name; None while there is no game."""
    if is_named(path.stem, OF_NO_GAME):
        return tournaments
    named = [name for name in game_names() if is_named(path.stem, name)]
    if not named:
        return None
    module = f"{find_game(named[0]).package}.tests.vectors"
    return import_module(module) if find_spec(module) else None


def is_named(stem: str, game: str) -> bool:
    """Whether a file is named after the game, alone or with more behind a dot or a dash."""
    return stem == game or stem.startswith((f"{game}.", f"{game}-"))


def judge(case: Case, runners: ModuleType) -> Verdict:
    """Runs a case; whatever goes wrong in it is its failure."""
    if case.kind in tournaments.KINDS:
        runners = tournaments
    if case.kind in runners.SKIPPED:
        return Verdict(case, SKIPPED, runners.SKIPPED[case.kind])
    if case.kind not in runners.KINDS:
        return Verdict(case, FAILED, f"nothing runs cases of kind {case.kind!r}")
    try:
        made = runners.KINDS[case.kind](case.input)
    except Exception as error:
        return Verdict(case, FAILED, f"{type(error).__name__}: {error}")
    why = difference(case.expected, made)
    return Verdict(case, FAILED if why else PASSED, why)


def difference(expected: dict[str, Any], made: dict[str, Any]) -> str:
    """Every field that came out otherwise than it must, in words; "" when there is none."""
    wrong = [field for field in expected if not same(field, expected[field], made.get(field, MISSING))]
    return "; ".join(f"{name} must be {expected[name]!r}, not {made.get(name, MISSING)!r}" for name in wrong)


def same(field: str, expected: Any, made: Any) -> bool:
    """Equal, and true is not 1; the order of what is legal or of a schedule does not matter."""
    if field == "rounds" and isinstance(expected, list) and isinstance(made, list):
        return sets_of_pairs(expected) == sets_of_pairs(made)
    if field in UNORDERED and isinstance(expected, list) and isinstance(made, list):
        return sorted(map(repr, expected)) == sorted(map(repr, made))
    return bool(expected == made) and isinstance(expected, bool) == isinstance(made, bool)


def sets_of_pairs(rounds: list[Any]) -> set[frozenset[frozenset[int]]]:
    return {frozenset(frozenset(pair) for pair in pairs) for pairs in rounds}
