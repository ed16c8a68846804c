"""Single and double elimination: matches of several games, walk-overs, withdrawals and corrections."""

from collections import Counter

import pytest

from parlour.tournaments.log.rows import CORRECT, Acted, Deal, Out, Pair, Withdrawn
from parlour.tournaments.log.state import FINISHED
from parlour.tournaments.whole_games.matches import BOTH_LOST, UNDECIDED, series_winner
from parlour.tournaments.whole_games.standings import TableResult
from tests.tournaments.formats.playing import Played


def seeded(format_name: str, entrants: int, **changes: object) -> Played:
    """A tournament in which entrant 0 is the first seed, and so on."""
    played = Played(format_name, entrants, chairs=2, **changes)
    assert sorted(played.state.seeding) == list(range(entrants))
    return played


def strength(played: Played) -> dict[int, int]:
    """Everybody's strength by their seed."""
    return {who: -seed for seed, who in enumerate(played.state.seeding)}


def play_as_seeded(played: Played) -> list[int]:
    """Play it to its end; return the places by seed."""
    while played.state.status != FINISHED:
        played.settle_by_strength(strength(played))
    return [played.places()[who] for who in played.state.seeding]


def test_losers_of_a_stage_share_the_place() -> None:
    assert play_as_seeded(seeded("single-elimination", 8)) == [1, 2, 3, 3, 5, 5, 5, 5]


def test_top_seeds_have_byes() -> None:
    played = seeded("single-elimination", 6)
    assert len(played.state.owed()) == 2
    first, second, *_ = played.state.seeding
    assert {first, second}.isdisjoint(who for order in played.state.owed() for who in order.chairs)


def test_a_match_begins_as_soon_as_both_are_known() -> None:
    played = seeded("single-elimination", 8)
    for order in played.state.owed()[:2]:
        played.settle(order, [1, 2])
    assert [row.round for row in played.all_of(Pair)] == [1, 2]


def test_double_elimination_ranks_by_when_the_second_loss_came() -> None:
    assert play_as_seeded(seeded("double-elimination", 8)) == [1, 2, 3, 4, 5, 5, 7, 7]


def test_two_in_a_double_elimination_meet_until_one_has_lost_twice() -> None:
    played = seeded("double-elimination", 2)
    first, second = played.state.seeding
    for winner in (first, second, second):
        (order,) = played.state.owed()
        played.settle(order, [1 if who == winner else 2 for who in order.chairs])
    assert [played.places()[who] for who in (first, second)] == [2, 1]


def test_in_a_match_of_three_who_goes_first_changes() -> None:
    played = seeded("single-elimination", 2, options={"best_of": 3})
    played.settle(played.state.owed()[0], [1, 2])
    played.settle(played.state.owed()[0], [1, 2])
    played.settle(played.state.owed()[0], [1, 2])
    firsts = [order.chairs[0] for order in played.all_of(Deal)]
    assert firsts[0] == firsts[2] != firsts[1]
    assert played.state.status == FINISHED


def series(*games: tuple[int, int], absent: tuple[int, ...] = ()) -> tuple[TableResult, ...]:
    return tuple(TableResult((7, 8), places, (10 - places[0], 10 - places[1]), absent) for places in games)


@pytest.mark.parametrize(
    ("games", "best_of", "winner"),
    [
        ([], 1, UNDECIDED),
        ([(1, 2)], 1, 7),
        ([(1, 2), (1, 2)], 3, 7),
        ([(1, 2), (2, 1)], 3, UNDECIDED),
        ([(1, 1)], 1, UNDECIDED),
        ([(1, 1), (2, 1)], 1, 8),
        ([(1, 1), (1, 2), (1, 1)], 3, 7),
    ],
)
def test_a_match_is_won_by_more_games(games: list[tuple[int, int]], best_of: int, winner: int) -> None:
    assert series_winner(series(*games), best_of) == winner


def test_a_match_that_is_level_goes_by_the_tally() -> None:
    games = (TableResult((7, 8), (1, 1), (3, 4)),)
    assert series_winner(games, 1) == 8


def test_a_match_at_which_nobody_was_is_lost_by_both() -> None:
    assert series_winner(series((1, 2), absent=(7, 8)), 3) == BOTH_LOST


def test_if_nobody_is_there_at_the_final_both_share_the_first_place() -> None:
    played = seeded("single-elimination", 2)
    played.settle(played.state.owed()[0], [1, 2], absent=(0, 1))
    assert played.places() == [1, 1]


def test_who_withdraws_before_a_match_loses_it() -> None:
    played = seeded("single-elimination", 3)
    first, second, third = played.state.seeding
    played.take_in(Withdrawn(first))
    played.settle_by_strength(strength(played))
    assert [played.places()[who] for who in (second, third, first)] == [1, 2, 2]
    assert len(played.state.games) == 1


def test_who_withdraws_in_mid_game_finishes_it_and_goes_no_further() -> None:
    played = seeded("single-elimination", 4)
    best = played.state.seeding[0]
    played.take_in(Withdrawn(best))
    played.settle_by_strength(strength(played))
    assert played.places()[best] == 2
    assert Counter(who for order in played.all_of(Deal) for who in order.chairs)[best] == 1


def test_a_correction_lets_the_other_go_on_while_the_next_match_has_not_begun() -> None:
    played = seeded("single-elimination", 4)
    order = played.state.owed()[0]
    played.settle(order, [1, 2])
    loser = order.chairs[1]
    assert [out.entrant for out in played.all_of(Out)] == [loser]
    act = Acted(CORRECT, "the wrong way round", table=order.table, number=1, places=(2, 1), tallies=(0, 1))
    played.take_in(act)
    played.settle(played.state.owed()[0], [1, 2])
    assert loser in played.state.owed()[0].chairs


def test_a_correction_changes_nothing_once_the_next_match_has_begun() -> None:
    played = seeded("single-elimination", 4)
    order = played.state.owed()[0]
    for each in played.state.owed():
        played.settle(each, [1, 2])
    final = played.state.owed()
    act = Acted(CORRECT, "the wrong way round", table=order.table, number=1, places=(2, 1), tallies=(0, 1))
    played.take_in(act)
    assert played.state.owed() == final
    assert not played.state.entrants[order.chairs[1]].is_alive
