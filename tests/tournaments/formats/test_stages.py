"""Shoot-out and group knock-out: tables that send their best on."""

from collections import Counter

from parlour.tournaments.log.rows import CORRECT, Acted, Deal, Out, Pair, Withdrawn
from parlour.tournaments.log.state import FINISHED
from tests.tournaments.formats.playing import Played


def test_the_winners_of_all_tables_meet() -> None:
    played = Played("shoot-out", 12, chairs=4)
    played.settle_by_strength()
    winners = sorted(min(table) for table in played.pairs()[0][1])
    assert played.pairs()[1:] == [(2, [tuple(winners)])]
    played.settle_by_strength()
    assert played.places()[0] == 1


def test_behind_the_final_table_the_place_at_the_table_counts_then_the_tally() -> None:
    played = Played("shoot-out", 6, chairs=3)
    for turn, order in enumerate(played.state.owed()):
        played.settle(order, [1, 2, 3], tallies=(9, 5 + turn, 1))
    (final,) = played.state.owed()
    first, second = played.state.games[0].order.chairs, played.state.games[1].order.chairs
    played.settle(final, [1, 2])
    assert [played.places()[who] for who in (second[1], first[1])] == [3, 4]
    assert [played.places()[who] for who in (first[2], second[2])] == [5, 5]


def test_so_many_of_each_table_go_on() -> None:
    played = Played("group-knockout", 12, chairs=4, options={"go_on": 2})
    played.settle_by_strength()
    best = [who for table in played.pairs()[0][1] for who in table[:2]]
    assert sorted(who for table in played.pairs()[1][1] for who in table) == sorted(best)


def test_equals_in_place_and_tally_go_on_together_and_never_by_lot() -> None:
    played = Played("shoot-out", 6, chairs=3)
    first, second = played.state.owed()
    played.settle(first, [1, 1, 3], tallies=(4, 4, 0))
    played.settle(second, [1, 2, 3])
    assert len(played.state.owed()[0].chairs) == 3


def test_a_higher_tally_goes_on_where_places_are_equal() -> None:
    played = Played("shoot-out", 6, chairs=3)
    first, second = played.state.owed()
    played.settle(first, [1, 1, 3], tallies=(4, 5, 0))
    played.settle(second, [1, 2, 3])
    assert sorted(played.state.owed()[0].chairs) == sorted((first.chairs[1], second.chairs[0]))


def test_who_sat_out_does_not_go_on_though_the_house_came_first_for_them() -> None:
    played = Played("shoot-out", 6, chairs=3)
    first, second = played.state.owed()
    played.settle(first, [1, 2, 3], absent=(0,))
    played.settle(second, [1, 2, 3])
    assert sorted(played.state.owed()[0].chairs) == sorted((first.chairs[1], second.chairs[0]))


def test_a_table_plays_as_many_games_as_are_meant_and_another_goes_first_each_time() -> None:
    played = Played("group-knockout", 3, chairs=3, options={"games": 3, "go_on": 1})
    while played.state.status != FINISHED:
        played.settle_by_strength()
    assert sorted(order.chairs[0] for order in played.all_of(Deal)) == [0, 1, 2]
    assert played.places() == [1, 2, 3]


def test_at_least_one_goes_out_at_each_stage() -> None:
    played = Played("group-knockout", 7, chairs=6, options={"go_on": 5})
    played.settle_by_strength()
    assert [len(tables) for _, tables in played.pairs()] == [2, 1]


def test_who_withdraws_between_two_games_is_out_and_the_table_plays_on() -> None:
    played = Played("group-knockout", 3, chairs=3, options={"games": 2})
    played.settle_by_strength()
    played.take_in(Withdrawn(0))
    played.settle_by_strength()
    assert played.state.status != FINISHED or played.places()[0] > 0
    assert played.all_of(Out)[0].entrant == 0


def test_a_corrected_result_changes_places_but_no_stage_that_has_begun() -> None:
    played = Played("shoot-out", 6, chairs=3)
    order, other = played.state.owed()
    played.settle(order, [1, 2, 3])
    played.settle(other, [1, 2, 3])
    final = played.state.owed()
    act = Acted(CORRECT, "a slip", table=order.table, number=1, places=(1, 3, 2), tallies=(0, 0, 5))
    played.take_in(act)
    assert played.state.owed() == final
    played.settle(final[0], [1, 2])
    assert played.places()[order.chairs[2]] < played.places()[order.chairs[1]]


def test_by_rating_the_best_are_spread_over_the_tables() -> None:
    played = Played("shoot-out", 7, chairs=4, seeding="rating")
    best = played.state.seeding[:2]
    tables = [seats.chairs for seats in played.all_of(Pair)[0].tables]
    assert Counter(who in table for table in tables for who in best)[True] == 2
    assert not any(set(best) <= set(table) for table in tables)
