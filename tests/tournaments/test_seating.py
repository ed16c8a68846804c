"""Seating: sizes within one, pairs apart, and who would sit where."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.seating import exact_sizes, first_tables, is_hand_for_hand, table_sizes


@given(st.integers(1, 500), st.integers(2, 12))
def test_tables_are_as_few_as_can_be_and_within_one(entrants: int, chairs: int) -> None:
    sizes = table_sizes(entrants, chairs)
    assert sum(sizes) == entrants
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) <= chairs
    assert max(sizes) - min(sizes) <= 1
    assert (len(sizes) - 1) * chairs < entrants


def test_the_house_fills_a_game_for_exactly_so_many() -> None:
    assert exact_sizes(13, 4) == ([4, 4, 4, 4], 3)
    assert exact_sizes(8, 4) == ([4, 4], 0)


def test_pairs_are_kept_apart_by_an_exchange() -> None:
    tables = first_tables(range(6), [3, 3], [frozenset((0, 1)), frozenset((3, 4))])
    assert not any({0, 1} <= set(table) or {3, 4} <= set(table) for table in tables)
    assert sorted(who for table in tables for who in table) == list(range(6))


def test_a_pair_sits_together_where_it_cannot_be_avoided() -> None:
    assert first_tables(range(3), [3], [frozenset((0, 1))]) == [[0, 1, 2]]


def test_all_wait_when_one_out_at_each_table_would_reach_the_prizes() -> None:
    waits = [alive for alive in range(1, 20) if is_hand_for_hand(alive, paid=9, tables=2)]
    assert waits == [10, 11]
