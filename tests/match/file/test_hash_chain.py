"""The running hash: over the line before and one way to write this one, whatever is in it."""

import json
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.match.file.hash_chain import line_hash, with_hash
from tests.match.tables import Tree


def test_the_hash_is_over_the_one_before_and_the_sorted_line() -> None:
    assert line_hash("ab", {"n": 1, "a": "é"}) == sha256(b'ab{"a":"\\u00e9","n":1}').hexdigest()


WORDS = st.text(max_size=4)
VALUES = st.integers(-(2**63) + 1, 2**63 - 1) | WORDS | st.booleans() | st.none() | st.floats(allow_nan=False)
TREES = st.dictionaries(WORDS, VALUES | st.lists(VALUES, max_size=3), max_size=4)


@pytest.mark.thorough
@settings(max_examples=60)
@given(TREES)
def test_the_hash_of_any_line_is_over_the_same_json(tree: Tree) -> None:
    tree.pop("hash", None)
    written = json.dumps(tree, sort_keys=True, separators=(",", ":"))
    assert line_hash("ab", tree) == sha256(f"ab{written}".encode()).hexdigest()


@pytest.mark.parametrize("text", ["\x7f", "\b\f\n\r\t\x00", '"\\/', "<&>", "é", "\u2028", "😀"])
def test_odd_letters_are_hashed_as_json_writes_them(text: str) -> None:
    written = json.dumps({text: text}, separators=(",", ":"))
    assert line_hash("", {text: text}) == sha256(written.encode()).hexdigest()


def test_the_order_of_fields_does_not_matter() -> None:
    assert line_hash("", {"a": 1, "b": 2}) == line_hash("", {"b": 2, "a": 1})


def test_a_line_with_its_hash_has_that_same_hash() -> None:
    line = with_hash("ab", {"n": 1})
    assert line["hash"] == line_hash("ab", line)


def test_another_line_before_gives_another_hash() -> None:
    assert line_hash("ab", {"n": 1}) != line_hash("cd", {"n": 1})
