"""My hand is mine alone: what each viewer sees and hears, in figures and in a transcript to read."""

from importlib.resources import files

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import parse_cards
from parlour.engine.play.move import Move
from parlour.games.claim import GAME
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.tests.laid import card, choose, deal_table, new_game, on_the_floor
from parlour.kit.transcript import Transcript

FACE_DOWN = [BACK] * 3
EVERYBODY: list[int | None] = [0, 1, 2, 3, None]


def seen_hand(position: Claim, viewer: int | None, owner: int) -> list[int]:
    return position.view(viewer).zone("hand", owner).cards


def test_at_the_deal_my_hand_is_mine_alone() -> None:
    position = new_game()
    for owner in range(4):
        others = [viewer for viewer in EVERYBODY if viewer != owner]
        assert all(seen_hand(position, viewer, owner) == FACE_DOWN for viewer in others)
        assert seen_hand(position, owner, owner) == position.hands[owner]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_order_of_the_pile_is_nobodys_to_see(viewer: int | None) -> None:
    assert new_game().view(viewer).zone("pile").cards == []


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_a_sealed_choice_looks_like_any_other(viewer: int | None) -> None:
    views = []
    for move in (Move("DECLARE", slots=(0, 1), suit="S"), Move("DECLARE", suit="D"), Move("STAY_SILENT")):
        position = deal_table()
        position.play(0, move)
        views.append(position.view(viewer))
    assert views[0] == views[1] == views[2]


def test_a_silent_hand_shows_nothing_but_its_charge() -> None:
    position = choose(deal_table(), ["S", "", "H", "C"])
    assert seen_hand(position, 0, 1) == FACE_DOWN


def test_a_card_from_the_floor_is_known_to_all() -> None:
    position = on_the_floor(floor="7D")
    position.play(0, Move("PICK_UP", slots=(0,)))
    assert [seen_hand(position, viewer, 0) for viewer in (1, None)] == [[BACK, BACK, card("7D")]] * 2


def test_a_discard_is_known_to_its_player_alone() -> None:
    position = on_the_floor(floor="7D")
    position.play(0, Move("PICK_UP", slots=(0,)))
    discards = [position.view(viewer).zone("discards").cards for viewer in EVERYBODY]
    assert discards == [[card("AS")], [BACK], [BACK], [BACK], [BACK]]


def test_players_without_the_right_to_call_are_asked_like_the_others() -> None:
    position = choose(deal_table(), ["S", "C", "H", "D"])
    asked = []
    while position.phase() == "blitz":
        asked.append(position.turn)
        position.play(position.turn, Move("DECLINE"))
    assert asked == [0, 1, 2, 3]


def test_the_right_to_call_is_told_to_its_holder_alone() -> None:
    position = choose(deal_table(), ["S", "C", "H", "D"])
    assert position.view(0).form("CALL_SHOWDOWN") is not None
    assert all(position.view(viewer).forms == [] for viewer in (1, 2, 3, None))


def test_a_showdown_shows_the_hands_and_not_the_discards() -> None:
    position = on_the_floor(declared=["S", "", "H", ""], floor="2S", maxDeals=1)
    position.play(0, Move("PICK_UP", slots=(2,)))
    for seat in (1, 2, 3):
        position.play(seat, Move("DECLINE"))
    while position.turn != 0:
        position.play(position.turn, Move("DECLINE"))
    position.play(0, Move("CALL_SHOWDOWN"))
    assert seen_hand(position, None, 0) == parse_cards("AS KS 2S")
    assert position.view(None).zone("discards").cards == [BACK]


HANDS = ["AS KS 4D", "JS 9H 2C", "KH QH 3D", "10C 8D 6S"]
CHOICES = (
    (2, Move("DECLARE", suit="H")),
    (0, Move("DECLARE", slots=(1,), suit="S")),
    (3, Move("STAY_SILENT")),
    (1, Move("DECLARE", slots=(0,), suit="S")),
)
PLAN = {
    (1, 0): Move("PICK_UP", slots=(2,)),
    (1, 1): Move("DECLARE", suit="C"),
    (3, 0): Move("CALL_SHOWDOWN"),
}
"""What a seat does in a floor round, where it does not decline."""


def whole_deal(viewer: int | None) -> str:
    """A deal from its declaration to a call in the third round, as one viewer gets to know it."""
    position = deal_table(HANDS, pile="QS 7D", maxDeals=1)
    written = Transcript(GAME, position, viewer)
    for seat, move in CHOICES:
        written.play(seat, move)
    while position.to_act():
        written.play(position.turn, PLAN.get((position.round, position.turn), Move("DECLINE")))
    return written.text()


@pytest.mark.parametrize(("name", "viewer"), [("seat-0", 0), ("seat-1", 1), ("seat-3", 3), ("public", None)])
def test_the_golden_transcript_of_each_viewer(name: str, viewer: int | None) -> None:
    golden = files(__package__) / "golden" / f"{name}.txt"
    assert whole_deal(viewer) == golden.read_text(encoding="utf-8")
