"""Pots in layers: every coin finds its layer, and every layer its live seats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.engine.play.events import Listener
from parlour.kit import pots
from parlour.kit.pots import Layer, halves_up_to, tell_won, units
from parlour.kit.seat_sets import seat_list, set_of

Stakes = list[tuple[int, int, bool]]

PLAYERS = st.lists(
    st.tuples(st.integers(0, 60), st.integers(0, 60), st.booleans()), min_size=1, max_size=8
).filter(lambda players: any(live for _, _, live in players))


SEATS = 13
"""As many as any game has."""


def live_seats(marks: list[bool]) -> int:
    return set_of([seat for seat, live in enumerate(marks) if live])


def pot_layers(doubled: list[int], single: list[int], live: list[bool]) -> list[Layer]:
    return pots.pot_layers(vec[i64](doubled), vec[i64](single), live_seats(live))


def shared_out(coins: int, winners: list[int], seats: int, first: int) -> list[int]:
    """What every seat gets when the winners share these coins."""
    won = vec[i64]([0] * seats)
    pots.share_out(coins, set_of(winners), won, first)
    return list(won)


def best_of(seats: list[int], strengths: list[int]) -> list[int]:
    return seat_list(pots.best_of(set_of(seats), vec[i64](strengths)), SEATS)


def shape(layers: list[Layer]) -> list[tuple[int, int, list[int]]]:
    return [(layer.level, layer.coins, seat_list(layer.seats, SEATS)) for layer in layers]


def layers_of(players: Stakes) -> list[Layer]:
    doubled, single, live = zip(*players, strict=True)
    return pot_layers(list(doubled), list(single), list(live))


def test_equal_payments_make_one_layer() -> None:
    assert shape(pot_layers([0, 0], [10, 10], [True, True])) == [(10, 20, [0, 1])]


def test_a_short_player_competes_for_the_lower_layer_only() -> None:
    layers = pot_layers([0, 0, 0], [8, 20, 20], [True, True, True])
    assert shape(layers) == [(8, 24, [0, 1, 2]), (20, 24, [1, 2])]


def test_a_doubled_coin_matches_two_single_ones() -> None:
    assert shape(pot_layers([5, 0], [0, 10], [True, True])) == [(10, 15, [0, 1])]


def test_the_coins_of_a_folded_player_stay_in_their_layers() -> None:
    layers = pot_layers([0, 0, 0], [5, 15, 10], [True, True, False])
    assert shape(layers) == [(5, 15, [0, 1]), (15, 15, [1])]


def test_what_no_live_hand_reached_belongs_to_the_highest_layer_that_was() -> None:
    assert shape(pot_layers([0, 0], [5, 30], [True, False])) == [(5, 35, [0])]


def test_a_seat_that_paid_nothing_has_no_layer_of_its_own() -> None:
    assert shape(pot_layers([0, 0], [0, 30], [True, True])) == [(30, 30, [1])]


def test_an_empty_pot_still_has_one_layer_to_win() -> None:
    assert shape(pot_layers([0, 0], [0, 0], [True, True])) == [(0, 0, [0, 1])]


def test_a_doubled_coin_on_the_boundary_belongs_to_the_upper_layer() -> None:
    layers = pot_layers([5, 0], [0, 7], [True, True])
    assert shape(layers) == [(7, 7 + 3, [0, 1]), (10, 2, [0])]


def test_half_coins_are_put_together_before_they_are_cut() -> None:
    layers = pot_layers([0, 1, 1], [1, 0, 0], [True, True, True])
    assert shape(layers) == [(1, 1 + 1, [0, 1, 2]), (2, 1, [1, 2])]


def test_an_odd_half_coin_stays_in_the_layer_above() -> None:
    layers = pot_layers([0, 1, 1, 1], [1, 0, 0, 0], [True] * 4)
    assert shape(layers) == [(1, 1 + 1, [0, 1, 2, 3]), (2, 2, [1, 2, 3])]


@pytest.mark.parametrize(
    ("level", "halves"), [(0, 0), (1, 1), (2, 2), (7, 7), (8, 8), (9, 10), (11, 14), (99, 14)]
)
def test_doubled_coins_are_paid_first(level: int, halves: int) -> None:
    assert halves_up_to(level, 4, 3) == halves


@given(PLAYERS, st.integers(0, 200))
def test_a_layer_falls_short_of_its_fair_share_by_less_than_a_coin(players: Stakes, level: int) -> None:
    fair = sum(halves_up_to(level, *coins) for *coins, _ in players) / 2
    doubled, single, _ = zip(*players, strict=True)
    found = pots.coins_up_to(level, vec[i64](doubled), vec[i64](single))
    assert fair - int(found) in (0, 0.5)


@given(PLAYERS)
def test_no_coin_is_lost_or_made(players: Stakes) -> None:
    paid = sum(doubled + single for doubled, single, _ in players)
    assert sum(layer.coins for layer in layers_of(players)) == paid


@given(PLAYERS)
def test_a_layer_is_open_to_exactly_the_live_seats_that_reached_it(players: Stakes) -> None:
    for layer in layers_of(players):
        reached = [
            seat
            for seat, (doubled, single, live) in enumerate(players)
            if live and units(doubled, single) >= layer.level
        ]
        assert seat_list(layer.seats, SEATS) == reached


def test_a_shared_layer_is_split_evenly() -> None:
    assert shared_out(30, [0, 2], 3, first=0) == [15, 0, 15]


def test_odd_coins_go_clockwise_from_the_first_seat() -> None:
    assert shared_out(11, [0, 1, 3], 4, first=2) == [4, 3, 0, 4]


def test_what_is_shared_is_added_to_what_was_won_before() -> None:
    won = vec[i64]([5, 5])
    pots.share_out(3, set_of([0, 1]), won, 1)
    assert list(won) == [6, 7]


def test_the_strongest_of_the_seats_that_reached_a_layer_win_it() -> None:
    strengths = [9, 4, 7, 7]
    assert best_of([1, 2, 3], strengths) == [2, 3]
    assert best_of([0, 1, 2, 3], strengths) == [0]


def test_hands_worth_nothing_can_be_the_best() -> None:
    assert best_of([1, 2], [5, 0, 0]) == [1, 2]
    assert best_of([1, 2], [5, -3, -3]) == [1, 2]


def test_every_seat_is_told_what_it_gets() -> None:
    listener = Listener()
    won = shared_out(11, [0, 2], seats=3, first=1)
    tell_won(won, [0, 2], listener)
    assert won == [5, 0, 6]
    assert [(event.kind, event.seat, event.amount) for event in listener.events] == [
        ("won", 0, 5),
        ("won", 2, 6),
    ]


def test_a_winner_is_told_even_of_an_empty_pot() -> None:
    listener = Listener()
    tell_won([0, 0], [1], listener)
    assert [event.seat for event in listener.events] == [1]


@pytest.mark.parametrize(("seat", "part"), [(0, 0.0), (1, 0.5), (2, 0.5)])
def test_a_showdown_is_won_lost_or_shared_by_those_who_are_in(seat: int, part: float) -> None:
    assert pots.part_of_best(seat, vec[i64]([3, 7, 7, 9]), set_of([0, 1, 2])) == part
