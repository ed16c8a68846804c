"""My hand is mine alone: by rule, and in transcripts of one hand as each viewer hears and sees it."""

from importlib.resources import files

import pytest

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import lay_stock, lay_table, move_of, new_match, redeal_for, say
from parlour.kit.transcript import transcript

HANDS = ["5S 5H KD QC 9S", "JS JH 7D 2C 7C"]
PLAYED: list[tuple[int, str]] = [
    (0, "BET 1"),
    (1, "RAISE 2"),
    (0, "CALL"),
    (0, "DRAW 2 3 4"),
    (1, "DRAW 3"),
    (0, "CHECK"),
    (1, "BET 4"),
    (0, "CALL"),
    (0, "FOLD"),
]


def played_moves() -> list[tuple[int, Move]]:
    return [(seat, move_of(action)) for seat, action in PLAYED]


@pytest.mark.parametrize(("viewer", "name"), [(0, "seat-0"), (1, "seat-1"), (None, "public")])
def test_a_hand_as_each_viewer_hears_and_sees_it(viewer: int | None, name: str) -> None:
    position = lay_table(HANDS)
    lay_stock(position, "2D 5D 8H AS")
    golden = files("parlour.games.five_card_draw.tests") / "golden" / f"{name}.txt"
    assert transcript(GAME, position, played_moves(), viewer) == golden.read_text(encoding="utf-8")


def faces(position: FiveCardDraw, viewer: int | None, name: str) -> list[tuple[int | None, bool]]:
    """Whose cards of a zone the viewer sees, and whether any face is among them."""
    zones = [zone for zone in position.view(viewer).zones if zone.name == name]
    return [(zone.owner, any(card != BACK for card in zone.cards)) for zone in zones]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4, 5])
def test_my_hand_is_mine_alone(viewer: int | None) -> None:
    position = new_match(6, variant="fixed-limit")
    assert faces(position, viewer, "hand") == [(seat, seat == viewer) for seat in range(6)]


def test_a_hand_won_unopposed_is_never_shown() -> None:
    position = lay_table(HANDS)
    say(position, "BET 2", "FOLD")
    assert faces(position, 1, "shown") == []


def test_a_folded_hand_stays_hidden_from_the_others() -> None:
    position = new_match(3, variant="fixed-limit")
    hand = position.hand_of(0)
    say(position, "FOLD")
    assert position.view(0).zone("discards").cards == hand
    assert set(position.view(1).zone("discards").cards) == {BACK}


def test_the_stock_is_a_pile_without_faces() -> None:
    assert new_match().view(0).zone("stock").cards == []


def test_a_seat_cannot_tell_its_game_from_a_redealt_one() -> None:
    position = new_match(3, variant="fixed-limit")
    say(position, "BET 2", "CALL", "CALL", "DRAW 1 2", "DRAW 0 1 2 3 4")
    assert position.view(1) == redeal_for(position, 1, Luck(4)).view(1)
