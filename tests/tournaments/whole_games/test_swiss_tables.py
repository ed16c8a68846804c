"""Tables by standing: leaders at table 1, equals exchanged over a border where fewer meet again."""

from collections import Counter
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.seating import table_sizes
from parlour.tournaments.whole_games.pairing import pair_key
from parlour.tournaments.whole_games.swiss_tables import count_repeats, seat_by_standing, share_left_behind


def seat(points: str, met: list[tuple[int, int]], chairs: int = 3) -> list[list[int]]:
    order = list(range(len(points)))
    worth = {who: Fraction(int(digit)) for who, digit in enumerate(points)}
    return seat_by_standing(
        order, table_sizes(len(order), chairs), worth, Counter(pair_key(*pair) for pair in met)
    )


def test_leaders_sit_at_the_first_table_and_the_larger_ones_come_first() -> None:
    assert seat("4433221", [], chairs=4) == [[0, 1, 2, 3], [4, 5, 6]]


def test_equals_are_exchanged_over_a_border_where_that_avoids_a_repeat() -> None:
    assert seat("311100", [(0, 2)]) == [[0, 1, 3], [2, 4, 5]]


def test_nobody_is_exchanged_for_somebody_with_other_points() -> None:
    assert seat("321000", [(0, 2)]) == [[0, 1, 2], [3, 4, 5]]


def test_nobody_is_exchanged_where_it_avoids_nothing() -> None:
    assert seat("311100", [(0, 2), (0, 3)]) == [[0, 1, 2], [3, 4, 5]]


@given(
    st.integers(3, 6),
    st.lists(st.integers(0, 2), min_size=4, max_size=24),
    st.sets(st.tuples(st.integers(0, 23), st.integers(0, 23)), max_size=40),
)
def test_exchanges_never_make_more_repeats_and_keep_points_in_order(
    chairs: int, worth: list[int], pairs: set[tuple[int, int]]
) -> None:
    count = len(worth)
    order = list(range(count))
    points = {who: Fraction(each) for who, each in enumerate(sorted(worth, reverse=True))}
    met = {pair_key(*pair): 1 for pair in pairs if pair[0] != pair[1] and max(pair) < count}
    sizes = table_sizes(count, chairs)
    plain = seat_by_standing(order, sizes, points, {})
    tables = seat_by_standing(order, sizes, points, met)
    assert sorted(who for table in tables for who in table) == order
    assert [[points[who] for who in table] for table in tables] == [
        [points[who] for who in table] for table in plain
    ]
    assert sum(count_repeats(table, met) for table in tables) <= sum(
        count_repeats(table, met) for table in plain
    )


def test_points_are_the_share_of_the_others_left_behind() -> None:
    assert share_left_behind([1, 2, 3]) == [1, Fraction(1, 2), 0]


def test_who_shares_a_place_shares_what_it_is_worth() -> None:
    assert share_left_behind([1, 1]) == [Fraction(1, 2)] * 2
    assert share_left_behind([1, 2, 2, 4]) == [1, Fraction(1, 2), Fraction(1, 2), 0]


def test_who_sat_alone_among_the_house_has_all_behind() -> None:
    assert share_left_behind([1]) == [1]


@given(st.lists(st.integers(0, 5), min_size=2, max_size=9))
def test_a_table_is_worth_half_of_its_players(strengths: list[int]) -> None:
    places = [1 + sum(other > own for other in strengths) for own in strengths]
    assert sum(share_left_behind(places)) == Fraction(len(strengths), 2)
