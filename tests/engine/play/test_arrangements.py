"""Choices of several places: an order of all, or some of them."""

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.engine.play.arrangements import Order, Some, combination
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool
from parlour.engine.words.phrasebook import plainly
from tests.engine.choice_laws import OPTIONS, SEEDS, numbers_its_moves, samples_its_moves


def order_of(options: list[int]) -> Order:
    size = len(options)
    return Order("DEAL", Pool("deal", options, least=size, most=size, ordered=True))


def some_of(options: list[int], least: int, most: int) -> Some:
    return Some("DISCARD", Pool("hand", options, least=least, most=most))


@st.composite
def somes(draw: st.DrawFn) -> Some:
    options = draw(OPTIONS)
    least = draw(st.integers(0, len(options)))
    return some_of(options, least, draw(st.integers(least, len(options))))


CHOICES = st.one_of(OPTIONS.map(order_of), somes())


@pytest.mark.thorough
@given(CHOICES)
def test_every_numbered_move_is_held_and_none_comes_twice(choice: Choice) -> None:
    numbers_its_moves(choice)


@given(CHOICES, SEEDS)
def test_whatever_is_sampled_is_held(choice: Choice, seed: int) -> None:
    samples_its_moves(choice, seed)


@given(OPTIONS)
def test_an_order_numbers_exactly_the_permutations(options: list[int]) -> None:
    choice = order_of(options)
    assert {choice.nth(index).slots for index in range(choice.count())} == set(permutations(options))


@given(somes())
def test_some_numbers_exactly_the_combinations(choice: Some) -> None:
    pool = choice.pool
    sizes = range(pool.least, pool.most + 1)
    wanted = {slots for size in sizes for slots in combinations(sorted(pool.options), size)}
    assert {choice.nth(index).slots for index in range(choice.count())} == wanted


def test_the_orders_of_a_whole_table_are_counted_without_being_listed() -> None:
    choice = order_of(list(range(21)))
    assert choice.count() == 51_090_942_171_709_440_000
    assert choice.holds(choice.nth(choice.count() - 1))


def test_every_order_of_three_places_is_equally_likely() -> None:
    luck, choice = Luck(1), order_of([0, 1, 2])
    times = Counter(choice.sample(luck).slots for _ in range(6_000))
    assert len(times) == 6
    assert all(850 < count < 1150 for count in times.values())


@pytest.mark.parametrize("slots", [(), (0, 1), (0, 1, 1), (0, 1, 3), (0, 1, 2, 2)])
def test_an_order_must_hold_every_place_once(slots: tuple[int, ...]) -> None:
    assert not order_of([0, 1, 2]).holds(Move("DEAL", slots=slots))


@pytest.mark.parametrize("slots", [(), (0, 1, 2), (1, 0), (1, 1), (0, 9), (-1,)])
def test_some_must_be_different_rising_places_of_the_pool_neither_too_few_nor_too_many(
    slots: tuple[int, ...],
) -> None:
    assert not some_of([0, 1, 2, 3], 1, 2).holds(Move("DISCARD", slots=slots))


@pytest.mark.parametrize("choice", [order_of([0]), some_of([0], 1, 1)])
def test_an_arrangement_with_an_amount_a_card_or_a_suit_is_not_held(choice: Choice) -> None:
    assert choice.holds(Move(choice.verb, slots=(0,)))
    assert not choice.holds(Move(choice.verb, slots=(0,), amount=1))
    assert not choice.holds(Move(choice.verb, slots=(0,), cards=(1,)))
    assert not choice.holds(Move(choice.verb, slots=(0,), suit="H"))


@pytest.mark.parametrize("choice", [order_of([0, 1]), some_of([0, 1], 0, 2)])
def test_the_form_of_an_arrangement_names_its_pool(choice: Order | Some) -> None:
    assert choice.form() == Form(choice.verb, pools=[choice.pool])


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (order_of([0, 1]), "DEAL takes every place of deal once (1, 2)."),
        (some_of([0, 1, 2], 0, 2), "DISCARD takes 0 to 2 places of your hand (1, 2, 3)."),
        (some_of([0, 1, 2], 2, 2), "DISCARD takes exactly 2 places of your hand (1, 2, 3)."),
    ],
)
def test_an_arrangement_says_what_it_wants(choice: Choice, words: str) -> None:
    assert plainly(choice.wants()) == words


def test_combinations_are_numbered_from_the_front_of_the_options() -> None:
    assert [combination([4, 5, 6], 2, index) for index in range(3)] == [(4, 5), (4, 6), (5, 6)]
