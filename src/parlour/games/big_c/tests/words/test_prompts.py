"""What the table says to a player."""

import pytest

from parlour.engine.play.move import Move
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.tests.laid import after, lay_table, new_game, read_hand, say
from parlour.games.big_c.words.hand_names import hand_name
from parlour.games.big_c.words.prompts import BigCWords

WORDS = BigCWords()


def prompt_text(position: BigC, seat: int) -> str:
    return say(WORDS.prompt(position, seat), seat)


def note_texts(position: BigC, seat: int) -> list[str]:
    return [say(note, seat) for note in WORDS.notes(position, seat)]


def why_not(position: BigC, seat: int, verb: str) -> str:
    return say(WORDS.why_not(position, seat, verb), seat)


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("7S", "the single 7♠"),
        ("9D 9S", "pair, 9♠ high"),
        ("9D 9C 9S 4D 4C", "full house, 9♠ over 4♣"),
        ("4D 4S 9C 9H KD", "two pairs, 9♥ over 4♠"),
        ("4D 5C 6D 7H JOKER", "straight, 7♥ high"),
    ],
)
def test_a_hand_is_named_with_the_cards_that_count(cards: str, words: str) -> None:
    assert say(hand_name(read_hand(cards))) == words


def test_the_prompt_says_what_is_asked() -> None:
    position = lay_table(["5D KS", "3D 4D"])
    assert prompt_text(position, 0).startswith("You lead")
    assert prompt_text(after(position, "5D"), 1) == "Nothing in your hand is good enough: pass."


def test_the_prompt_names_the_hand_to_beat() -> None:
    assert "equals or beats the single 5♦" in prompt_text(after(lay_table(["5D KS", "9D 4D"]), "5D"), 1)
    assert "that beats the single 5♦" in prompt_text(
        after(lay_table(["5D KS", "9D 4D"], allowEqual=False), "5D"), 1
    )


def test_a_leader_with_jokers_alone_is_told_to_pass() -> None:
    assert "nothing but jokers" in prompt_text(lay_table(["JOKER", "3D"]), 0)


def test_the_first_card_and_a_further_one_are_asked_for() -> None:
    position = new_game(2)
    assert prompt_text(position, 0).startswith("Present a card")
    position.presented[0].append(3)
    assert "present one more" in prompt_text(position, 0)


def test_the_notes_say_what_lies_there_and_do_not_repeat_the_hand() -> None:
    notes = note_texts(after(lay_table(["5D KS", "9D 4D JOKER"]), "5D"), 1)
    assert notes == ["On the table: the single 5♦, from seat 0."]


def test_a_sealed_card_is_noted_for_its_owner_alone() -> None:
    position = new_game(2)
    position.play(0, Move("PRESENT", slots=(4,)))
    assert any(note.startswith("You present") for note in note_texts(position, 0))
    assert not any(note.startswith("You present") for note in note_texts(position, 1))


@pytest.mark.parametrize(
    ("verb", "why"),
    [("PRESENT", "is settled"), ("PASS", "You lead"), ("PLAY", "good enough for the single 5♦")],
)
def test_a_closed_verb_is_explained(verb: str, why: str) -> None:
    position = lay_table(["5D KS", "3D 4D"])
    seat = 1 if verb == "PLAY" else 0
    if seat:
        after(position, "5D")
    assert why in why_not(position, seat, verb)


def test_before_the_order_is_settled_nothing_can_be_played() -> None:
    assert "not settled yet" in why_not(new_game(), 0, "PLAY")


def test_jokers_alone_are_the_reason_not_to_play() -> None:
    assert "nothing but jokers" in why_not(lay_table(["JOKER", "3D"]), 0, "PLAY")
