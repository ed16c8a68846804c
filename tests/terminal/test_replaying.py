"""Replays: the same story again, through one pair of eyes."""

import pytest

from parlour.match.match import Match
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.replaying import seat_called, show_again
from tests.terminal.script import Script, brag


@pytest.fixture(scope="module")
def finished() -> Match:
    match = brag("Ann,Ben", lives=1)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[-1].nth(0))
    return match


def test_a_replay_tells_every_event_as_the_viewer_knew_it(finished: Match) -> None:
    screen = Script()
    show_again(finished, 0, screen, stepwise=False)
    told = Script()
    told.say("\n".join(finished.lately(0)))
    assert told.shown in screen.shown


class Gone(Script):
    """A screen that nobody reads any more."""

    def write(self, text: str) -> None:
        raise Left


def test_a_replay_that_nobody_watches_ends_quietly(finished: Match) -> None:
    show_again(finished, None, Gone(), stepwise=False)


def test_a_replay_ends_with_the_standing(finished: Match) -> None:
    screen = Script()
    show_again(finished, None, screen, stepwise=False)
    assert " won. " in screen.shown


def test_step_by_step_the_table_is_drawn_after_each_move(finished: Match) -> None:
    screen = Script(*[""] * (len(finished.played) + 1))
    show_again(finished, None, screen, stepwise=True)
    assert len(screen.questions) == len(finished.played) + 1
    assert screen.shown.count("Bastard Brag, round") == len(finished.played) + 1


def test_one_can_stop_a_replay(finished: Match) -> None:
    screen = Script("", "q")
    show_again(finished, None, screen, stepwise=True)
    assert len(screen.questions) == 2
    assert " won. " not in screen.shown


def test_one_can_go_back_and_look_through_other_eyes(finished: Match) -> None:
    screen = Script("", "", "back", "ben", "nobody", "q")
    show_again(finished, None, screen, stepwise=True)
    assert [question.split(",")[0] for question in screen.questions] == [
        *("Enter shows move 1", "Enter shows move 2", "Enter shows move 3"),
        *("Enter shows move 2", "Enter shows move 2", "Enter shows move 2"),
    ]
    assert "Ben (you)" in screen.shown
    assert "There is no seat nobody" in screen.shown


def test_an_unfinished_game_is_shown_to_the_public_alone() -> None:
    screen = Script("", "ann", "q")
    match = brag("Ann,Ben")
    match.play(match.to_act()[0], match.moves(match.to_act()[0]).choices[0].nth(0))
    show_again(match, None, screen, stepwise=True)
    assert "(you)" not in screen.shown
    assert "The game is unfinished" in screen.shown


@pytest.mark.parametrize("word", ["1", "Ben", "ben"])
def test_a_seat_is_called_by_number_or_name(finished: Match, word: str) -> None:
    assert seat_called(word, finished) == 1


@pytest.mark.parametrize("word", ["2", "-1", "Cat", "²"])
def test_a_seat_that_is_not_there_is_refused(finished: Match, word: str) -> None:
    with pytest.raises(Unclear, match="say 0 to 1, or Ann or Ben"):
        seat_called(word, finished)
