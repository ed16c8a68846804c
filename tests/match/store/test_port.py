"""What a match asks of a store: every turn is kept before it counts, or it is not played."""

import pytest

from parlour.engine.play.position import Position
from parlour.match.errors import BadSave
from parlour.match.log import Turn
from parlour.match.store.port import Store
from tests.match.tables import a_match, play_on


class Memory(Store):
    """Keeps so many turns, and no more."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.turns: list[Turn] = []

    def enter(self, turn: Turn, after: Position) -> None:
        if len(self.turns) == self.room:
            raise BadSave("cannot-write", "There is no room left.")
        self.turns.append(turn)


def test_a_store_is_told_of_every_turn() -> None:
    match, store = a_match(), Memory(room=5)
    match.store = store
    play_on(match, 5)
    assert store.turns == match.played


def test_a_turn_that_is_not_kept_is_not_played() -> None:
    match = a_match()
    match.store = Memory(room=5)
    with pytest.raises(BadSave, match="no room left"):
        play_on(match)
    assert len(match.played) == 5
    assert match.heard == play_on(a_match(), 5).heard
