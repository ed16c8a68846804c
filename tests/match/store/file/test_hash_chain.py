"""The running hash."""

from hashlib import sha256

from parlour.match.store.file.hash_chain import hashed, line_hash


def test_the_hash_is_over_the_one_before_and_the_sorted_line() -> None:
    assert line_hash("ab", {"n": 1, "a": "é"}) == sha256(b'ab{"a":"\\u00e9","n":1}').hexdigest()


def test_the_order_of_fields_does_not_matter() -> None:
    assert line_hash("", {"a": 1, "b": 2}) == line_hash("", {"b": 2, "a": 1})


def test_a_line_with_its_hash_has_that_same_hash() -> None:
    line = hashed("ab", {"n": 1})
    assert line["hash"] == line_hash("ab", line)


def test_another_line_before_gives_another_hash() -> None:
    assert line_hash("ab", {"n": 1}) != line_hash("cd", {"n": 1})
