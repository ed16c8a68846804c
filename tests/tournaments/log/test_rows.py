"""Rows: each kind has a word for ever, and is the same when it was stored and read."""

from typing import Any

import msgspec
import pytest

from parlour.tournaments.directing import direct
from parlour.tournaments.log import rows
from parlour.tournaments.log.fold import fold_row
from parlour.tournaments.log.rows import (
    KINDS,
    Acted,
    Deal,
    Entered,
    Pair,
    Row,
    Seats,
    Settled,
    Started,
    kind_of,
)
from parlour.tournaments.log.state import CANCELLED, State
from tests.tournaments.scenario import Scenario
from tests.tournaments.stage import opened

STORED = "open enter approve withdraw reenter start settled pause resume tick act "
DECIDED = "order moved broken held out paired bye level over"


def test_the_words_of_stored_rows_stay() -> None:
    assert set(KINDS) == set((STORED + DECIDED).split())


def test_a_whole_log_is_the_same_when_it_was_stored_and_read() -> None:
    for row in Scenario(7).play().log:
        stored: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(row))
        assert stored["kind"] == kind_of(row)
        assert msgspec.convert(stored, KINDS[stored["kind"]]) == row


def whole_games() -> State:
    """Two tables of two, at which whole games are played."""
    state = State(opened(stack=0, chairs=2))
    for name in ("Ann", "Bob", "Cat", "Dan"):
        fold_row(state, Entered(name, player="house:easy"))
    fold_row(state, Started(order=(0, 1, 2, 3)))
    fold_row(state, Pair(1, (Seats(1, (0, 1)), Seats(2, (2, 3)))))
    return state


def test_whole_games_are_kept_with_their_round_and_can_be_corrected() -> None:
    state = whole_games()
    fold_row(state, Deal(2, 1, (2, 3)))
    fold_row(state, Settled(2, 1, places=(1, 2), tallies=(5, 3)))
    (game,) = state.games
    assert (game.round, game.order.chairs, game.result.places) == (1, (2, 3), (1, 2))
    fold_row(state, Acted(rows.CORRECT, "misread", table=2, number=1, places=(2, 1), tallies=(3, 5)))
    assert [game.result.places for game in state.games] == [(2, 1)]


def test_a_round_takes_everybody_off_their_chairs_and_closes_what_is_empty() -> None:
    state = whole_games()
    fold_row(state, Pair(2, (Seats(1, (0, 2)),)))
    fold_row(state, rows.Bye(1, 2))
    fold_row(state, rows.Out(3, 4))
    assert state.tables[1].entrants() == [0, 2]
    assert [state.entrants[who].table for who in range(4)] == [1, 0, 1, 0]


def test_a_player_of_the_house_fills_a_chair_and_is_no_entrant() -> None:
    state = whole_games()
    fold_row(state, Pair(2, (Seats(1, (0, rows.HOUSE)), Seats(2, (1, 2)))))
    assert state.tables[1].chairs == [0, rows.HOUSE]
    assert state.tables[1].entrants() == [0]


def test_another_player_may_play_for_an_entrant() -> None:
    state = whole_games()
    fold_row(state, Acted(rows.REPLACE, "left", entrant=1, player="house:hard"))
    assert state.entrants[1].player == "house:hard"


def test_a_cancelled_tournament_decides_nothing_more() -> None:
    state = whole_games()
    assert direct(state, Acted(rows.CANCEL, "too few"))[1:] == []
    assert state.status == CANCELLED


@pytest.mark.parametrize("what", ["announce", "something newer"])
def test_an_act_that_changes_nothing_is_a_row_all_the_same(what: str) -> None:
    state = whole_games()
    fold_row(state, Acted(what, "for everybody to read"))
    assert state.moment == 6


def test_time_is_what_the_latest_fact_says_and_never_goes_back() -> None:
    state = whole_games()
    for at in (1_000, 500):
        fold_row(state, rows.Ticked(at=at))
    assert state.now == 1_000


def test_every_row_is_a_fact_or_a_decision() -> None:
    decided = {each.__name__ for each in KINDS.values() if not issubclass(each, rows.Fact)}
    assert decided == {each.__name__ for each in rows.Decision.__args__}
    assert all(issubclass(each, Row) for each in KINDS.values())
