"""What a person types: keys, verbs, labels and whole moves in one line."""

import pytest

from parlour.terminal.ask.parse import open_form, read_words, verb_and_rest
from parlour.terminal.ask.questions import steps_of
from parlour.terminal.ask.step import Details
from parlour.terminal.errors import Unclear
from parlour.terminal.show.page import Sight
from tests.terminal.script import dealt, sight_at


@pytest.fixture
def sight() -> Sight:
    return sight_at(dealt())


@pytest.mark.parametrize(
    "line",
    ["s 2 1", "S 2 1", "swap_single 2 1", "SWAP_SINGLE 2 1", "swap single 2,1", "swap-single 2 1",
     "swap one card with the centre 2 1", "swap_s 2 1"],
)  # fmt: skip
def test_a_move_may_be_typed_in_many_ways(line: str, sight: Sight) -> None:
    assert verb_and_rest(line, sight) == ("SWAP_SINGLE", ["2", "1"])


def test_the_beginning_of_a_word_is_enough_when_it_is_clear(sight: Sight) -> None:
    assert verb_and_rest("kn", sight) == ("KNOCK", [])


def test_an_unclear_beginning_names_what_it_could_be(sight: Sight) -> None:
    with pytest.raises(Unclear, match="sw could be swap single or swap all"):
        verb_and_rest("sw", sight)


def test_nonsense_is_told_what_can_be_typed(sight: Sight) -> None:
    with pytest.raises(Unclear, match=r"There is no move 'xyzzy' here: type s or a, or \? for help"):
        verb_and_rest("xyzzy", sight)


def test_a_closed_move_says_why(sight: Sight) -> None:
    with pytest.raises(Unclear, match="Not now: You may knock on your turn once everybody"):
        open_form("KNOCK", sight)


def test_words_fill_the_steps_in_order(sight: Sight) -> None:
    details = Details()
    left = read_words(steps_of(open_form("SWAP_SINGLE", sight), sight), ["2", "1"], details)
    assert (details.slots, left) == ([1, 0], [])


def test_steps_that_the_words_do_not_reach_are_left(sight: Sight) -> None:
    left = read_words(steps_of(open_form("SWAP_SINGLE", sight), sight), ["2"], Details())
    assert len(left) == 1


def test_too_many_words_are_refused(sight: Sight) -> None:
    with pytest.raises(Unclear, match="more than the move needs: 3"):
        read_words(steps_of(open_form("SWAP_SINGLE", sight), sight), ["2", "1", "3"], Details())
