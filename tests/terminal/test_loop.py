"""A match at a screen: turns, refusals, handovers and the end."""

import pytest

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.match.match import Match
from parlour.players.seating import bots_for
from parlour.terminal.errors import Left
from parlour.terminal.hot_seat import Alone, Company
from parlour.terminal.loop import Table
from parlour.terminal.signals import Exits
from tests.terminal.script import COVERED, Script, brag, dealt


def play(match: Match, *answers: str) -> Script:
    """Plays until the answers run out or the game is over."""
    screen = Script(*answers)
    try:
        Table(match, bots_for(match), screen, Exits()).play()
    except Left:
        screen.write("<left>")
    return screen


def test_a_person_alone_never_sees_a_cover() -> None:
    assert COVERED not in play(dealt(), "s 1 1", "s 2 2").shown


def test_what_happens_is_told_at_once() -> None:
    assert "You put " in play(dealt(), "s 1 1").shown


def test_bots_alone_play_to_the_end_before_an_audience() -> None:
    match = brag("random,random", lives=1)
    screen = play(match)
    assert match.is_over()
    assert screen.questions == []


def test_a_refused_move_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, really = dealt(), Match.play
    sentences = ["KNOCK is not for seat 1."]

    def once(self: Match, seat: int, move: Move) -> None:
        if sentences:
            raise Refused("not-now", sentences.pop())
        really(self, seat, move)

    monkeypatch.setattr(Match, "play", once)
    screen = play(match, "s 1 1", "s 1 1")
    assert "Knock is not for Ada." in screen.shown


def test_several_people_get_a_company_screen() -> None:
    match = brag("Ann,Ben")
    assert isinstance(Table(match, bots_for(match), Script(), Exits()).sharing, Company)


def test_one_person_gets_a_screen_alone() -> None:
    match = brag("Ann,random")
    assert isinstance(Table(match, bots_for(match), Script(), Exits()).sharing, Alone)


def test_the_screen_is_covered_before_and_after_a_secret_view() -> None:
    match = dealt("Ann,Ben")
    pages = play(match, "", "s 1 1", "").shown.split(COVERED)
    assert ["(you)" in page for page in pages] == [False, False, True, False, False]


def test_a_handover_names_who_is_next_and_shows_no_hand() -> None:
    match = dealt("Ann,Ben")
    handover = play(match).shown
    assert "It is Ann's turn." in handover
    assert "hand:" not in handover


def test_whoever_acts_again_at_once_keeps_the_screen() -> None:
    match = dealt("Ann,Ben", knockAfterSwap=True)
    shown = play(match, "", "s 1 1", "k", "").shown
    assert "Ann knocked" in shown
    assert shown.count("It is Ann's turn.") == 1


def test_company_sees_only_what_everybody_may_see_at_the_end() -> None:
    match = brag("Ann,Ben", lives=1)
    while not match.is_over():
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[-1].nth(0))
    assert "(you)" not in play(match).shown


def test_a_resumed_game_tells_only_the_latest_news() -> None:
    match = brag("me,random", lives=3)
    while not match.is_over() and len(match.events) < 20:
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[0].nth(0))
    told = play(match).shown.splitlines()
    assert match.lately(0)[0] not in told
    assert match.lately(0)[-1] in told
