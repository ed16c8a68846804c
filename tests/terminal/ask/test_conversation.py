"""The talk at the table: every way from a question to a move, or out of the door."""

import pytest

from parlour.engine.play.move import Move
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.errors import Left
from tests.terminal.script import Script, dealt, sight_at


def talk(*answers: str) -> tuple[Move, Script]:
    screen, match = Script(*answers), dealt()
    return Conversation(screen, match, sight_at(match)).move(), screen


def test_a_whole_move_in_one_line() -> None:
    assert talk("s 2 1")[0] == Move("SWAP_SINGLE", slots=(1, 0))


def test_a_key_alone_asks_step_by_step() -> None:
    move, screen = talk("s", "2", "1")
    assert move == Move("SWAP_SINGLE", slots=(1, 0))
    assert [question.split(":")[0] for question in screen.questions[1:]] == [
        "Which place of your hand",
        "Which place of the centre",
    ]


def test_half_a_move_asks_for_the_other_half() -> None:
    assert talk("s 2", "1")[0] == Move("SWAP_SINGLE", slots=(1, 0))


def test_enter_takes_the_default() -> None:
    assert talk("a", "")[0] == Move("SWAP_ALL", slots=(0, 1, 2))


def test_enter_without_a_default_goes_back() -> None:
    assert talk("s", "", "a 3 2 1")[0] == Move("SWAP_ALL", slots=(2, 1, 0))


def test_back_goes_back_from_a_default_too() -> None:
    assert talk("a", "back", "s 1 1")[0] == Move("SWAP_SINGLE", slots=(0, 0))


def test_a_wrong_detail_is_asked_for_again() -> None:
    move, screen = talk("s", "7", "2", "1")
    assert move.slots == (1, 0)
    assert "There is no place 7: choose 1, 2 or 3." in screen.shown


def test_a_wrong_key_gets_a_sentence() -> None:
    assert "There is no move 'x' here" in talk("x", "s 1 1")[1].shown


def test_an_empty_line_gets_a_sentence() -> None:
    assert "Type one of the keys" in talk("", "s 1 1")[1].shown


@pytest.mark.parametrize("word", ["?", "help", "HELP"])
def test_help_explains_what_may_be_done_and_what_not(word: str) -> None:
    shown = talk(word, "s 1 1")[1].shown
    assert "`s` Swap one card with the centre" in shown
    assert "Knock: You may knock on your turn once" in shown
    assert "The rules in force" in shown


@pytest.mark.parametrize("line", ["?k", "? k", "? knock", "help knock"])
def test_one_move_can_be_explained(line: str) -> None:
    shown = talk(line, "s 1 1")[1].shown
    assert "Knock, not now: You may knock on your turn once" in shown
    assert "The rules in force" not in shown


def test_help_on_nonsense_is_a_sentence_too() -> None:
    assert "There is no move 'xyzzy'" in talk("? xyzzy", "s 1 1")[1].shown


@pytest.mark.parametrize("word", ["r", "rules"])
def test_the_rules_can_be_read_at_the_table(word: str) -> None:
    match = dealt()
    assert match.game.text(match.rules, "player").splitlines()[0] in talk(word, "s 1 1")[1].shown


def test_the_log_tells_what_happened() -> None:
    assert "dealt round 1" in talk("log", "s 1 1")[1].shown


def test_help_in_the_middle_of_a_move_says_when_it_is_open() -> None:
    assert "on your turn you may give one of your cards" in talk("s", "?", "1", "1")[1].shown


@pytest.mark.parametrize("answers", [("q",), ("quit",), ("s", "q"), ()])
def test_one_can_leave_at_any_question(answers: tuple[str, ...]) -> None:
    with pytest.raises(Left):
        talk(*answers)
