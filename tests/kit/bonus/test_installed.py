"""Rules of installed packages are found by name, and nothing else ever is."""

import sys
from pathlib import Path

import pytest

from parlour.engine.errors import BadRules
from parlour.engine.rules.finder import find_game
from parlour.kit.bonus import BonusRule
from parlour.kit.bonus.installed import check_installed, installed_names, load_rules, named_in, offer_here
from tests.red_club import ALL_RED, install

BRAG = find_game("three-card-brag")
BROKEN = """
from parlour.kit.bonus import BonusRule

class Greedy(BonusRule):
    def __init__(self):
        super().__init__("Greedy", priority=1, minimum_cards=5)

class Shy(BonusRule):
    pass

nothing = 5
"""


@pytest.fixture
def red_club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package whose rules do not work, each in a way of its own."""
    (tmp_path / "broken_club.py").write_text(BROKEN)
    known = tmp_path / "Broken_Club-1.dist-info"
    known.mkdir()
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: Broken_Club\nVersion: 1\n")
    names = [
        "greedy = broken_club:Greedy",
        "shy = broken_club:Shy",
        "none = broken_club:nothing",
        "gone = gone:X",
    ]
    (known / "entry_points.txt").write_text("\n".join(["[parlour.bonus_rules]", *names]))
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("red_club")
def test_a_rule_goes_by_its_package_and_its_entry_point() -> None:
    assert installed_names() == [ALL_RED]
    assert [rule.rule_name for rule in load_rules([ALL_RED])] == ["AllRed"]


@pytest.mark.usefixtures("red_club")
def test_rules_that_name_it_are_made_without_importing_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "red_club", raising=False)
    rules = BRAG.rules(change={"bonusRules": {"own": [ALL_RED]}})
    assert rules.bonus_rules.own == (ALL_RED,)
    assert "red_club" not in sys.modules


@pytest.mark.usefixtures("red_club")
def test_an_unknown_name_is_refused_with_its_place_and_the_nearest_one() -> None:
    with pytest.raises(BadRules) as refused:
        BRAG.rules(change={"bonusRules": {"own": [ALL_RED, "red-club:all-read"]}})
    assert refused.value.code == "unknown-bonus-rule"
    assert refused.value.sentence == (
        "The rules of three-card-brag: bonusRules.own[1]: no package that is installed here brings "
        "a bonus rule 'red-club:all-read': did you mean red-club:all-red?"
    )


@pytest.mark.parametrize("name", ["os:system", "tests.red_club:install", "parlour:VERSION"])
def test_a_module_that_could_be_imported_is_no_rule(name: str) -> None:
    with pytest.raises(BadRules, match=r"bonusRules.own\[0\]: no package that is installed here brings"):
        BRAG.rules(change={"bonusRules": {"own": [name]}})


@pytest.mark.parametrize("name", ["red-club", "a:b:c", "../x:y", ""])
def test_what_is_no_name_at_all_is_refused(name: str) -> None:
    with pytest.raises(BadRules, match=r"bonusRules\.own") as refused:
        BRAG.rules(change={"bonusRules": {"own": [name]}})
    assert refused.value.code == "wrong-rules"


@pytest.mark.usefixtures("red_club")
def test_a_name_stands_there_once() -> None:
    with pytest.raises(BadRules, match=r"own\[1\]: red-club:all-red stands there twice"):
        check_installed([ALL_RED, ALL_RED], "own")


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        ("gone", "The bonus rule broken-club:gone does not load: No module named 'gone'."),
        ("none", "broken-club:none is no bonus rule: derive a class from BonusRule."),
        ("shy", "The bonus rule broken-club:shy cannot be made: "),
        ("greedy", "The bonus rule broken-club:greedy wants 5 cards, and a hand has 3."),
    ],
)
def test_a_rule_that_does_not_work_is_refused_before_a_game_begins(rule: str, sentence: str) -> None:
    rules = BRAG.rules(change={"bonusRules": {"own": [f"broken-club:{rule}"]}})
    assert BRAG.bonuses is not None
    with pytest.raises(BadRules) as refused:
        BRAG.bonuses(rules)
    assert refused.value.code == "broken-bonus-rule"
    assert refused.value.sentence.startswith(sentence)


def test_a_class_of_this_program_has_one_name_here_and_another_class_another() -> None:
    first, second = (type("Mine", (BonusRule,), {}) for _ in range(2))
    assert offer_here(first) == offer_here(first) == "here:Mine"
    assert offer_here(second) == "here:Mine-2"


def test_a_class_of_another_program_is_known_to_no_other() -> None:
    with pytest.raises(BadRules, match="here:Yours is a class of the program that made these rules"):
        check_installed(["here:Yours"], "own")


def test_names_are_found_in_any_tree_however_odd() -> None:
    places = ("bonusRules.own",)
    assert list(named_in({"bonusRules": {"own": ["a:b", 5]}}, places)) == [
        ("bonusRules.own[0]", "a:b"),
        ("bonusRules.own[1]", "5"),
    ]
    for odd in ({}, {"bonusRules": 5}, {"bonusRules": {"own": "a:b"}}, {"bonusRules": {"own": None}}):
        assert list(named_in(odd, places)) == []
