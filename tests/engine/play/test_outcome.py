"""Winners and places."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.play.outcome import Outcome, places_by

KEYS = st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 2)), min_size=1, max_size=8)


def test_the_winners_are_all_in_first_place() -> None:
    assert Outcome([1, 3, 1], [7, 2, 7], "Two drew.").winners() == [0, 2]


def test_equal_keys_share_a_place_and_the_next_place_is_left_out() -> None:
    assert places_by([(5,), (9,), (5,), (1,)]) == [2, 1, 2, 4]


def test_later_parts_of_a_key_part_equal_first_ones() -> None:
    assert places_by([(3, 0), (3, 1)]) == [2, 1]


@given(KEYS)
def test_somebody_is_first_and_a_higher_key_is_always_a_better_place(keys: list[tuple[int, ...]]) -> None:
    places = places_by(keys)
    assert 1 in places
    for key, place in zip(keys, places, strict=True):
        for other, other_place in zip(keys, places, strict=True):
            assert (key > other) == (place < other_place)
