"""The walk through CONTRIBUTING.md: edited as the page says, and stopped by the laws that it names."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from parlour.cli.commands.authors.new_game import lay_out
from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.rules.game import Game
from tests.documentation.blocks import FILE
from tests.house import ROOT, read

NAME = "low-tide"
PACKAGE = "low_tide"
PAGE = read(ROOT / "CONTRIBUTING.md")


def section(title: str) -> str:
    """What the page says under a heading, up to the next."""
    return PAGE.split(f"### {title}\n")[1].split("\n### ")[0]


def edits(text: str) -> Iterator[tuple[str, str]]:
    """Every block of Python that belongs into a file, in order."""
    file = ""
    for part in re.split(r"^```", text, flags=re.MULTILINE):
        named = [found[1] for line in part.splitlines() if (found := FILE.match(line))]
        file = named[-1] if named else file
        if part.startswith("python\n"):
            yield file, part.removeprefix("python\n")


def edited(source: str, block: str) -> str:
    """The source with a function, or an import from the same module, replaced by the block."""
    if block.startswith("from "):
        return with_import(source, block)
    name = block.strip().split("def ")[1].split("(")[0]
    start, end = next(span for found, span in functions(source) if found == name)
    lines = source.splitlines(keepends=True)
    return "".join([*lines[: start - 1], block, *lines[end:]])


def with_import(source: str, block: str) -> str:
    """The source with this import in the place of the one from the same module."""
    module = re.escape(block.split(" import ")[0])
    others, count = re.subn(rf"^{module} import [^\n(]*(?:\([^)]*\))?\n", "", source, flags=re.MULTILINE)
    assert count == 1, f"{module} is imported once"
    first = others.index("\nfrom ") + 1
    return others[:first] + block + others[first:]


def functions(source: str) -> Iterator[tuple[str, tuple[int, int]]]:
    for node in reversed([*ast.walk(ast.parse(source))]):
        if isinstance(node, ast.FunctionDef):
            assert node.end_lineno is not None
            yield node.name, (node.lineno, node.end_lineno)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    lay_out(NAME, str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path / PACKAGE
    forget()


def forget() -> None:
    """Whatever was imported of the game is read anew next time."""
    for module in [name for name in sys.modules if name.split(".")[0] == PACKAGE]:
        del sys.modules[module]


def follow(folder: Path, *titles: str) -> Game:
    """The game as it is after these sections."""
    for title in titles:
        for file, block in edits(section(title)):
            path = folder / file
            path.write_text(edited(read(path), block), encoding="utf-8")
    forget()
    game: Game = import_module(folder.name).GAME
    return game


def broken_law(game: Game) -> str:
    with pytest.raises(BrokenLaw) as caught:
        laws.check(game, games=60)
    return caught.value.code


@pytest.mark.thorough
def test_the_game_that_is_laid_out_obeys_every_law(folder: Path) -> None:
    assert laws.check(follow(folder), games=40) > 0


@pytest.mark.thorough
def test_the_walk_meets_the_laws_that_it_names_and_ends_well(folder: Path) -> None:
    assert broken_law(follow(folder, "A rule")) in ("imagination-is-legal", "knowledge-is-kept")
    assert broken_law(follow(folder, "The laws")) == "knowledge-is-kept"
    assert laws.check(follow(folder, "What everybody knows"), games=60) > 0
