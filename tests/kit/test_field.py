"""How many hands a hand is up against, and how many of them it beats."""

from bisect import bisect_left, bisect_right
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kit.field import Field, field_of

STRENGTHS = st.lists(st.integers(0, 30), min_size=1, max_size=60)


@given(STRENGTHS, st.integers(-1, 31))
def test_a_field_counts_as_a_sorted_list_does(strengths: list[int], strength: int) -> None:
    field, order = field_of(strengths), sorted(strengths)
    below, upto = bisect_left(order, strength), bisect_right(order, strength)
    assert (field.lower(strength), field.upto(strength), field.hands) == (below, upto, len(order))
    assert (field.equal(strength), field.higher(strength)) == (upto - below, len(order) - upto)
    assert field.share(strength) == (below + upto) / (2 * len(order))
    assert field.share_below(strength) == below / len(order)


@given(STRENGTHS)
def test_counts_make_the_same_field_as_a_list(strengths: list[int]) -> None:
    counted, listed = Field(Counter(strengths)), field_of(strengths)
    assert (counted.strengths, counted.ends) == (listed.strengths, listed.ends)


@given(STRENGTHS)
def test_every_strength_there_is_has_its_share(strengths: list[int]) -> None:
    field = field_of(strengths)
    assert field.shares() == {strength: field.share(strength) for strength in set(strengths)}


def test_a_tie_counts_half() -> None:
    assert field_of([1, 2, 2, 3]).share(2) == 0.5


def test_a_strength_that_no_hand_has_is_left_out() -> None:
    assert Field({1: 2, 5: 0}).strengths == [1]


@pytest.mark.parametrize(
    ("share", "strength"), [(0.0, 1), (0.24, 1), (0.25, 2), (0.74, 2), (0.75, 3), (1.0, 3)]
)
def test_the_strength_at_a_share_of_the_field(share: float, strength: int) -> None:
    assert field_of([1, 2, 2, 3]).strength_at(share) == strength
