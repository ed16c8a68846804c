"""A game written out as one viewer sees and hears it."""

import pytest

from parlour.engine.play.move import Move
from parlour.kit.transcript import spelt


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Move("KNOCK"), "KNOCK"),
        (Move("SWAP", slots=(0, 2)), "SWAP 1 3"),
        (Move("RAISE", amount=20), "RAISE 20"),
        (Move("DECLARE", suit="S", slots=(1,)), "DECLARE S 2"),
        (Move("PLAY", cards=(1, 2)), "PLAY A♣ 2♣"),
    ],
)
def test_a_move_is_written_in_one_line(move: Move, line: str) -> None:
    assert spelt(move) == line
