"""The page on variables and folders names all that is read, and nothing else."""

import re
from pathlib import Path
from typing import Final

from parlour.players.llm.endpoints import FILE
from tests.documentation.blocks import pages
from tests.house import PACKAGE, ROOT, files, read

PAGE: Final = read(ROOT / "docs" / "reference" / "environment.md")
READ: Final = re.compile(r'environ(?:ment)?(?:\.get\(|\[)"(\w+)"|envvar="(\w+)"')
SCRIPTS: Final = [ROOT / "check", ROOT / "play", *sorted((ROOT / ".ci").iterdir())]
OURS: Final = re.compile(r"\bPARLOUR_[A-Z_]+\b")
PLACE: Final = re.compile(r'\b(?:home|config)\(\) / (?:"([\w.]+)"|FILE)')
OTHERS: Final = {"SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT", "PGPASSWORD", "PGPASSFILE", "PYENV_ROOT"} | {
    "SOURCE_DATE_EPOCH"
}
"""Read in a loop over their names (`cli/browser.py`), by the PostgreSQL client, `.ci` or `setup.py`."""


def first_cells(heading: str) -> set[str]:
    """What stands between backticks in the first cells of the tables below a heading."""
    section = PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]
    rows = [line.split(" | ")[0] for line in section.splitlines() if line.startswith("| `")]
    return {word for row in rows for word in re.findall(r"`([^`]+)`", row)}


def read_by(paths: list[Path]) -> set[str]:
    return {name for path in paths for found in READ.findall(read(path)) for name in found if name}


def python_files() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def test_the_page_lists_every_variable_that_is_read_and_no_other() -> None:
    ours = {name for name in read_by(python_files()) if name.startswith("PARLOUR_")}
    in_scripts = {name for script in SCRIPTS for name in OURS.findall(read(script))}
    by_parlour = read_by(list(PACKAGE.rglob("*.py")))
    assert first_cells("Variables") == ours | in_scripts | by_parlour | OTHERS


def test_the_page_lists_everything_that_is_kept_in_the_folders_and_nothing_else() -> None:
    found = [name for path in PACKAGE.rglob("*.py") for name in PLACE.findall(read(path))]
    kept = {name or FILE for name in found}
    assert {name.rstrip("/") for name in first_cells("Folders")} == kept


def test_no_page_names_a_variable_that_nobody_reads() -> None:
    named = {name for page in pages() for name in OURS.findall(read(page))}
    assert named <= first_cells("Variables")
