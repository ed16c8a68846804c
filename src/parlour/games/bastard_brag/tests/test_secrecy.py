"""My hand is mine alone: what each viewer sees and hears, in figures and in transcripts to read.

`python -m parlour.games.bastard_brag.tests.test_secrecy` writes the transcripts anew; read what changed.
"""

from pathlib import Path

import pytest

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.games.bastard_brag import GAME
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import card, lay_table, new_game
from parlour.kit.transcript import Transcript

FACE_DOWN = [BACK] * 3
HANDS = ["5S 9D KC", "2C 3C 7D"]
CENTRE = "5D 2H QS"

GOLDEN = Path(__file__).parent / "golden"
TRANSCRIPTS: dict[str, tuple[int | None, str]] = {
    "seat-0": (0, "en"),
    "seat-1": (1, "en"),
    "public": (None, "en"),
    "seat-0.de": (0, "de"),
}
MOVES = (
    Move("SWAP_SINGLE", slots=(1, 0)),
    Move("SWAP_SINGLE", slots=(2, 1)),
    Move("SWAP_SINGLE", slots=(0, 1)),
    Move("SWAP_ALL", slots=(2, 0, 1)),
    Move("KNOCK"),
    Move("SWAP_SINGLE", slots=(0, 2)),
    Move("SWAP_SINGLE", slots=(2, 0)),
)


def seen_hand(position: BastardBrag, viewer: int | None, owner: int) -> list[int]:
    return position.view(viewer).zone("hand", owner).cards


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_the_deal_my_hand_is_mine_alone(seats: int) -> None:
    position = new_game(seats)
    position.play(position.dealer, Move("DEAL"))
    for owner in range(seats):
        others = [None, *(seat for seat in range(seats) if seat != owner)]
        assert all(seen_hand(position, viewer, owner) == FACE_DOWN for viewer in others)
        assert BACK not in seen_hand(position, owner, owner)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_deal_the_middle_card_is_nobodys(viewer: int | None) -> None:
    assert lay_table(HANDS, CENTRE).view(viewer).zone("centre").cards == [card("5D"), BACK, card("QS")]


def test_a_card_taken_from_a_face_up_place_is_known_to_all() -> None:
    position = lay_table(HANDS, CENTRE)
    position.play(0, Move("SWAP_SINGLE", slots=(0, 0)))
    assert seen_hand(position, 1, 0) == seen_hand(position, None, 0) == [card("5D"), BACK, BACK]


def test_a_card_taken_from_the_hidden_place_is_known_to_the_taker_alone() -> None:
    position = lay_table(HANDS, CENTRE)
    position.play(0, Move("SWAP_SINGLE", slots=(0, 1)))
    assert seen_hand(position, 0, 0)[0] == card("2H")
    assert seen_hand(position, 1, 0) == FACE_DOWN


def test_the_stock_is_nobodys_to_see() -> None:
    position = lay_table(HANDS, CENTRE)
    assert [position.view(viewer).zone("stock").cards for viewer in (0, 1, None)] == [[], [], []]


@pytest.mark.parametrize("name", TRANSCRIPTS)
def test_the_golden_transcript_of_each_viewer(name: str) -> None:
    assert transcript_for(*TRANSCRIPTS[name]) == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def transcript_for(viewer: int | None, language: str) -> str:
    """One round with every kind of swap, as the viewer saw and heard it."""
    position = lay_table(["5S 9D KC", "2C 3C 7D", "4H 4D 10S"], CENTRE)
    transcript = Transcript(GAME, position, viewer, language)
    for move in MOVES:
        transcript.play(position.turn, move)
    return transcript.text()


if __name__ == "__main__":
    for name, (viewer, language) in TRANSCRIPTS.items():
        (GOLDEN / f"{name}.txt").write_text(transcript_for(viewer, language), encoding="utf-8")
