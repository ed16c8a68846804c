"""What `import parlour` offers: few names, typed, documented, and imported only when they are asked for."""

import re
import subprocess
import sys
from importlib import import_module

import pytest

import parlour
from parlour import deprecations, making
from parlour.deprecations import Going
from tests.api.examples import docstrings, run_examples
from tests.documentation.blocks import blocks
from tests.house import ROOT, read

FROZEN = """
    BadRules Bot Game Luck Match Move Moves Odds Outcome ParlourError Position Refused VERSION View
    __version__ cards_text experiment game game_names hand join laws load odds parse_cards room
    rules_schema table verify
"""
"""A name that goes warns for two minor versions first: docs/reference/python.md."""
MODULES = sorted({f"parlour.{home}" for home in parlour._HOMES.values()} | {"parlour", "parlour.making"})
ELSEWHERE = {"ParlourError": "parlour.engine.plain_errors", "game_names": "parlour.engine.rules.game_modules"}
"""Where the docstrings of names are that their homes only pass on."""
SLOW = {
    "parlour",
    "parlour.engine.laws",
    "parlour.engine.odds",
    *(f"parlour.api.{name}" for name in ("experiments", "files", "hands", "rooms", "tables")),
}
LOADED = "import sys; before = set(sys.modules); import parlour; print(*sorted(set(sys.modules) - before))"


def test_the_names_are_frozen() -> None:
    assert sorted(parlour.__all__) == sorted(FROZEN.split())


def test_an_import_loads_at_most_three_modules() -> None:
    found = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert len(found.stdout.split()) <= 3, found.stdout


@pytest.mark.parametrize("name", parlour.__all__)
def test_every_name_leads_somewhere(name: str) -> None:
    assert getattr(parlour, name) is getattr(parlour, name)


def test_all_names_are_listed_for_whoever_looks() -> None:
    assert dir(parlour) == sorted(parlour.__all__)


def test_a_misspelt_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(AttributeError, match="did you mean table"):
        _ = parlour.tabel  # type: ignore[attr-defined]


def test_a_name_that_goes_warns_and_names_its_successor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(deprecations.GOING, "parlour.find_game", Going("game", "0.3"))
    with pytest.warns(DeprecationWarning, match="gone in 0.3: use parlour.game") as warned:
        assert parlour.find_game is parlour.game  # type: ignore[attr-defined]
    assert warned[0].filename == __file__


def test_a_name_for_authors_goes_in_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(deprecations.GOING, "parlour.making.Table", Going("Position", "0.4"))
    with pytest.warns(DeprecationWarning, match="gone in 0.4: use parlour.making.Position") as warned:
        assert making.Table is making.Position  # type: ignore[attr-defined]
    assert warned[0].filename == __file__
    with pytest.raises(AttributeError, match="did you mean Moves"):
        _ = making.Movess  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", [name for name in parlour.__all__ if not name.isupper() and name[0] != "_"])
def test_every_name_has_a_docstring_with_an_example(name: str) -> None:
    home = ELSEWHERE.get(name, f"parlour.{parlour._HOMES[name]}")
    found = dict(docstrings(home))
    text = found.get("" if name == "laws" else name, "")
    own = [doc for inner, doc in found.items() if inner.startswith(f"{name}.")]
    assert text
    assert any(">>>" in doc for doc in (text, *own)) or name == "join"


@pytest.mark.parametrize(
    "module",
    [
        pytest.param(name, marks=[pytest.mark.thorough] if name in SLOW else [])
        for name in (*MODULES, *ELSEWHERE.values())
    ],
)
def test_the_examples_of_the_docstrings_run(module: str) -> None:
    assert run_examples(module) == []


def test_the_reference_page_names_all_of_them_and_nothing_else() -> None:
    page = read(ROOT / "docs" / "reference" / "python.md")
    for names, heading in ((parlour.__all__, "## `import parlour`"), (making.__all__, "## `parlour.making`")):
        section = page.split(f"{heading}\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| (`[^|]+`) \|", section, flags=re.MULTILINE)
        listed = [name for row in rows for name in re.findall(r"`(\w+)", row)]
        assert sorted(listed) == sorted(names)


def test_a_game_as_it_is_laid_out_imports_from_one_place_alone() -> None:
    lines = [
        line
        for template in (ROOT / "src/parlour/cli/new_game").rglob("*.py.txt")
        for line in read(template).splitlines()
        if line.startswith("from parlour")
    ]
    assert lines
    assert all(line.startswith("from parlour.making import ") for line in lines)


def test_whatever_is_made_with_is_there() -> None:
    assert all(hasattr(import_module("parlour.making"), name) for name in making.__all__)


def test_the_programs_of_the_cookbook_have_at_most_ten_lines() -> None:
    """That they run is tested with the other pages."""
    programs = [block.text for block in blocks(ROOT / "docs" / "cookbook.md") if block.language == "python"]
    sizes = [len(code_lines(text)) for text in programs]
    assert len(sizes) >= 6
    assert max(sizes) <= 10


def code_lines(text: str) -> list[str]:
    """What is typed of a program: the lines behind prompts, or all that are not empty."""
    lines = [line for line in text.splitlines() if line.strip()]
    return [line for line in lines if line.startswith((">>> ", "... "))] or lines
