"""Replays: the same story again, through one pair of eyes."""

import re
from pathlib import Path

import pytest

from parlour.cards.notation import card_text
from parlour.match.export import facts_of
from parlour.match.file.reader import load
from parlour.match.log import Advised
from parlour.match.match import Match
from parlour.match.provenance import Provenance
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.replay import Steps, show_replay
from parlour.terminal.replay_view import PUBLIC, ReplayView, open_view, seat_called
from parlour.terminal.table.local_game import LocalGame
from tests.terminal.script import Script, brag, dealt


@pytest.fixture(scope="module")
def finished() -> Match:
    match = brag("Ann,Ben", lives=1)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[-1].nth(0))
    return match


def test_a_replay_tells_every_event_as_the_viewer_knew_it(finished: Match) -> None:
    screen = Script()
    show_replay(finished, ReplayView(0), screen, stepwise=False)
    told = Script()
    told.say("\n".join(finished.lately(0)))
    assert told.shown in screen.shown


class Gone(Script):
    """A screen that nobody reads any more."""

    def write(self, text: str) -> None:
        raise Left


def test_a_replay_that_nobody_watches_ends_quietly(finished: Match) -> None:
    show_replay(finished, PUBLIC, Gone(), stepwise=False)


def test_a_replay_ends_with_the_standing(finished: Match) -> None:
    screen = Script()
    show_replay(finished, PUBLIC, screen, stepwise=False)
    assert " wins. " in screen.shown


def test_step_by_step_the_table_is_drawn_after_each_move(finished: Match) -> None:
    screen = Script(*[""] * (len(finished.played) + 1))
    show_replay(finished, PUBLIC, screen, stepwise=True)
    assert len(screen.questions) == len(finished.played) + 1
    assert screen.shown.count("Bastard Brag, round") == len(finished.played) + 1


def test_one_can_stop_a_replay(finished: Match) -> None:
    screen = Script("", "q")
    show_replay(finished, PUBLIC, screen, stepwise=True)
    assert len(screen.questions) == 2
    assert " wins. " not in screen.shown


def test_one_can_go_back_and_look_through_other_eyes(finished: Match) -> None:
    screen = Script("", "", "back", "ben", "nobody", "q")
    show_replay(finished, PUBLIC, screen, stepwise=True)
    assert [question.split(",")[0] for question in screen.questions] == [
        *("Enter shows move 1", "Enter shows move 2", "Enter shows move 3"),
        *("Enter shows move 2", "Enter shows move 2", "Enter shows move 2"),
    ]
    assert "Ben (you)" in screen.shown
    assert "There is no seat nobody" in screen.shown


def test_a_number_goes_to_that_move(finished: Match) -> None:
    last = finished.n
    screen = Script("3", str(last + 1), str(last), "0", "q")
    show_replay(finished, PUBLIC, screen, stepwise=True)
    assert [question.split(",")[0] for question in screen.questions] == [
        *("Enter shows move 1", "Enter shows move 4", "Enter shows move 4"),
        *("That was the last move. Enter ends", "Enter shows move 1"),
    ]
    assert f"There is no move {last + 1}: say a number from 0 to {last}." in screen.shown


def test_arrows_step_and_never_beyond_the_ends(finished: Match) -> None:
    steps = Steps(finished, PUBLIC, Script(), {})
    assert steps._offered().arrows == ["0", "1", "0", str(finished.n)]
    steps.n = finished.n
    assert steps._offered().arrows == [str(finished.n - 1), str(finished.n), "0", str(finished.n)]


def test_an_unfinished_game_is_shown_to_the_public_alone() -> None:
    screen = Script("", "ann", "q")
    match = brag("Ann,Ben")
    match.play(match.to_act()[0], match.moves(match.to_act()[0]).choices[0].nth(0))
    show_replay(match, PUBLIC, screen, stepwise=True)
    assert "(you)" not in screen.shown
    assert "The game is unfinished" in screen.shown


@pytest.mark.parametrize("word", ["1", "Ben", "ben"])
def test_a_seat_is_called_by_number_or_name(finished: Match, word: str) -> None:
    assert seat_called(word, finished) == 1


