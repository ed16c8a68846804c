"""Standings: points, and what parts those who have as many."""

from fractions import Fraction

from parlour.tournaments.whole_games.arena_points import ArenaResult, points_of_games
from parlour.tournaments.whole_games.standings import (
    Record,
    TableResult,
    buchholz,
    direct_meeting,
    places_of_groups,
    rank_groups,
    sonneborn_berger,
)


def won(winner: int, loser: int, tally: int = 0) -> TableResult:
    return TableResult((winner, loser), (1, 2), (tally, 0))


def drawn(one: int, other: int) -> TableResult:
    return TableResult((one, other), (1, 1), (0, 0))


def test_a_draw_is_half_a_point_for_both() -> None:
    assert Record([drawn(0, 1)]).points == {0: Fraction(1, 2), 1: Fraction(1, 2)}


def test_who_was_absent_scores_nothing_even_if_nobody_was_there() -> None:
    nobody = TableResult((0, 1), (1, 2), (0, 0), absent=(0, 1))
    assert Record([nobody]).points == {0: 0, 1: 0}


def test_a_bye_is_worth_a_win_but_is_none() -> None:
    record = Record([], {4: 1})
    assert record.points[4] == 1
    assert record.wins[4] == 0


def test_a_bye_counts_as_an_opponent_with_ones_own_points() -> None:
    points = {0: Fraction(3), 1: Fraction(2), 2: Fraction(2)}
    assert buchholz(points, {1: [(0,), ()]}) == {1: 5}


def test_at_a_table_of_many_opponents_count_on_average() -> None:
    points = {0: Fraction(1), 1: Fraction(2), 2: Fraction(1)}
    assert buchholz(points, {0: [(1, 2)]}) == {0: Fraction(3, 2)}


def test_sonneborn_berger_counts_those_who_were_beaten_and_half_of_draws() -> None:
    record = Record([won(0, 1), drawn(0, 2), won(1, 2)])
    assert sonneborn_berger(record)[0] == record.points[1] + record.points[2] / 2


def test_direct_meeting_needs_that_all_have_met() -> None:
    record = Record([won(1, 0), won(2, 1)])
    assert direct_meeting(record, [0, 1]) == {0: 0, 1: 1}
    assert direct_meeting(record, [0, 1, 2]) == {}


def test_direct_meeting_counts_no_others() -> None:
    record = Record([won(0, 1), won(1, 2), won(2, 0), won(1, 3)])
    assert direct_meeting(record, [0, 1]) == {0: 1, 1: 0}


def test_tie_breaks_apply_in_the_order_that_is_named() -> None:
    record = Record([won(0, 1, tally=5), won(1, 2, tally=9), won(2, 0, tally=1)])
    assert rank_groups(record, [0, 1, 2], ["direct-meeting"]) == [[0, 1, 2]]
    assert rank_groups(record, [0, 1, 2], ["direct-meeting", "tally"]) == [[1], [0], [2]]


def test_equals_share_the_best_place() -> None:
    assert places_of_groups([[3], [1, 2], [0]]) == {3: 1, 1: 2, 2: 2, 0: 4}


def test_fewer_games_come_first_among_equals() -> None:
    record = Record([drawn(0, 1), won(2, 0), won(2, 1), won(3, 2)], {5: 0})
    assert rank_groups(record, [0, 4], ["fewer-games"]) == [[0], [4]]
    assert rank_groups(Record([won(2, 0)]), [0, 4], ["fewer-games"]) == [[4], [0]]


def arena(*results: tuple[int, int, int]) -> list[Fraction]:
    return points_of_games(ArenaResult(*result) for result in results)


def test_an_arena_gives_one_point_for_everybody_left_behind() -> None:
    assert arena((1, 6, 1), (4, 6, 1), (2, 2, 1)) == [5, 2, 0]


def test_shared_places_share_their_points() -> None:
    assert arena((1, 4, 2), (2, 4, 3)) == [Fraction(5, 2), 1]


def test_after_two_wins_the_next_game_counts_double_won_or_not() -> None:
    assert arena((1, 6, 1), (1, 6, 1), (1, 6, 1), (3, 6, 1), (1, 4, 1)) == [5, 5, 10, 6, 3]


def test_a_shared_first_place_ends_a_streak() -> None:
    assert arena((1, 3, 1), (1, 3, 2), (1, 3, 1)) == [2, Fraction(3, 2), 2]
