"""A game written out as one viewer sees and hears it."""

import pytest

from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.kit.transcript import spell_move, transcript
from tests.toys.high_card import GAME


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
    assert spell_move(move) == line


def transcript_for(viewer: int | None) -> str:
    """Two seats of High Card seal a card each, which are then shown."""
    position = GAME.begin(GAME.rules(), 2, FastShuffle(1))
    return transcript(GAME, position, [(0, Move("PICK", slots=(0,))), (1, Move("PICK", slots=(1,)))], viewer)


def test_a_sealed_choice_is_written_out_for_its_maker_alone() -> None:
    assert "> Seat 0: PICK 1\n" in transcript_for(0)
    assert "> Seat 0: a sealed choice\n" in transcript_for(1)
    assert "> Seat 0: a sealed choice\n" in transcript_for(None)


def test_a_viewer_sees_the_own_hand_and_the_backs_of_others() -> None:
    first = transcript_for(0).splitlines()
    mine, other = (next(line for line in first if f"hand of Seat {seat}" in line) for seat in (0, 1))
    assert ("▒" in mine, "▒" in other) == (False, True)


def test_a_viewer_is_called_you_and_told_what_is_asked() -> None:
    assert "  You chose a card.\n" in transcript_for(0)
    assert "  Seat 0 chose a card.\n" in transcript_for(1)
    assert "    Choose a card.\n" in transcript_for(0)
    assert "Choose a card." not in transcript_for(None)
