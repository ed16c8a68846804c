"""Swiss and round robin: rounds by standing, byes, late entry, absence and corrections."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.tournaments.entry import EntryRefused, check_entry
from parlour.tournaments.log.rows import (
    CORRECT,
    DISQUALIFY,
    HOUSE,
    Acted,
    Bye,
    Deal,
    Entered,
    Level,
    Out,
    Pair,
    Paused,
    Reentered,
    Resumed,
    Withdrawn,
)
from parlour.tournaments.whole_games.results import record_before
from tests.tournaments.formats.playing import Chance, Played, play_by_chance

CALM = Chance(draw=0, absent=0, leave=0, correct=0, pause=0)


@settings(max_examples=15)
@given(st.integers(2, 16), st.integers(0, 1_000))
def test_nobody_meets_twice_in_a_tournament_of_the_usual_length(entrants: int, seed: int) -> None:
    played = play_by_chance(Played("swiss", entrants, chairs=2), seed, CALM)
    met = Counter(table for _, tables in played.pairs() for table in tables)
    assert set(met.values()) == {1}


@settings(max_examples=15)
@given(st.integers(1, 8), st.integers(0, 1_000))
def test_nobody_has_a_second_bye_and_no_leader_has_one(half: int, seed: int) -> None:
    played = play_by_chance(Played("swiss", 2 * half + 1, chairs=2), seed, CALM)
    byes = played.all_of(Bye)
    assert len({bye.entrant for bye in byes}) == len(byes)
    assert all(not leads(played, bye) for bye in byes if bye.round > 1)


def leads(played: Played, bye: Bye) -> bool:
    """Whether somebody had more points than everybody else when they were given a bye."""
    points = Counter(each.entrant for each in played.all_of(Bye) if each.round < bye.round)
    for game in played.state.games:
        if game.round < bye.round:
            points[game.order.chairs[game.result.places.index(1)]] += 1
    return all(
        points[bye.entrant] > points[who] for who in range(len(played.state.entrants)) if who != bye.entrant
    )


def test_the_stronger_wins_in_as_many_rounds_as_it_takes() -> None:
    played = Played("swiss", 8, chairs=2)
    played.play_by_strength()
    assert [row.round for row in played.all_of(Pair)] == [1, 2, 3]
    assert played.places()[0] == 1


def test_a_game_is_worth_the_share_left_behind_and_leaders_meet_at_table_one() -> None:
    played = Played("swiss", 9, chairs=3, options={"rounds": 2})
    played.settle_by_strength()
    winners = {game.order.chairs[game.result.places.index(1)] for game in played.state.games}
    assert set(played.pairs()[1][1][0]) == winners


def test_who_went_first_less_often_goes_first() -> None:
    played = Played("swiss", 4, chairs=2, options={"rounds": 3})
    played.play_by_strength()
    firsts = Counter(order.chairs[0] for order in played.all_of(Deal))
    assert max(firsts.values()) - min(firsts.values()) <= 1


def test_who_enters_late_is_paired_from_the_next_round_and_has_no_bye_before() -> None:
    played = Played("swiss", 4, chairs=2, options={"rounds": 3}, late_entry={"closed_from_level": 3})
    played.take_in(Entered("late"))
    assert not played.all_of(Bye)
    played.settle_by_strength()
    assert 4 in {who for table in played.pairs()[1][1] for who in table} | {
        bye.entrant for bye in played.all_of(Bye)
    }


def test_late_entry_is_closed_from_the_round_that_is_named() -> None:
    played = Played("swiss", 4, chairs=2, options={"rounds": 3}, late_entry={"closed_from_level": 2})
    check_entry(played.state)
    played.settle_by_strength()
    assert [row.level for row in played.all_of(Level)] == [2]
    with pytest.raises(EntryRefused):
        check_entry(played.state)


def test_who_withdraws_is_paired_no_more_and_keeps_a_place() -> None:
    played = Played("swiss", 6, chairs=2, options={"rounds": 3})
    played.take_in(Withdrawn(0))
    played.play_by_strength()
    assert Counter(who for order in played.all_of(Deal) for who in order.chairs)[0] == 1
    assert played.places()[0] > 0


def test_who_is_disqualified_has_no_place_and_others_close_up() -> None:
    played = Played("swiss", 4, chairs=2)
    played.take_in(Acted(DISQUALIFY, "two seats", 0))
    played.play_by_strength()
    assert played.places()[0] == 0
    assert min(played.places()[1:]) == 1


def forfeit_as(played: Played, who: int) -> None:
    """Settle a round: the one who is not there wins by the house's play."""
    for order in played.state.owed():
        absent = tuple(chair for chair, each in enumerate(order.chairs) if each == who)
        places = [1 if each == who else 2 for each in order.chairs] if absent else [1, 2]
        played.settle(order, places, absent=absent)


