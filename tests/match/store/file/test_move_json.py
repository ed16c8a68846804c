"""Moves as JSON and back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.errors import BadMove
from parlour.engine.play.move import Move
from parlour.match.store.file.move_json import move_from, move_tree

NUMBERS = st.lists(st.integers(0, 99)).map(tuple)
MOVES = st.builds(Move, st.text(), NUMBERS, NUMBERS, st.integers(), st.sampled_from(["", "C", "H", "S", "D"]))


@given(MOVES)
def test_a_spelled_move_is_read_as_the_same_move(move: Move) -> None:
    assert move_from(move_tree(move)) == move


def test_only_the_fields_a_move_has_are_written() -> None:
    assert move_tree(Move("SWAP", slots=(2, 0))) == {"verb": "SWAP", "slots": [2, 0]}


@pytest.mark.parametrize(
    ("tree", "why"),
    [
        ("KNOCK", "Expected `object`"),
        ({"slots": [1]}, "verb"),
        ({"verb": 3}, "verb"),
        ({"verb": "RAISE", "amount": 1.5}, "amount"),
        ({"verb": "RAISE", "amount": True}, "amount"),
        ({"verb": "SWAP", "slots": "12"}, "slots"),
        ({"verb": "SWAP", "slot": [1]}, "slot"),
    ],
)
def test_nonsense_is_refused_and_the_field_named(tree: Any, why: str) -> None:
    with pytest.raises(BadMove, match=why) as refused:
        move_from(tree)
    assert refused.value.code == "bad-move"
