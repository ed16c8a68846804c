"""Hints, worth and the guided first game, as somebody at the table hears them."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import all_games
from parlour.match.match import Match, SeatCard
from parlour.players.guide import GUIDE, guide_of, same
from parlour.players.seating import bots_for
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.ask.counsel import hint_text, line_for, worth_text
from parlour.terminal.ask.lessons import Lessons
from parlour.terminal.loop import GameLoop
from parlour.terminal.show.offered import NOTHING, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.signals import Signals
from tests.terminal.script import Script, dealt, page_at

GAMES = {game.id: game for game in all_games()}


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_what_is_said_for_a_move_makes_that_move(name: str) -> None:
    game = GAMES[name]
    seats = [SeatCard(f"Somebody {seat}", "me") for seat in range(game.rules().players.least)]
    match = Match.begin(game, game.rules(), seats, bytes(32))
    for step in range(30):
        if match.is_over():
            break
        seat, page = match.to_act()[0], Page(match, match.to_act()[0])
        for move in [*match.moves(seat)][:8]:
            assert same(Conversation(Script(line_for(move, page)), match, page).move(), move)
        move = match.moves(seat).pick(Luck(5, step))
        assert same(Conversation(Script(line_for(move, page)), match, page).move(), move)
        match.play(seat, move)


def test_a_hint_says_what_to_type_and_why() -> None:
    match = dealt()
    shown = hint_text(match, page_at(match))
    assert shown.startswith("The house would play: ")
    line = shown.partition("Type ")[2].partition(".")[0]
    assert Conversation(Script(line), match, page_at(match)).move() in match.moves(0)
    assert "\n\n" in shown


def test_a_hint_hangs_on_nothing_but_what_the_seat_sees() -> None:
    match, twin = dealt(), dealt()
    twin.position = match.position.redealt(0, Luck(9))
    assert hint_text(match, page_at(match)) == hint_text(twin, page_at(twin))


def test_worth_names_the_own_hand() -> None:
    match = dealt()
    assert "points" in worth_text(match, page_at(match))


@pytest.mark.parametrize(("word", "language"), [("tips", "en"), ("tips", "de"), ("tipps", "de")])
def test_tips_can_be_asked_for_by_their_word(word: str, language: str) -> None:
    match, screen = dealt(), Script(word, "s", word, "1", "1", language=language)
    page = Page(match, 0, words=screen.words)
    assert Conversation(screen, match, page).move() in match.moves(0)
    assert screen.shown.count(f"\n{screen.words('help.tips')}\n") == 2


@pytest.mark.parametrize("word", ["hint", "worth"])
def test_both_can_be_asked_for_at_the_table(word: str) -> None:
    match, screen = dealt(), Script(word, "s 1 1")
    Conversation(screen, match, page_at(match)).move()
    assert "hand" in screen.shown.lower() or "house" in screen.shown


class Pupil(Script):
    """Plays what the lesson suggests."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.asked = 0

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        self.asked += 1
        assert self.asked < 100, self.shown
        lesson = guide_of(self.match.game).lesson(self.match)
        assert lesson is not None, question
        assert lesson.move is not None
        return line_for(lesson.move, Page(self.match, 0))


@pytest.mark.parametrize("name", GAMES)
def test_a_guided_game_is_played_to_its_end_by_what_it_says(name: str) -> None:
    guide = guide_of(GAMES[name])
    rivals = [SeatCard(f"Rival {seat}", GUIDE) for seat in range(1, guide.script.seats)]
    match = guide.begin([SeatCard("Ann", "me"), *rivals])
    screen = Pupil(match)
    GameLoop(match, bots_for(match), screen, Signals()).play()
    assert match.is_over()
    assert "That was your first game." in screen.shown


def test_another_move_than_the_lessons_gets_a_kind_word_twice() -> None:
    guide = guide_of(GAMES["bastard-brag"])
    match = guide.begin([SeatCard("Ann", "me"), SeatCard("B", GUIDE), SeatCard("C", GUIDE)])
    while 0 not in match.to_act():
        seat = match.to_act()[0]
        move = guide.move(match.view(seat))
        assert move is not None
        match.play(seat, move)
    lessons, other = Lessons(match), match.moves(0).pick(Luck(1))
    assert [bool(lessons.stray(0, other, "en")) for _ in range(3)] == [True, True, False]


def test_where_no_guide_sits_nobody_teaches() -> None:
    lessons = Lessons(dealt())
    assert lessons.sentences(0, "en") == lessons.goodbye("en") == []
