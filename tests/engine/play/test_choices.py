"""Choices with no details, an amount, or one place of each pool."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool, Span
from parlour.engine.words.phrasebook import plainly
from tests.engine.choice_laws import OPTIONS, SEEDS, numbers_its_moves, samples_its_moves

AMOUNTS = st.builds(
    lambda low, width, step: Amount("BET", low, low + width, step),
    st.integers(-50, 50),
    st.integers(0, 60),
    st.integers(1, 7),
)
POOLS = st.lists(OPTIONS.map(lambda options: Pool("hand", options)), min_size=1, max_size=3)
PLACES = POOLS.map(lambda pools: Places("SWAP", pools))
HAND = Pool("hand", [0, 1, 2])
CENTRE = Pool("centre", [0, 2])


class Either(Choice):
    """A choice as a game outside the house might write it: red or black."""

    def count(self) -> int:
        return 2

    def nth(self, index: int) -> Move:
        return Move(self.verb, suit="HS"[index])

    def holds(self, move: Move) -> bool:
        return move in (self.nth(0), self.nth(1))


@given(st.one_of(AMOUNTS, PLACES, st.just(Plain("FOLD")), st.just(Either("GUESS"))))
def test_every_numbered_move_is_held_and_none_comes_twice(choice: Choice) -> None:
    numbers_its_moves(choice)


@given(st.one_of(AMOUNTS, PLACES, st.just(Plain("FOLD")), st.just(Either("GUESS"))), SEEDS)
def test_whatever_is_sampled_is_held(choice: Choice, seed: int) -> None:
    samples_its_moves(choice, seed)


def test_a_plain_verb_holds_only_itself_without_details() -> None:
    fold = Plain("FOLD")
    assert fold.holds(Move("FOLD"))
    assert not fold.holds(Move("FOLD", amount=1))
    assert not fold.holds(Move("FOLD", slots=(0,)))


@given(AMOUNTS, st.integers(-200, 200))
def test_an_amount_is_held_exactly_when_the_steps_reach_it(choice: Amount, amount: int) -> None:
    reached = amount in range(choice.low, choice.high + 1, choice.step)
    assert choice.holds(Move("BET", amount=amount)) == reached


def test_an_amount_with_a_card_or_a_place_is_not_held() -> None:
    bet = Amount("BET", 1, 5)
    assert not bet.holds(Move("BET", slots=(1,), amount=2))
    assert not bet.holds(Move("BET", cards=(1,), amount=2))
    assert not bet.holds(Move("BET", amount=2, suit="H"))


def test_the_form_of_an_amount_ends_where_the_steps_do() -> None:
    assert Amount("BET", 10, 29, 5).form() == Form("BET", amount=Span(10, 25, 5))


@pytest.mark.thorough
@given(POOLS, st.lists(st.integers(-1, 13), max_size=4))
def test_places_are_held_exactly_when_each_lies_in_its_pool(pools: list[Pool], slots: list[int]) -> None:
    fitting = len(slots) == len(pools) and all(
        slot in pool.options for slot, pool in zip(slots, pools, strict=True)
    )
    assert Places("SWAP", pools).holds(Move("SWAP", slots=tuple(slots))) == fitting


def test_places_with_an_amount_a_card_or_a_suit_are_not_held() -> None:
    swap = Places("SWAP", [HAND])
    assert not swap.holds(Move("SWAP", slots=(0,), amount=1))
    assert not swap.holds(Move("SWAP", slots=(0,), cards=(1,)))
    assert not swap.holds(Move("SWAP", slots=(0,), suit="H"))


def test_the_form_of_places_names_every_pool_in_order() -> None:
    assert Places("SWAP", [HAND, CENTRE]).form() == Form("SWAP", pools=[HAND, CENTRE])


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (Plain("FOLD"), "FOLD takes nothing more."),
        (Amount("BET", 1, 5), "BET takes an amount from 1 to 5."),
        (Amount("BET", 10, 29, 5), "BET takes an amount from 10 to 25 in steps of 5."),
        (
            Places("SWAP", [HAND, CENTRE]),
            "SWAP takes one place of your hand (1, 2, 3) and one place of the centre (1, 3).",
        ),
    ],
)
def test_a_choice_says_what_it_wants(choice: Choice, words: str) -> None:
    assert plainly(choice.wants()) == words


def test_samples_of_an_amount_are_spread_over_all_of_them() -> None:
    luck, bet = Luck(1), Amount("BET", 5, 30, 5)
    assert {bet.sample(luck).amount for _ in range(200)} == {5, 10, 15, 20, 25, 30}


def test_few_moves_stand_for_themselves() -> None:
    swap = Places("SWAP", [Pool("hand", [0, 1, 2]), Pool("centre", [0, 1, 2])])
    assert swap.representatives(9) == [swap.nth(index) for index in range(9)]


def test_of_many_moves_evenly_spaced_ones_stand_for_all() -> None:
    swap = Places("SWAP", [Pool("hand", [*range(13)]), Pool("centre", [*range(13)])])
    assert swap.representatives(3) == [swap.nth(0), swap.nth(84), swap.nth(168)]


@pytest.mark.parametrize("most", [7, 32])
@pytest.mark.parametrize("high", [60, 500, 10_000, 10**12])
def test_amounts_that_stand_for_all_grow_from_the_lowest_to_the_highest(high: int, most: int) -> None:
    amounts = [move.amount for move in Amount("BET", 5, high).representatives(most)]
    steps = [after - before for before, after in pairwise(amounts)]
    assert (amounts[0], amounts[-1]) == (5, high)
    assert most / 2 <= len(amounts) <= most
    assert 0 < min(steps) == steps[0] < steps[-1]
