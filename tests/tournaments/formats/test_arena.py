"""Arena: who waits is seated with the nearest in points, nobody just met, at most 20 s; the clock ends it."""

from parlour.tournaments.formats import arena
from parlour.tournaments.log.rows import Deal, Entered, Pair, Ticked
from parlour.tournaments.log.state import FINISHED
from tests.tournaments.formats.playing import SECOND, Played


def open_arena(entrants: int, chairs: int = 2, minutes: int = 10) -> Played:
    late = {"closed_from_level": 2}
    return Played("arena", entrants, chairs=chairs, options={"minutes": minutes}, late_entry=late)


def chairs_of_last(played: Played) -> set[int]:
    return set(played.all_of(Deal)[-1].chairs)


def test_everybody_is_seated_at_the_start() -> None:
    played = open_arena(13, chairs=6)
    assert sorted(len(order.chairs) for order in played.all_of(Deal)) == [4, 4, 5]


def test_those_who_have_just_met_wait_for_others() -> None:
    played = open_arena(4)
    first, second = played.state.owed()
    played.settle(first, [1, 2], at=10 * SECOND)
    assert len(played.all_of(Deal)) == 2
    played.settle(second, [1, 2], at=12 * SECOND)
    assert len(played.all_of(Deal)) == 4
    assert chairs_of_last(played) not in (set(first.chairs), set(second.chairs))


def test_the_nearest_in_points_meet() -> None:
    played = open_arena(4)
    first, second = played.state.owed()
    played.settle(first, [1, 2], at=SECOND)
    played.settle(second, [1, 2], at=SECOND)
    tables = {frozenset(order.chairs) for order in played.all_of(Deal)[2:]}
    assert frozenset((first.chairs[0], second.chairs[0])) in tables


def test_nobody_waits_longer_than_twenty_seconds_while_somebody_else_waits() -> None:
    played = open_arena(4)
    first, _ = played.state.owed()
    played.settle(first, [1, 2], at=10 * SECOND)
    assert arena.next_look(played.state) == 30 * SECOND
    played.take_in(Ticked(at=29 * SECOND))
    assert len(played.all_of(Deal)) == 2
    played.take_in(Ticked(at=30 * SECOND))
    assert chairs_of_last(played) == set(first.chairs)


def test_where_nothing_is_played_nobody_waits_for_others() -> None:
    played = open_arena(2)
    played.settle(played.state.owed()[0], [1, 2], at=SECOND)
    assert len(played.all_of(Deal)) == 2


def test_who_comes_late_is_seated_with_who_waits() -> None:
    played = open_arena(4)
    first, _ = played.state.owed()
    played.settle(first, [1, 2], at=SECOND)
    played.take_in(Entered("late", at=2 * SECOND))
    assert 4 in chairs_of_last(played)


def test_games_that_are_on_when_the_time_is_up_run_out_and_count() -> None:
    played = open_arena(4, minutes=1)
    first, second = played.state.owed()
    played.settle(first, [1, 2], at=61 * SECOND)
    assert played.state.status != FINISHED
    assert len(played.all_of(Pair)) == 1
    played.settle(second, [1, 2], at=70 * SECOND)
    assert played.state.status == FINISHED
    assert sorted(played.places()) == [1, 1, 3, 3]


def test_of_equal_points_fewer_games_are_better() -> None:
    played = open_arena(3, minutes=1)
    (order,) = played.state.owed()
    played.settle(order, [1, 2], at=61 * SECOND)
    idle = ({0, 1, 2} - set(order.chairs)).pop()
    assert [played.places()[who] for who in (*order.chairs, idle)] == [1, 3, 2]


def test_who_sat_out_has_no_points_of_the_game() -> None:
    played = open_arena(2, minutes=1)
    played.settle(played.state.owed()[0], [1, 2], at=61 * SECOND, absent=(0,))
    absent = played.state.games[0].order.chairs[0]
    assert arena.points_of(played.state, absent) == 0
    assert played.places()[absent] == 2