def test_who_is_not_there_loses_even_if_the_house_would_have_won() -> None:
    played = Played("swiss", 2, chairs=2)
    forfeit_as(played, 0)
    assert played.places() == [2, 1]


def test_who_is_not_there_twice_is_withdrawn_and_may_come_back() -> None:
    played = Played("swiss", 6, chairs=2, options={"rounds": 4})
    forfeit_as(played, 0)
    assert not played.all_of(Out)
    forfeit_as(played, 0)
    assert played.all_of(Out) == [Out(0, 0)]
    played.take_in(Reentered(0))
    played.settle_by_strength()
    assert any(0 in table for table in played.pairs()[3][1])


def test_a_corrected_result_changes_points_but_no_pairing_that_is_played() -> None:
    played = Played("swiss", 4, chairs=2)
    played.settle_by_strength()
    before = played.pairs()
    game = played.state.games[0]
    places = (game.result.places[1], game.result.places[0])
    table, number = game.order.table, game.order.number
    played.take_in(
        Acted(CORRECT, "the wrong way round", table=table, number=number, places=places, tallies=(0, 0))
    )
    assert played.pairs() == before
    points = record_before(played.state, 2).points
    assert [points[who] for who in game.order.chairs] == [2 - place for place in places]


def test_a_pause_holds_the_next_round_until_it_goes_on() -> None:
    played = Played("swiss", 4, chairs=2)
    played.take_in(Paused())
    played.settle_by_strength()
    assert len(played.all_of(Pair)) == 1
    played.take_in(Resumed())
    assert len(played.all_of(Pair)) == 2


def test_those_to_be_kept_apart_do_not_meet_while_that_can_be_avoided() -> None:
    played = Played("swiss", 4, chairs=2, options={"rounds": 2}, apart=[["player 0", "player 1"]])
    played.play_by_strength()
    assert (0, 1) not in {table for _, tables in played.pairs() for table in tables}


def test_a_game_for_exactly_so_many_is_filled_by_the_house_which_takes_no_place() -> None:
    played = Played("swiss", 7, chairs=4, least=4, options={"rounds": 1})
    orders = played.all_of(Deal)
    assert sorted(len(order.chairs) for order in orders) == [4, 4]
    assert sum(order.chairs.count(HOUSE) for order in orders) == 1
    for order in orders:
        played.settle(order, [1 if who == HOUSE else 2 + chair for chair, who in enumerate(order.chairs)])
    points = record_before(played.state, 2).points
    assert sorted(points.values()).count(Fraction(1)) == 2
    assert len(points) == 7


# Round robin


@pytest.mark.parametrize("entrants", [2, 5, 8])
def test_in_a_round_robin_everybody_meets_everybody_once(entrants: int) -> None:
    played = Played("round-robin", entrants, chairs=2)
    played.play_by_strength()
    met = Counter(table for _, tables in played.pairs() for table in tables)
    assert met == Counter(combinations(range(entrants), 2))
    assert played.places() == list(range(1, entrants + 1))


def test_many_at_a_table_play_as_many_rounds_as_it_takes_to_meet() -> None:
    played = Played("round-robin", 10, chairs=4)
    played.play_by_strength()
    assert len(played.all_of(Pair)) == 3


def withdraw_after(rounds: int) -> Played:
    """A round robin of six in which 0, who wins everything, leaves after so many rounds."""
    played = Played("round-robin", 6, chairs=2)
    for _ in range(rounds):
        played.settle_by_strength()
    played.take_in(Withdrawn(0))
    played.play_by_strength()
    return played


def test_who_leaves_before_half_of_the_games_is_taken_out_of_the_table() -> None:
    assert withdraw_after(1).places() == [6, 1, 2, 3, 4, 5]


def test_who_leaves_later_loses_the_games_that_are_left() -> None:
    played = withdraw_after(3)
    assert played.places()[0] < 6
    assert len(played.state.byes) == 1


def test_who_beat_each_other_in_a_circle_share_the_place() -> None:
    played = Played("round-robin", 3, chairs=2)
    wins = {(0, 1): 1, (0, 2): 0, (1, 2): 2}
    while played.state.owed():
        order = played.state.owed()[0]
        winner = wins[min(order.chairs), max(order.chairs)]
        played.settle(order, [1 if who == winner else 2 for who in order.chairs], tallies=(0, 0))
    assert played.places() == [1, 1, 1]
