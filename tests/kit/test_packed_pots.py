"""Packed pots: the same layers, shares and winners as pots in lists."""

from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.kit.packed_pots import PotLayer, layers_of, part_of_strongest, share_out, strongest
from parlour.kit.pots import best_of, part_of_best, pay_out, pot_layers
from parlour.kit.seat_sets import seat_list, set_of

COINS = st.integers(0, 60)
SEATS = 13
"""More than any game of these seats."""

PLAYERS = st.lists(st.tuples(COINS, COINS, st.booleans()), min_size=1, max_size=SEATS).filter(
    lambda players: any(live for _, _, live in players)
)
HANDS = st.lists(st.tuples(st.integers(-3, 3), st.booleans()), min_size=1, max_size=SEATS).filter(
    lambda hands: any(live for _, live in hands)
)


def shape(layers: list[PotLayer]) -> list[tuple[int, int, list[int]]]:
    return [(layer.level, layer.coins, seat_list(layer.seats, SEATS)) for layer in layers]


def live_seats(marks: list[bool]) -> list[int]:
    return [seat for seat, live in enumerate(marks) if live]


@given(PLAYERS)
def test_the_layers_are_those_of_pots_in_lists(players: list[tuple[int, int, bool]]) -> None:
    doubled, single, live = (list(row) for row in zip(*players, strict=True))
    packed = layers_of(vec[i64](doubled), vec[i64](single), set_of(live_seats(live)))
    listed = pot_layers(doubled, single, live)
    assert shape(packed) == [(layer.level, layer.coins, layer.seats) for layer in listed]


def test_an_empty_pot_still_has_one_layer_to_win() -> None:
    assert shape(layers_of(vec[i64]([0, 0]), vec[i64]([0, 0]), set_of([0, 1]))) == [(0, 0, [0, 1])]


@given(st.integers(0, 100), HANDS, st.data())
def test_coins_are_shared_out_as_in_lists(
    coins: int, hands: list[tuple[int, bool]], data: st.DataObject
) -> None:
    winners, first = live_seats([live for _, live in hands]), data.draw(st.integers(0, len(hands) - 1))
    listed, packed = [1] * len(hands), vec[i64]([1] * len(hands))
    pay_out(coins, winners, listed, first)
    share_out(coins, set_of(winners), packed, first)
    assert list(packed) == listed


@given(HANDS)
def test_the_strongest_hands_win(hands: list[tuple[int, bool]]) -> None:
    strengths, live = [strength for strength, _ in hands], [live for _, live in hands]
    packed, seats = vec[i64](strengths), set_of(live_seats(live))
    assert seat_list(strongest(seats, packed), SEATS) == best_of(live_seats(live), strengths)
    parts = [part_of_strongest(seat, packed, seats) for seat in range(len(hands))]
    assert parts == [part_of_best(seat, strengths, live) for seat in range(len(hands))]
