"""Packed vectors, and the lists that stand in for them."""

from typing import Any

import pytest
from mypy_extensions import i64, u8

from parlour.cards import list_vectors, vectors

both = pytest.mark.parametrize("kind", [vectors, list_vectors], ids=["packed", "lists"])


@both
def test_a_slice_is_a_copy(kind: Any) -> None:
    numbers = kind.vec[i64]([1, 2, 3])
    twin = numbers[:]
    twin[0] = 9
    assert (list(numbers), list(twin)) == ([1, 2, 3], [9, 2, 3])


@both
def test_what_is_appended_is_last_and_the_shorter_vector_stays(kind: Any) -> None:
    shorter = kind.vec[u8]([5])
    longer = kind.append(kind.append(shorter, 6), 7)
    assert (list(shorter), list(longer)) == ([5], [5, 6, 7])


@both
def test_a_number_is_taken_out_of_its_place(kind: Any) -> None:
    shorter, number = kind.pop(kind.vec[u8]([5, 6, 7]), 1)
    assert (list(shorter), number) == ([5, 7], 6)


def test_each_kind_of_vector_is_known_as_one() -> None:
    assert isinstance(vectors.vec[i64]([1]), vectors.VECTORS)
    assert isinstance(vectors.vec[u8]([1]), vectors.VECTORS)
    assert not isinstance((1,), vectors.VECTORS)
