"""Every script in bench/ starts, says what it is for, and every page of results names what was measured."""

import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from bench.contest.home import is_compiled
from bench.revision import measured_commit
from tests.house import ROOT, read

BENCH = ROOT / "bench"
SCRIPTS = sorted(script.name for script in BENCH.glob("*.py") if '__name__ == "__main__"' in read(script))
PROGRAMS = sorted(program.parent.name for program in BENCH.glob("*/__main__.py"))
PAGES = (*sorted((ROOT / "docs").glob("benchmarks*.md")), ROOT / "docs" / "ladder.md")


def start(*words: str) -> str:
    """Start a script as its user would, and return what it says of itself."""
    done = subprocess.run(
        [sys.executable, *words, "--help"], check=False, capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_starts_and_says_how_it_is_run(name: str) -> None:
    assert f"python bench/{name}" in start(f"bench/{name}")


@pytest.mark.thorough
@pytest.mark.parametrize("name", PROGRAMS)
def test_every_program_starts_and_says_how_it_is_run(name: str) -> None:
    assert f"python -m bench.{name}" in start("-m", f"bench.{name}")


def test_the_scripts_are_found() -> None:
    assert {"peers.py", "storage.py", "best_response.py"} <= set(SCRIPTS)
    assert {"ladder", "room", "exploiters"} <= set(PROGRAMS)


def lay_out_build(folder: Path, position: str) -> Path:
    """Lay out as much of a build as tells whether it is compiled."""
    package = folder / "parlour"
    for place in (package, package / "engine", package / "engine" / "play"):
        place.mkdir()
        (place / "__init__.py").touch()
    (package / "engine" / "play" / position).touch()
    (package / "version.py").write_text(read(ROOT / "src" / "parlour" / "version.py"))
    return folder


def test_a_compiled_build_is_told_from_a_plain_one(tmp_path: Path) -> None:
    (tmp_path / "compiled").mkdir()
    (tmp_path / "plain").mkdir()
    assert is_compiled(lay_out_build(tmp_path / "compiled", f"position{EXTENSION_SUFFIXES[0]}"))
    assert not is_compiled(lay_out_build(tmp_path / "plain", "position.py"))
    assert not is_compiled(tmp_path / "missing")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_page_of_results_names_the_commit_it_measured(page: Path) -> None:
    assert re.search(r"commit\s[0-9a-f]{7}\b", read(page)), f"{page.name} does not say what was measured"


def test_what_is_measured_is_named() -> None:
    assert re.fullmatch(
        r"commit [0-9a-f]{7,}( with changes)?|sources outside a git checkout", measured_commit()
    )
