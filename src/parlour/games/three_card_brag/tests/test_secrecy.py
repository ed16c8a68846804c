"""My hand is mine alone: what each viewer sees and hears, by rule and in a transcript to read."""

from importlib.resources import files

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import parse_cards
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import lay_table, play, spelt
from parlour.kit.transcript import Transcript

FACE_DOWN = [BACK] * 3


def seen_hand(position: ThreeCardBrag, viewer: int | None, owner: int) -> list[int]:
    return position.view(viewer).zone("hand", owner).cards


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_at_the_deal_nobody_sees_any_hand_not_even_their_own(viewer: int | None) -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H"])
    assert [seen_hand(position, viewer, owner) for owner in (0, 1)] == [FACE_DOWN, FACE_DOWN]


def test_who_looks_sees_the_own_hand_and_nobody_else_does() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H", "2S 5D 8C"]), "SEE_HAND")
    views = [seen_hand(position, viewer, 0) for viewer in (0, 1, 2, None)]
    assert views == [parse_cards("AS AD 4C"), FACE_DOWN, FACE_DOWN, FACE_DOWN]


def test_a_card_from_the_floor_is_known_to_all_in_its_place() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"], stock="AH"), "BET_BLIND", "CALL")
    play(position, "DRAW_FROM_DECK", "SWAP_CARD 1")
    views = [seen_hand(position, viewer, 0) for viewer in (0, 1, None)]
    assert views == [[BACK, parse_cards("AH")[0], BACK]] * 3


def test_a_folded_hand_stays_secret() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H", "2S 5D 8C"]), "SEE_HAND", "FOLD")
    assert [seen_hand(position, viewer, 0) for viewer in (0, 1)] == [parse_cards("AS AD 4C"), FACE_DOWN]


def test_a_hand_that_won_by_folds_is_never_shown() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"], rounds=1), "SEE_HAND", "BET", "FOLD")
    assert seen_hand(position, 1, 0) == FACE_DOWN


def test_a_blind_player_gets_no_hint_of_the_own_hand() -> None:
    assert GAME.briefing(lay_table(["AS AD 4C", "KS KD 9H"]), 0).notes == []


def test_the_order_of_the_stock_is_nobodys_to_see() -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H"])
    assert [position.view(viewer).zone("stock").cards for viewer in (0, 1, None)] == [[], [], []]


ROUND = (
    "BET_BLIND 10",
    "SEE_HAND",
    "CALL",
    "FOLD",
    "DRAW_FROM_DECK",
    "PASS",
    "PICK_FROM_FLOOR",
    "SWAP_CARD 2",
    "SEE_HAND",
    "BET 20",
    "RAISE 20",
    "CALL",
)


def round_for(viewer: int | None) -> str:
    """One round as this viewer saw and heard it."""
    position = lay_table(["AS AD 4C", "KS KD 9H", "2S 5D 8C"], stock="KH 5C", trump="4C")
    written = Transcript(GAME, position, viewer)
    for word in ROUND:
        written.play(position.turn, spelt(position, word))
    return written.text()


@pytest.mark.parametrize(("name", "viewer"), [("seat-0", 0), ("seat-1", 1), ("public", None)])
def test_the_golden_transcript_of_each_viewer(name: str, viewer: int | None) -> None:
    golden = files(__package__) / "golden" / f"{name}.txt"
    assert round_for(viewer) == golden.read_text(encoding="utf-8")
