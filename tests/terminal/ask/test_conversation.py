"""The talk about a move: keys, lines of any kind, and what is asked back."""

import pytest

from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.words.keys import LEAVE, keys_of, rules_key
from parlour.terminal.ask.parse import open_form, read_words, verb_and_rest
from parlour.terminal.ask.question import Details
from parlour.terminal.ask.questions import questions_of
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.show.page import Page
from parlour.terminal.show.plain import without_markup
from tests.terminal.script import Counsel, Script, brag, dealt, page_at, services_at, talk_at


def talk(*answers: str) -> tuple[Move, Script]:
    screen = Script(*answers)
    return talk_at(dealt(), screen).move(), screen


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


def test_enter_takes_the_default_in_the_order_of_the_screen() -> None:
    assert talk("a", "")[0] == Move("SWAP_ALL", slots=(2, 1, 0))


def test_enter_without_a_default_asks_again() -> None:
    move, screen = talk("s", "", "2", "1")
    assert move == Move("SWAP_SINGLE", slots=(1, 0))
    assert "Type an answer, or back." in screen.shown


def test_back_goes_back_from_a_default_too() -> None:
    assert talk("a", "back", "s 1 1")[0] == Move("SWAP_SINGLE", slots=(2, 0))


def test_a_wrong_detail_is_asked_for_again() -> None:
    move, screen = talk("s", "7", "2", "1")
    assert move.slots == (1, 0)
    assert "There is no place 7: choose 1, 2 or 3." in screen.shown


def test_a_wrong_key_gets_a_sentence() -> None:
    assert "There is no move 'x' here" in talk("x", "s 1 1")[1].shown


@pytest.mark.parametrize("line", [",", ", ,", "?,", "help ,"])
def test_commas_alone_get_a_sentence(line: str) -> None:
    assert "Type one of the keys" in talk(line, "s 1 1")[1].shown


def test_an_empty_line_gets_a_sentence() -> None:
    assert "Type one of the keys" in talk("", "s 1 1")[1].shown


@pytest.mark.parametrize("word", ["?", "help", "HELP"])
def test_help_explains_what_may_be_done_and_what_not(word: str) -> None:
    shown = talk(word, "s 1 1")[1].shown
    assert "s Swap one card with the centre" in shown
    assert "Knock: You may knock on your turn once" in shown
    assert "pairScore" not in shown


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
    shown = talk(word, "s 1 1")[1].shown
    assert without_markup(match.game.text(match.rules, "player").splitlines()[0]) in shown
    assert "The rules in force" in shown


def test_the_log_tells_what_happened() -> None:
    assert "dealt round 1" in talk("log", "s 1 1")[1].shown


def test_help_in_the_middle_of_a_move_says_when_it_is_open() -> None:
    assert "on your turn you may give one of your cards" in talk("s", "?", "1", "1")[1].shown


@pytest.mark.parametrize("answers", [("q",), ("quit",), ("s", "q"), ()])
def test_one_can_leave_at_any_question(answers: tuple[str, ...]) -> None:
    with pytest.raises(Left):
        talk(*answers)


@pytest.fixture
def page() -> Page:
    return page_at(dealt())


@pytest.mark.parametrize(
    "line",
    ["s 2 1", "S 2 1", "swap_single 2 1", "SWAP_SINGLE 2 1", "swap single 2,1", "swap-single 2 1",
     "swap one card with the centre 2 1", "swap_s 2 1"],
)  # fmt: skip
def test_a_move_may_be_typed_in_many_ways(line: str, page: Page) -> None:
    assert verb_and_rest(line, page) == ("SWAP_SINGLE", ["2", "1"])


def test_the_beginning_of_a_word_is_enough_when_it_is_clear(page: Page) -> None:
    assert verb_and_rest("kn", page) == ("KNOCK", [])


def test_an_unclear_beginning_names_what_it_could_be(page: Page) -> None:
    with pytest.raises(Unclear, match="sw could be swap single or swap all"):
        verb_and_rest("sw", page)


def test_nonsense_is_told_what_can_be_typed(page: Page) -> None:
    with pytest.raises(Unclear, match=r"There is no move 'xyzzy' here: type s or a, or \? for help"):
        verb_and_rest("xyzzy", page)


def test_a_closed_move_says_why(page: Page) -> None:
    with pytest.raises(Unclear, match="Not now: You may knock on your turn once everybody"):
        open_form("KNOCK", page)


