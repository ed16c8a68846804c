"""Events as sentences, with names and cards, as a viewer may know them."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.play.events import Event
from parlour.engine.show.audience import EVERYONE, only
from parlour.match.sentences import named, told

NAMES = ["Ann", "Bob", "Cem"]
SWAP = Event("swapped", 1, tuple(parse_cards("9D JOKER")), (EVERYONE, only(1)))


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (None, "Bob put 9♦ down and took ▒▒."),
        (0, "Bob put 9♦ down and took ▒▒."),
        (1, "You put 9♦ down and took ★."),
    ],
)
def test_each_viewer_is_told_what_it_may_know(viewer: int | None, sentence: str) -> None:
    assert told(SWAP, "{seat} put {card1} down and took {card2}.", NAMES, viewer) == sentence


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (0, "You saw Cem's hand."),
        (2, "Ann saw your hand."),
        (1, "Ann saw Cem's hand."),
    ],
)
def test_the_viewer_is_you_wherever_it_stands(viewer: int, sentence: str) -> None:
    event = Event("saw", 0, other=2)
    assert told(event, "{seat} saw {other}'s hand.", NAMES, viewer) == sentence


def test_a_sentence_that_begins_with_what_is_the_viewers_begins_with_a_capital() -> None:
    assert told(Event("out", 0), "{seat}'s lives were gone.", NAMES, 0) == "Your lives were gone."


def test_amounts_slots_and_texts_are_written_as_people_write_them() -> None:
    event = Event("paid", 0, amount=12000, slots=(0, 2), text="to seat 2")
    assert told(event, "{amount} {slots} {text}", NAMES, None) == "12,000 1, 3 to Cem"


def test_a_name_with_braces_stays_a_name() -> None:
    assert told(Event("won", 0, amount=5), "{seat} won.", ["{amount}"], None) == "{amount} won."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It is not seat 1's turn.", "It is not Bob's turn."),
        ("Seat 0 has knocked already.", "Ann has knocked already."),
        ("seat 2 card 3", "Cem card 3"),
        ("seat 12 is not here", "seat 12 is not here"),
    ],
)
def test_seat_numbers_become_names(text: str, expected: str) -> None:
    assert named(text, NAMES) == expected