@pytest.mark.parametrize("word", ["2", "-1", "Cat", "²"])
def test_a_seat_that_is_not_there_is_refused(finished: Match, word: str) -> None:
    with pytest.raises(Unclear, match="say 0 to 1, or Ann or Ben"):
        seat_called(word, finished)


def cards_shown(text: str) -> set[str]:
    return set(re.findall(r"\b(?:10|[2-9AJQK])[CHSD]\b", text))


def test_all_cards_are_shown_and_told_once_a_game_is_over(finished: Match) -> None:
    """Every card that lay in a hand, which nobody saw from outside, is there at every move."""
    n = 3
    hands = {
        card_text(card)
        for zone in finished.at(n).position.zones()
        if zone.name == "hand"
        for card in zone.cards
    }
    public, open_eyes = Script("", "", "", "q"), Script("all", "", "", "", "q")
    show_replay(finished, PUBLIC, public, stepwise=True)
    show_replay(finished, PUBLIC, open_eyes, stepwise=True)
    last = open_eyes.shown.rpartition("Enter shows move 3")[2]
    assert hands <= cards_shown(last)
    assert not hands <= cards_shown(public.shown)
    assert "a hidden card" not in last


def test_one_comes_back_from_all_cards_to_what_everybody_saw(finished: Match) -> None:
    screen = Script("", "", "all", "public", "q")
    show_replay(finished, PUBLIC, screen, stepwise=True)
    *_, all_cards, public = screen.shown.split("Bastard Brag, round")
    assert len(cards_shown(all_cards)) > len(cards_shown(public))


def test_the_stock_stays_a_pile_also_with_all_cards(finished: Match) -> None:
    assert open_view(finished.at(2)).zone("stock").cards == []


def test_the_whole_story_is_told_with_all_cards(finished: Match) -> None:
    screen = Script()
    show_replay(finished, ReplayView(all_cards=True), screen, stepwise=False)
    assert "a hidden card" not in screen.shown


def test_all_cards_of_an_unfinished_game_stay_hidden() -> None:
    match = brag("Ann,Ben")
    match.play(match.to_act()[0], match.moves(match.to_act()[0]).choices[0].nth(0))
    screen = Script("", "all", "q")
    show_replay(match, PUBLIC, screen, stepwise=True)
    assert "The game is unfinished" in screen.shown
    assert screen.shown.count("Bastard Brag, round") == 2


@pytest.mark.parametrize("word", ["all", "ann"])
def test_cards_that_are_never_told_stay_hidden_for_good(finished: Match, word: str) -> None:
    match = finished.at(finished.n)
    match.provenance = Provenance(reveal="never")
    screen = Script(word, "q")
    show_replay(match, PUBLIC, screen, stepwise=True)
    assert "The cards of this game are never told" in screen.shown
    assert "all shows all cards" not in screen.questions[0]


def test_what_the_clock_decided_is_told_again() -> None:
    match = brag("Ann,Ben")
    seat = match.to_act()[0]
    match.play(seat, match.position.on_timeout(seat), by="clock")
    for stepwise in (True, False):
        screen = Script("", "q")
        show_replay(match, PUBLIC, screen, stepwise=stepwise)
        assert f"The time of {match.names()[seat]} was up." in screen.shown


def test_hints_are_told_again_and_make_a_casual_game(tmp_path: Path) -> None:
    """Asked for at the table, found in the file, told in both kinds of replay."""
    screen = Script("hint", "hint", "s 1 1", "q")
    here = LocalGame(screen)
    here.play(here.loop.wait(here.room.take_over(facts_of(dealt(lives=1)))), tmp_path / "x")
    assert "The saved game says that you asked" in screen.shown
    loaded = load(tmp_path / "x").match
    assert [(each.seat, each.n) for each in loaded.advised] == [(0, 3)]
    for stepwise in (True, False):
        again = Script("", "", "", "q")
        show_replay(loaded, PUBLIC, again, stepwise=stepwise)
        assert again.shown.count("Guest had asked the house what it would play.") == 1


def test_the_end_of_a_replay_says_that_the_game_was_a_casual_one(finished: Match) -> None:
    match = finished.at(finished.n)
    match.advised.append(Advised(0, 1))
    screen = Script()
    show_replay(match, PUBLIC, screen, stepwise=False)
    assert "It was a casual game" in screen.shown
