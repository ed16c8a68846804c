"""Figures of a source tree, from a small one made for it and from our own."""

from pathlib import Path

import pytest

from tests.house import ROOT
from tools.english import first_word, imperative_of, is_bare_participle, is_imperative
from tools.figures import LISTS, drawn_functions, main
from tools.import_graph import import_cycles
from tools.source_tree import SourceTree
from tools.walks import trace_walk

FILES = {
    "__init__.py": "",
    "a/__init__.py": '"""A package."""\n',
    "a/one.py": "from parlour.a.two import Two\n\n\ndef told() -> Two:\n    '''What was told.'''\n",
    "a/two.py": "if TYPE_CHECKING:\n    from parlour.a import one\n\n\nclass Two: ...\n",
    "b/__init__.py": "class Two:\n    def kept(self) -> None:\n        '''Return it.'''\n",
    "b/three.py": "from parlour.a.two import Two\n\n\ndef seed() -> None:\n    '''Returns a seed.'''\n",
    "c/four.py": "from parlour.a.two import Two\n",
    "games/x/five.py": "from parlour.a.two import Two\n",
    "games/x/tests/test_x.py": "def drawn() -> None: ...\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> SourceTree:
    for name, text in FILES.items():
        path = tmp_path / "src" / "parlour" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return SourceTree(tmp_path)


def said(tree: SourceTree, what: str) -> list[str]:
    return LISTS[what](tree)


def test_tests_of_games_are_left_out(tree: SourceTree) -> None:
    assert len(tree.modules) == 8


def test_an_import_for_types_alone_makes_a_cycle(tree: SourceTree) -> None:
    assert tree.cycles() == [["parlour.a.one", "parlour.a.two"]]


def test_two_cycles_that_touch_are_one() -> None:
    graph = {"a": {"b"}, "b": {"a", "c"}, "c": {"b"}, "d": {"a"}, "e": {"f"}, "f": {"e"}}
    assert import_cycles(graph) == [["a", "b", "c"], ["e", "f"]]


def test_participles_are_found_at_module_level_and_below(tree: SourceTree) -> None:
    assert [each.rsplit(" ")[-1] for each in said(tree, "participles")] == ["told", "kept"]
    assert said(tree, "module-participles") == ["src/parlour/a/one.py:4 told"]


def test_docstrings_that_begin_with_no_imperative_are_found(tree: SourceTree) -> None:
    assert [each.rsplit(" ")[-1] for each in said(tree, "docstrings")] == ["told", "seed"]


def test_a_small_module_with_one_importer_is_found_and_one_with_four_is_not(tree: SourceTree) -> None:
    assert said(tree, "small") == ["parlour.a.one <- parlour.a.two"]


def test_class_names_that_are_used_twice_are_counted(tree: SourceTree) -> None:
    assert said(tree, "classes") == ["2 Two"]


def test_a_class_is_shared_by_the_packages_that_import_it(tree: SourceTree) -> None:
    assert said(tree, "shared") == ["parlour.a.two.Two: b c games"]


@pytest.mark.parametrize("name", ["told", "_drawn", "reached", "written"])
def test_bare_participles(name: str) -> None:
    assert is_bare_participle(name)


@pytest.mark.parametrize(
    "name", ["seed", "speed", "told_seat", "tell", "encoded_frame", "need", "red", "is_covered", "why_closed"]
)
def test_names_that_are_no_bare_participles(name: str) -> None:
    assert not is_bare_participle(name)


def test_verbs_are_told_from_other_words() -> None:
    assert is_imperative("Return")
    assert not is_imperative("Returns")
    assert not is_imperative("What")
    assert [imperative_of(word) for word in ("Plays", "Carries", "Does", "Watches", "The")] == [
        "play", "carry", "do", "watch", "",
    ]  # fmt: skip
    assert first_word("`Return`, or not") == "Return"


def test_a_seed_always_draws_the_same_names_and_answers_add_the_places(
    tree: SourceTree, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [f"def f{number}() -> None: ...\n" for number in range(60)]
    (tree.package / "many.py").write_text("".join(lines), encoding="utf-8")
    main(["--tree", str(tree.root), "--names", "21"])
    names = capsys.readouterr().out.splitlines()
    main(["--tree", str(tree.root), "--names", "21", "--answers"])
    answers = capsys.readouterr().out.splitlines()
    assert len(names) == 40
    assert [line.split()[:2] for line in answers] == [line.split() for line in names]
    assert all(line.endswith(".py") for line in answers)
    assert drawn_functions(tree, 21) != drawn_functions(tree, 22)


def test_trees_stand_side_by_side(tree: SourceTree, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--tree", str(tree.root), "--tree", str(tree.root)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == [tree.root.name] * 2
    assert lines[1].split() == ["modules", "8", "8"]
    assert len(lines) == 17


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["terminal", "room"])
def test_a_move_can_be_traced(kind: str) -> None:
    walk = trace_walk(kind, ROOT)
    assert 200 < walk.calls < 10_000
    assert 20 < walk.modules < 150
