"""The rules about names catch what they forbid: a small tree with one fault of each kind."""

from pathlib import Path

import pytest

from tests import house_names
from tools.source_tree import SourceTree

USES = "from parlour.a.plan import Plan\n"
FILES = {
    "src/parlour/a/plan.py": "from parlour.a.part import Part\n\n\nclass Plan: ...\n" + "#\n" * 60,
    "src/parlour/a/part.py": "class Part: ...\n\n\ndef told() -> None:\n    '''What was told.'''\n",
    "src/parlour/a/knot.py": "from parlour.a import tie\n" + USES,
    "src/parlour/a/tie.py": "if TYPE_CHECKING:\n    from parlour.a import knot\n",
    "src/parlour/b/use.py": USES,
    "src/parlour/c/use.py": USES,
    "src/parlour/games/x/rules.py": USES + "from parlour.games.x.words import one\n",
    "src/parlour/games/x/words/one.py": "",
    "src/parlour/games/y/rules.py": USES + "from parlour.games.y.words import one\n",
    "src/parlour/games/y/words/one.py": "",
    "bench/race.py": "def timed() -> None: ...\n\n\nclass Lap:\n    def taken(self) -> None: ...\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> SourceTree:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return SourceTree(tmp_path)


def test_a_small_module_is_caught_unless_it_has_a_reason_or_a_twin_in_another_game(tree: SourceTree) -> None:
    knots = ["parlour.a.knot joins parlour.a.tie", "parlour.a.tie joins parlour.a.knot"]
    part = "parlour.a.part joins parlour.a.plan"
    assert house_names.small_modules(tree, {}) == [knots[0], part, knots[1]]
    assert house_names.small_modules(tree, {"parlour.a.part": "why not"}) == knots


def test_a_reason_that_is_not_needed_any_more_is_caught(tree: SourceTree) -> None:
    assert "parlour.a.plan needs no reason any more" in house_names.small_modules(
        tree, {"parlour.a.plan": ""}
    )


def test_a_bare_participle_is_caught_in_the_package_and_in_scripts(tree: SourceTree) -> None:
    assert house_names.participles(tree, {}) == ["src/parlour/a/part.py:4 told", "bench/race.py:1 timed"]
    assert house_names.participles(tree, {"timed"}) == ["src/parlour/a/part.py:4 told"]


def test_a_docstring_without_a_verb_is_caught(tree: SourceTree) -> None:
    assert house_names.wordless_docstrings(tree) == ["src/parlour/a/part.py:4 told: What was told."]


def test_a_class_of_three_packages_is_caught_until_it_is_in_the_glossary(tree: SourceTree) -> None:
    assert house_names.unexplained_classes(tree, "planned") == ["parlour.a.plan.Plan"]
    assert house_names.unexplained_classes(tree, "| **plan** | what is to be done |") == []
    assert house_names.unexplained_classes(tree, "| `Plan` | what is to be done |") == []
