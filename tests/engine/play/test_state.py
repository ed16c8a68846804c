"""Positions written down as plain values."""

import json
from typing import Any

import pytest
from mypy_extensions import i64, u8

from parlour.cards.vectors import vec
from parlour.engine.play.move import Move
from parlour.engine.play.state import duplicate, field_names, own_fields, plain_value, put_back, rebuild_value
from tests.toys.dealt import fresh
from tests.toys.high_card.rules.position import HighCard


class Part:
    """A small value that a field may hold."""

    def __init__(self, top: Any) -> None:
        self.top = top


@pytest.mark.parametrize(
    "value",
    [7, True, None, "word", 1.5, [1, [2, 3]], (1, 2), {3, 1}, {1: [2]}, [(1,), (2,)], Move("BET", amount=5)],
)
def test_every_plain_value_comes_back_as_it_was(value: Any) -> None:
    again = rebuild_value(json.loads(json.dumps(plain_value(value, ()))), ())
    assert again == value
    assert type(again) is type(value)


def test_a_part_comes_back_with_its_fields() -> None:
    part = rebuild_value(json.loads(json.dumps(plain_value(Part(9), (Part,)))), (Part,))
    assert (type(part), part.top) == (Part, 9)


def test_a_vector_is_written_as_a_list_and_comes_back_packed() -> None:
    part, again = Part(vec[u8]([3, 4])), Part(vec[u8]())
    state = json.loads(json.dumps(own_fields(part, ())))
    put_back(again, state, ())
    assert (state, again.top) == ({"top": [3, 4]}, part.top)
    assert type(again.top) is type(part.top)


def test_a_copied_vector_is_another() -> None:
    numbers = vec[i64]([1, 2])
    twin = duplicate(numbers)
    twin[0] = 9
    assert list(numbers) == [1, 2]


def test_what_copies_share_is_not_written() -> None:
    assert {"rules", "switches", "shuffle"}.isdisjoint(fresh().state())
    assert {"hands", "stock", "choices", "chances"} <= set(fresh().state())


def test_a_later_move_does_not_reach_what_was_written_before() -> None:
    position = fresh()
    before = position.state()
    position.play(0, Move("PICK", slots=(0,)))
    assert before == fresh().state()
    assert before != position.state()


def test_a_state_put_back_is_the_positions_own() -> None:
    position, other = fresh(), fresh()
    put_back(other, position.state(), ())
    other.hands[0].pop()
    assert len(position.hands[0]) == 3


def test_the_fields_of_a_position_are_those_of_all_its_classes() -> None:
    assert {"chances", "seats", "shuffle", "hands", "choices"} <= set(field_names(fresh()))


def test_a_game_that_writes_no_copy_of_its_own_is_copied_field_by_field() -> None:
    position = fresh()
    twin = position.copy()
    assert isinstance(twin, HighCard)
    assert own_fields(twin, ()) == own_fields(position, ())
    twin.play(0, Move("PICK", slots=(0,)))
    assert position.choices != twin.choices
