"""Fingerprints of whole positions."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.laws.fingerprint import fields, fingerprint
from parlour.engine.play.move import Move
from tests.toys.dealt import fresh


class Purse:
    """Something a position may hold that has no copy of its own."""

    def __init__(self, coins: int) -> None:
        self.coins = coins


def test_equal_positions_have_equal_fingerprints() -> None:
    assert fingerprint(fresh()) == fingerprint(fresh())
    assert fingerprint(fresh().copy()) == fingerprint(fresh())


@pytest.mark.parametrize(
    ("field", "value"),
    [("hands", [[1], [2]]), ("stock", []), ("points", [1, 0]), ("tricks", 1), ("chances", 9), ("seats", 3)],
)
def test_every_field_of_a_position_counts(field: str, value: Any) -> None:
    position = fresh()
    setattr(position, field, value)
    assert fingerprint(position) != fingerprint(fresh())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([1, 2], [2, 1]),
        ({1: 2}, {1: 3}),
        ({1, 2}, {1, 3}),
        ((1, [2, 3]), (1, [2, 4])),
        (Purse(1), Purse(2)),
        ([Purse(1)], [Purse(2)]),
        (Move("PICK", slots=(0,)), Move("PICK", slots=(1,))),
        (Luck(1), Luck(2)),
        (None, 0),
    ],
)
def test_things_that_differ_have_different_fingerprints(one: Any, other: Any) -> None:
    assert fingerprint(one) != fingerprint(other)


def test_sets_have_no_order() -> None:
    assert fingerprint({"b", "a", "c"}) == fingerprint({"c", "b", "a"})


def test_what_all_copies_share_counts_by_its_kind_alone() -> None:
    assert fingerprint(FastShuffle(1)) == fingerprint(FastShuffle(2)) == "FastShuffle"


def test_a_later_change_does_not_reach_a_fingerprint_taken_before() -> None:
    position = fresh()
    before = fingerprint(position)
    position.hands[0].pop()
    assert before == fingerprint(fresh())


def test_the_fields_of_a_position_are_those_of_all_its_classes() -> None:
    assert {"chances", "seats", "shuffle", "hands", "choices"} <= set(fields(fresh()))
