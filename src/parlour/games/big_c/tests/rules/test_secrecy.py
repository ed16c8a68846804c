"""My hand is mine alone: what each viewer sees and hears, in figures and in a transcript to read."""

from importlib.resources import files

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import parse_card, parse_cards
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.games.big_c import GAME
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.verbs import PRESENT
from parlour.games.big_c.tests.laid import after, deal_hands, lay_stock, lay_table, new_game, to_play
from parlour.kit.transcript import transcript

HANDS = ["5D 10D KS", "5C 9S QS", "9C 7H JS"]
STORY_HANDS = ["7H 9S KD JOKER", "7H 4C 9H 9D", "5S 5C KC 2S"]
PRESENTS = [(0, 0), (2, 0), (1, 0), (1, 2), (0, 1)]
PLAYS = [
    (2, "5C 5S"),
    (1, "9D 9H"),
    (0, "PASS"),
    (2, "PASS"),
    (1, "4C"),
    (0, "KD"),
    (2, "KC"),
    (1, "PASS"),
    (0, "PASS"),
    (2, "2S"),
]


def opening_table() -> BigC:
    """The table of the golden transcripts, before a card is presented."""
    position = new_game(3)
    deal_hands(position, [parse_cards(hand) for hand in STORY_HANDS])
    lay_stock(position, parse_cards("3C 8S QD"))
    return position


def moves() -> list[tuple[int, Move]]:
    """Everything that is done, with the seat that does it."""
    presents = [(seat, Move(PRESENT, slots=(slot,))) for seat, slot in PRESENTS]
    return presents + [(seat, to_play(cards)) for seat, cards in PLAYS]


@pytest.mark.parametrize("seats", [2, 6, 12])
def test_at_the_deal_my_hand_is_mine_alone(seats: int) -> None:
    position = new_game(seats)
    for owner in range(seats):
        others = [None, *(seat for seat in range(seats) if seat != owner)]
        seen = [position.view(viewer).zone("hand", owner).cards for viewer in others]
        assert seen == [[BACK] * 13] * seats
        assert BACK not in position.view(owner).zone("hand", owner).cards


def test_a_presented_card_is_known_to_all_and_the_others_are_not() -> None:
    position = opening_table()
    for seat in range(3):
        position.play(seat, Move(PRESENT, slots=(0,)))
    assert position.view(2).zone("hand", 0).cards == [parse_card("7H"), BACK, BACK, BACK]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_sealed_card_cannot_be_told_from_another(viewer: int | None) -> None:
    views = []
    for slot in range(4):
        position = opening_table()
        position.play(0, Move(PRESENT, slots=(slot,)))
        views.append(position.view(viewer))
    assert views == [views[0]] * 4


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    position = after(lay_table(HANDS), "5D", "5C")
    assert position.view(0).zone("hand", 0).cards[-1] == parse_card("JD")
    assert [position.view(viewer).zone("hand", 0).cards[-1] for viewer in (1, 2, None)] == [BACK] * 3


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    position, listener = after(lay_table(HANDS), "5D"), Listener()
    position.play(1, to_play("5C"), listener)
    drew = listener.events[-1]
    assert drew.seen_by(0).cards == (parse_card("JD"),)
    assert [drew.seen_by(viewer).cards for viewer in (1, 2, None)] == [(BACK,)] * 3


def test_the_stock_is_nobodys_to_see() -> None:
    assert [lay_table(HANDS).view(viewer).zone("stock").cards for viewer in (0, 1, None)] == [[], [], []]


def test_the_moves_hold_only_the_seats_own_hand() -> None:
    plays = lay_table(HANDS).plays(0)
    assert {card for index in range(plays.count()) for card in plays.nth(index).cards} <= set(plays.hand())


@pytest.mark.parametrize(("name", "viewer"), [("seat-0", 0), ("seat-2", 2), ("public", None)])
def test_the_golden_transcript_of_each_viewer(name: str, viewer: int | None) -> None:
    golden = files("parlour.games.big_c.tests") / "golden" / f"{name}.txt"
    assert transcript(GAME, opening_table(), moves(), viewer) == golden.read_text(encoding="utf-8")
