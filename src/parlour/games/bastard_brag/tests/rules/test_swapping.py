"""Swapping: cards change places, and what is known of them goes along."""

import pytest
from mypy_extensions import i64

from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.vectors import vec
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.rules.swapping import swap_in_row
from parlour.games.bastard_brag.tests.laid import card, centre_text, hand_text, lay_table

HANDS = ["5S 9D KC", "2C 3C 7C"]
CENTRE = "5D 2H QS"


def after_swap(*places: int, order: tuple[int, ...] = ()) -> BastardBrag:
    position = lay_table(HANDS, CENTRE)
    position.play(0, Move("SWAP_ALL", slots=order) if order else Move("SWAP_SINGLE", slots=places))
    return position


def test_one_card_changes_places_with_the_centre() -> None:
    position = after_swap(1, 0)
    assert (hand_text(position, 0), centre_text(position)) == ("5S 5D KC", "9D 2H QS")


def test_a_card_laid_face_up_is_everybodys() -> None:
    assert after_swap(1, 0).known[6] == EVERYONE


def test_a_card_taken_from_a_face_up_place_stays_known_to_all() -> None:
    assert after_swap(1, 0).known[1] == EVERYONE


def test_the_hidden_card_is_known_to_its_taker_alone() -> None:
    position = after_swap(1, 1)
    assert (hand_text(position, 0), position.known[1]) == ("5S 2H KC", only(0))


def test_a_card_put_in_the_hidden_place_is_known_to_its_giver_alone() -> None:
    assert after_swap(1, 1).known[7] == only(0)


def test_a_publicly_known_card_stays_known_in_the_hidden_place() -> None:
    position = after_swap(1, 0)
    position.play(1, Move("SWAP_SINGLE", slots=(0, 2)))
    position.play(0, Move("SWAP_SINGLE", slots=(1, 1)))
    assert position.known[7] == EVERYONE


def test_all_three_cards_change_places_in_hand_order() -> None:
    position = after_swap(order=(0, 1, 2))
    assert (hand_text(position, 0), centre_text(position)) == ("5D 2H QS", "5S 9D KC")


def test_the_player_chooses_which_card_goes_where() -> None:
    position = after_swap(order=(2, 0, 1))
    assert (hand_text(position, 0), centre_text(position)) == ("5D 2H QS", "KC 5S 9D")


def test_after_a_whole_swap_only_the_hidden_places_are_secret() -> None:
    position = after_swap(order=(2, 0, 1))
    assert position.known_from(0) == [EVERYONE, only(0), EVERYONE]
    assert position.known_from(6) == [EVERYONE, only(0), EVERYONE]


@pytest.mark.parametrize(
    ("move", "after"),
    [
        (Move("SWAP_SINGLE", slots=(1, 2)), "2S JH 4S 9H 10H 3S"),
        (Move("SWAP_ALL", slots=(2, 0, 1)), "9H 10H JH 4S 2S 3S"),
        (Move("KNOCK"), "2S 3S 4S 9H 10H JH"),
    ],
)
def test_a_bare_row_of_cards_is_swapped_by_the_same_rule(move: Move, after: str) -> None:
    row = vec[i64](parse_cards("2S 3S 4S 9H 10H JH"))
    swap_in_row(row, 0, 3, move)
    assert cards_text(list(row)) == after


def test_the_others_hear_of_a_hidden_swap_without_its_cards() -> None:
    position, listener = lay_table(HANDS, CENTRE), Listener()
    position.play(0, Move("SWAP_SINGLE", slots=(1, 1)), listener)
    assert set(listener.events[0].seen_by(1).cards) == {-1}
    assert -1 not in listener.events[0].seen_by(0).cards


def test_a_whole_swap_is_told_with_the_new_centre_its_middle_card_hidden() -> None:
    position, listener = lay_table(HANDS, CENTRE), Listener()
    position.play(0, Move("SWAP_ALL", slots=(2, 0, 1)), listener)
    [event] = listener.events
    assert (event.kind, event.seen_by(1).cards) == ("swapped-all", (card("KC"), -1, card("9D")))
