"""The package of docs/how-to/bonus-rules.md, laid out in a folder and made known as pip would."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.documentation.blocks import blocks
from tests.house import ROOT

PAGE: Final = ROOT / "docs" / "how-to" / "bonus-rules.md"
ALL_RED: Final = "red-club:all-red"
CHANGES: Final = {"bonusRules": {"own": [ALL_RED]}}


def lay_out(folder: Path) -> None:
    """Writes the files that the page shows."""
    for block in blocks(PAGE):
        if block.file:
            folder.joinpath(block.file).write_text(block.text, encoding="utf-8")


def make_known(folder: Path) -> None:
    """Writes what an editable install leaves behind: the package's name and its entry points."""
    project = tomllib.loads(folder.joinpath("pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"], project["version"]
    known = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    known.mkdir()
    known.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    groups = project["entry-points"].items()
    lines = [line for group, named in groups for line in (f"[{group}]", *map(" = ".join, named.items()))]
    known.joinpath("entry_points.txt").write_text("\n".join(lines))


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lays the package out in a folder, as if it were installed while the test runs."""
    lay_out(folder)
    make_known(folder)
    monkeypatch.syspath_prepend(str(folder))
