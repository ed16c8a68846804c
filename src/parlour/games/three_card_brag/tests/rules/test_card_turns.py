"""Card turns: turning, taking, swapping and passing."""

from typing import Any

import pytest

from parlour.cards.notation import cards_text, parse_cards
from parlour.engine.errors import Refused
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import CARDS, FINAL
from parlour.games.three_card_brag.tests.laid import Listener, floor_card, lay_table, open_verbs, play

STOCK = "AH 5C 9D"


def card_phase(*moves: str, looks: bool = False, **switches: Any) -> ThreeCardBrag:
    """Two players who have matched 5 coins, seat 0 on its card turn; it has looked or not."""
    position = lay_table(["AS AD 4C", "KS KD 9H"], stock=STOCK, **switches)
    play(position, *(["SEE_HAND", "BET"] if looks else ["BET_BLIND"]), "CALL")
    return play(position, *moves)


def test_with_an_empty_floor_a_card_may_be_turned() -> None:
    assert open_verbs(card_phase()) == ["DRAW_FROM_DECK", "FOLD", "PASS", "SEE_HAND", "SHOW_HAND"]


def test_after_turning_a_card_the_swap_is_optional() -> None:
    assert open_verbs(card_phase("DRAW_FROM_DECK")) == ["FOLD", "PASS", "SEE_HAND", "SHOW_HAND", "SWAP_CARD"]


def test_a_card_on_the_floor_may_be_taken_but_none_turned() -> None:
    position = card_phase("DRAW_FROM_DECK", "PASS")
    assert open_verbs(position) == ["FOLD", "PASS", "PICK_FROM_FLOOR", "SEE_HAND", "SHOW_HAND"]


def test_after_taking_a_card_only_the_swap_is_open() -> None:
    assert open_verbs(card_phase("DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR")) == ["SWAP_CARD"]


def test_a_turned_card_lies_on_the_floor_for_all_to_see() -> None:
    position = card_phase("DRAW_FROM_DECK")
    assert position.view(None).zone("floor").cards == parse_cards("AH")


def test_an_unwanted_card_stays_for_the_next_player() -> None:
    position = card_phase("DRAW_FROM_DECK", "PASS")
    assert (position.turn, floor_card(position)) == (1, "AH")


def test_a_swap_puts_the_card_into_the_hand_and_ends_the_turn() -> None:
    position = card_phase("DRAW_FROM_DECK", "SWAP_CARD 2")
    assert (cards_text(position.hand(0)), position.turn) == ("AS AD AH", 1)


def test_the_card_given_up_goes_to_the_discards_and_the_floor_is_empty() -> None:
    position = card_phase("DRAW_FROM_DECK", "SWAP_CARD 2")
    assert (cards_text(position.discards), floor_card(position)) == ("4C", "")


def test_the_taken_card_is_known_to_all_in_its_place() -> None:
    position = card_phase("DRAW_FROM_DECK", "SWAP_CARD 2")
    assert position.known(0) == [NOBODY, NOBODY, EVERYONE]


def test_a_blind_player_stays_blind_after_a_swap() -> None:
    position = card_phase("DRAW_FROM_DECK", "SWAP_CARD 2")
    assert not position.has_seen(0)
    assert position.discards_known == [NOBODY]


def test_what_was_known_of_the_card_given_up_stays_known() -> None:
    position = card_phase("DRAW_FROM_DECK", "SWAP_CARD 2", looks=True)
    assert position.discards_known == [only(0)]


def test_looking_is_open_on_a_card_turn_too() -> None:
    position = card_phase("DRAW_FROM_DECK", "SEE_HAND")
    assert (position.known(0), open_verbs(position)) == (
        [only(0)] * 3,
        ["FOLD", "PASS", "SHOW_HAND", "SWAP_CARD"],
    )


def test_no_swap_before_a_card_is_turned_or_taken() -> None:
    with pytest.raises(Refused) as refused:
        card_phase("SWAP_CARD 2")
    assert refused.value.code == "not-now"


@pytest.mark.parametrize("place", [-1, 3])
def test_only_places_of_the_hand_can_be_swapped(place: int) -> None:
    with pytest.raises(Refused) as refused:
        card_phase("DRAW_FROM_DECK", f"SWAP_CARD {place}")
    assert refused.value.code == "wrong-details"


def test_everybody_has_one_card_turn() -> None:
    assert card_phase("PASS", "PASS").stage == FINAL


def test_all_in_players_have_their_card_turn() -> None:
    position = play(lay_table(["AS AD 4C", "KS KD 9H"], coins=20), "BET_BLIND 20", "CALL")
    assert (position.stage, position.turn) == (CARDS, 0)


def test_folding_on_a_card_turn_gives_the_round_away() -> None:
    position = card_phase()
    listener = Listener(position)
    play(position, "FOLD", teller=listener)
    assert listener.won() == [0, 10]


def test_who_has_folded_has_no_card_turn() -> None:
    position = lay_table(["AS AD 4C", "KS KD 9H", "2S 5D 8C"])
    assert play(position, "BET_BLIND", "FOLD", "CALL", "PASS").turn == 2


def test_an_empty_stock_closes_the_turning() -> None:
    position = card_phase()
    position.left = 0
    assert "DRAW_FROM_DECK" not in open_verbs(position)


@pytest.mark.parametrize(
    ("moves", "kind", "cards"),
    [
        (["DRAW_FROM_DECK"], "drew", "AH"),
        (["DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR"], "picked", "AH"),
        (["DRAW_FROM_DECK", "SWAP_CARD 2"], "swapped", "4C AH"),
        (["PASS"], "passed", ""),
        (["SEE_HAND"], "saw", "AS AD 4C"),
    ],
)
def test_every_card_turn_is_told(moves: list[str], kind: str, cards: str) -> None:
    position = card_phase()
    listener = Listener(position)
    play(position, *moves, teller=listener)
    assert [cards_text(list(event.cards)) for event in listener.told(kind)] == [cards]


def test_others_are_not_told_what_was_given_up() -> None:
    position = card_phase(looks=True)
    listener = Listener(position)
    play(position, "DRAW_FROM_DECK", "SWAP_CARD 2", teller=listener)
    (event,) = listener.told("swapped")
    told = [cards_text(list(event.seen_by(viewer).cards)) for viewer in (0, 1, None)]
    assert told == ["4C AH", "?? AH", "?? AH"]