def test_words_fill_the_steps_in_order(page: Page) -> None:
    details = Details()
    left = read_words(questions_of(open_form("SWAP_SINGLE", page), page), ["2", "1"], details)
    assert (details.slots, left) == ([1, 0], [])


def test_steps_that_the_words_do_not_reach_are_left(page: Page) -> None:
    left = read_words(questions_of(open_form("SWAP_SINGLE", page), page), ["2"], Details())
    assert len(left) == 1


def test_too_many_words_are_refused(page: Page) -> None:
    with pytest.raises(Unclear, match="more than the move needs: 3"):
        read_words(questions_of(open_form("SWAP_SINGLE", page), page), ["2", "1", "3"], Details())


def test_a_verb_gets_its_initial() -> None:
    assert keys_of(["FOLD", "CALL"]) == {"FOLD": "f", "CALL": "c"}


def test_the_initial_of_a_later_word_does_when_the_first_is_taken() -> None:
    assert keys_of(["SWAP_SINGLE", "SWAP_ALL"]) == {"SWAP_SINGLE": "s", "SWAP_ALL": "a"}


def test_a_letter_from_the_middle_does_when_initials_are_taken() -> None:
    assert keys_of(["CALL", "CHECK"])["CHECK"] == "h"


def test_a_verb_without_a_free_letter_gets_any_key() -> None:
    keys = keys_of(["A", "AA", "AAA"])
    assert len(set(keys.values())) == 3


def test_no_move_takes_the_key_for_leaving() -> None:
    assert keys_of(["QUIT"])["QUIT"] != LEAVE


@pytest.mark.parametrize("name", game_names())
def test_all_keys_of_a_game_differ(name: str) -> None:
    labels = find_game(name).rules().move_labels
    keys = keys_of(labels)
    assert len(set(keys.values())) == len(labels)
    assert all(len(key) == 1 for key in keys.values())


def test_keys_stay_the_same_from_position_to_position() -> None:
    dealing, playing = brag(), dealt()
    dealer = dealing.to_act()[0]
    assert page_at(dealing, dealer).keys == page_at(playing).keys


def test_r_shows_the_rules_unless_a_move_needs_it() -> None:
    assert rules_key({"KNOCK": "k"}, "rules") == "r"
    assert rules_key({"RAISE": "r"}, "rules") == "rules"


def test_hand_rules_and_log_can_be_asked_for_in_the_middle_of_a_move() -> None:
    move, screen = talk("s", "worth", "2", "rules", "1")
    assert move == Move("SWAP_SINGLE", slots=(1, 0))
    assert "Bastard Brag" in screen.shown
    assert "is neither a place nor a card" not in screen.shown


def test_a_whole_move_may_be_the_answer_to_a_part_of_another() -> None:
    move, screen = talk("a", "swap single 2 1")
    assert move == Move("SWAP_SINGLE", slots=(1, 0))
    assert "Say 3" not in screen.shown


@pytest.mark.parametrize("line", ["s 2 1", "swap one card with the centre 2, 1"])
def test_the_same_move_may_be_said_again_with_all_that_it_takes(line: str) -> None:
    assert talk("s", line)[0] == Move("SWAP_SINGLE", slots=(1, 0))


def test_a_move_that_is_closed_says_so_amid_another_which_goes_on() -> None:
    move, screen = talk("s", "knock", "2", "1")
    assert move == Move("SWAP_SINGLE", slots=(1, 0))
    assert "Not now: You may knock" in screen.shown


def test_a_key_alone_is_no_move_amid_another() -> None:
    assert talk("s", "a", "2", "1")[0] == Move("SWAP_SINGLE", slots=(1, 0))


@pytest.mark.parametrize("first", [(), ("s",)])
def test_what_a_hint_calls_its_move_can_be_typed_at_any_question(first: tuple[str, ...]) -> None:
    match, screen = dealt(), Script("hint")
    called = Counsel(match).advice("hint").called
    screen.answers += [*first, f"{called.lower()}."]
    assert talk_at(match, screen).move() == move_from(Counsel(match).advice("hint").move)
    assert not screen.answers


def test_what_a_hint_called_its_move_means_nothing_on_another_page() -> None:
    match = dealt()
    services, page = services_at(match, Script()), page_at(match)
    services.hint_text(page)
    called = Counsel(match).advice("hint").called
    assert services.hinted_move(called, page)
    assert services.hinted_move(called, page_at(match)) is None
