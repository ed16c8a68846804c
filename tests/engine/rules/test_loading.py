"""Rules laid over one another, switches, and what is said when they make no sense."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import (
    Tree,
    check_places,
    laid_over,
    leaf_paths,
    path_of,
    plain_complaint,
    read_tree,
    switch_value,
    to_asset,
    to_tree,
    with_switches,
)
from tests.toys.high_card import GAME
from tests.toys.high_card.rules.asset import HighCardRules

NAMES = st.sampled_from(["jokers", "lives", "coins", "ante"])
TREES: st.SearchStrategy[Tree] = st.recursive(
    st.dictionaries(NAMES, st.integers(0, 9)), lambda inner: st.dictionaries(NAMES, inner | st.integers(0, 9))
)
HOUSE: Tree = {"jokers": 0, "lives": {"lives": 3, "jokers": 1}, "pots": {"ante": 1, "blind": {"ante": 2}}}


@pytest.mark.thorough
@given(TREES)
def test_a_change_that_says_nothing_changes_nothing(tree: Tree) -> None:
    assert laid_over(tree, {}) == tree == laid_over({}, tree) == laid_over(tree, tree)


@given(TREES, TREES)
def test_what_the_change_says_holds_and_all_else_stays(base: Tree, change: Tree) -> None:
    merged = laid_over(base, change)
    assert merged.keys() == base.keys() | change.keys()
    assert laid_over(merged, change) == merged
    for name in base.keys() - change.keys():
        assert merged[name] == base[name]
    for name, value in change.items():
        grouped = isinstance(value, dict) and isinstance(base.get(name), dict)
        assert merged[name] == (laid_over(base[name], value) if grouped else value)


@pytest.mark.thorough
@given(TREES, TREES)
def test_laying_over_leaves_both_as_they_were(base: Tree, change: Tree) -> None:
    before = repr((base, change))
    laid_over(base, change)
    assert repr((base, change)) == before


def test_the_paths_of_all_switches_are_found() -> None:
    paths = [".".join(path) for path in leaf_paths(HOUSE)]
    assert paths == ["jokers", "lives.lives", "lives.jokers", "pots.ante", "pots.blind.ante"]


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("lives", ["lives", "lives"]),
        ("pots.ante", ["pots", "ante"]),
        ("pots.blind.ante", ["pots", "blind", "ante"]),
        ("lives.jokers", ["lives", "jokers"]),
    ],
)
def test_a_switch_is_found_by_its_own_name_or_its_path(name: str, path: list[str]) -> None:
    assert path_of(HOUSE, name) == path


def test_a_switch_outside_all_groups_wins_over_one_of_the_same_name_within() -> None:
    assert path_of(HOUSE, "jokers") == ["jokers"]


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("ante", "unclear-switch", "several switches called 'ante': write pots.ante or pots.blind.ante."),
        ("jokerz", "unknown-switch", "no switch called 'jokerz'. Did you mean jokers"),
        ("zzz", "unknown-switch", "There is no switch called 'zzz'."),
    ],
)
def test_a_switch_that_is_not_there_or_not_clear_is_refused(name: str, code: str, words: str) -> None:
    with pytest.raises(BadRules, match=re.escape(words)) as refused:
        path_of(HOUSE, name)
    assert refused.value.code == code


def test_switches_are_set_one_after_another_and_the_base_stays() -> None:
    changed = with_switches(HOUSE, {"lives": 5, "pots.blind.ante": 7})
    assert changed["lives"] == {"lives": 5, "jokers": 1}
    assert changed["pots"] == {"ante": 1, "blind": {"ante": 7}}
    assert HOUSE["lives"]["lives"] == 3


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("true", True),
        ("none", None),
        ("None", None),
        ("null", None),
        ('"3"', "3"),
        ("[1, 2]", [1, 2]),
        ("highestCard", "highestCard"),
        ("NaN", "NaN"),
        ("", ""),
        ("[" * 100_000, "[" * 100_000),
    ],
    ids=lambda given: str(given)[:12],
)
def test_a_switch_value_is_json_where_it_can_be_and_a_word_elsewhere(text: str, value: Any) -> None:
    assert switch_value(text) == value


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "my.json is not good JSON"),
        ("[1]", "my.json must be a JSON object."),
        ('{"jokers": 1, "jokers": 2}', "the field 'jokers' stands there twice"),
        ('{"jokers": NaN}', "NaN is not a number here"),
        ('{"a": ' * 100_000, "my.json is not good JSON"),
        (b"\xff\xfe\xfa", "my.json is not good JSON"),
        ('{"jokers": ' + "9" * 5_000 + "}", "my.json is not good JSON"),
    ],
    ids=["cut off", "no object", "twins", "not a number", "deep", "not text", "endless number"],
)
def test_a_file_that_is_not_good_json_is_refused_by_name(text: str | bytes, words: str) -> None:
    with pytest.raises(BadRules, match=re.escape(words)) as refused:
        read_tree(text, "my.json")
    assert refused.value.code == "rules-not-json"


def test_a_good_file_is_read_as_it_stands() -> None:
    assert read_tree('{"lives": {"lives": 2}}', "my.json") == {"lives": {"lives": 2}}


@pytest.mark.parametrize("variant", GAME.variants())
def test_an_asset_written_out_and_read_again_is_the_same(variant: str) -> None:
    rules = GAME.rules(variant)
    assert to_asset(to_tree(rules), HighCardRules, "The rules") == rules


@pytest.mark.parametrize(
    ("complaint", "plain"),
    [
        ("Expected `int`, got `str` - at `$.lives.lives`", "lives.lives: Expected `int`, got `str`"),
        ("Expected `str`, got `int` - at `$.tips[0]`", "tips[0]: Expected `str`, got `int`"),
        ("Object missing required field `jokers`", "Object missing required field `jokers`"),
    ],
)
def test_a_complaint_names_the_place_first(complaint: str, plain: str) -> None:
    assert plain_complaint(complaint) == plain


def test_a_field_at_the_wrong_level_says_where_it_belongs() -> None:
    base: Tree = {"betting": {"ante": 2}, "lives": 3}
    with pytest.raises(BadRules, match=r"no field ante in these rules: it belongs at betting\.ante"):
        check_places(base, {"ante": 3})
    check_places(base, {"betting": {"ante": 3}, "lives": 1, "unheard-of": 1})


def test_a_change_that_is_nested_too_deep_is_refused_by_every_python() -> None:
    change: dict[str, Any] = {}
    for _ in range(5_000):
        change = {"lives": change}
    with pytest.raises(BadRules, match="nested deeper than 20 levels"):
        check_places({"lives": 3}, change)
