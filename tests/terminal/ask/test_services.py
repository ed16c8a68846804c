"""Hints, worth and the guided first game, as somebody at the table hears them."""

from itertools import islice

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import all_games
from parlour.match.match import Match, SeatCard
from parlour.players.guide import guide_of, same
from parlour.storage.memory import MemoryStore
from parlour.terminal.ask.services import line_for
from parlour.terminal.show.options import NOTHING, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.table.local_game import LocalGame
from tests.terminal.script import Counsel, Script, dealt, page_at, services_at, talk_at

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
        seat = match.to_act()[0]
        page = page_at(match, seat)
        for move in [*islice(match.moves(seat), 8), match.moves(seat).pick(Luck(5, step))]:
            assert same(talk_at(match, Script(line_for(move, page)), seat).move(), move)
        match.play(seat, match.moves(seat).pick(Luck(5, step)))


def test_a_hint_says_what_to_type_and_why() -> None:
    match = dealt()
    shown = services_at(match, Script()).hint_text(page_at(match))
    assert shown.startswith("The house would play: ")
    line = shown.partition("Type ")[2].partition(".")[0]
    assert talk_at(match, Script(line)).move() in match.moves(0)
    assert "\n\n" in shown


def test_a_hint_says_the_move_with_all_that_it_takes() -> None:
    match = dealt()
    services = services_at(match, Script())
    called = Counsel(match).advice("hint").called
    assert services.hint_text(page_at(match)).startswith(f"The house would play: {called}. Type ")
    assert "into the centre" in called


def test_a_hint_hangs_on_nothing_but_what_the_seat_sees() -> None:
    match, twin = dealt(), dealt()
    twin.position = match.position.redealt(0, Luck(9))
    hints = [services_at(each, Script()).hint_text(page_at(each)) for each in (match, twin)]
    assert hints[0] == hints[1]


def test_worth_names_the_own_hand() -> None:
    match = dealt()
    assert "points" in services_at(match, Script()).worth_text(page_at(match))


@pytest.mark.parametrize(("word", "language"), [("tips", "en"), ("tips", "de"), ("tipps", "de")])
def test_tips_can_be_asked_for_by_their_word(word: str, language: str) -> None:
    match, screen = dealt(), Script(word, "s", word, "1", "1", language=language)
    assert talk_at(match, screen).move() in match.moves(0)
    assert screen.shown.count(f"\n{screen.words('help.tips')}\n") == 2


@pytest.mark.parametrize("word", ["hint", "worth"])
def test_both_can_be_asked_for_at_the_table(word: str) -> None:
    match, screen = dealt(), Script(word, "s 1 1")
    talk_at(match, screen).move()
    assert "hand" in screen.shown.lower() or "house" in screen.shown


class Pupil(Script):
    """Plays what the lesson suggests, or as often as is wanted something else first."""

    def __init__(self, strays: int = 0) -> None:
        super().__init__()
        self.here: LocalGame | None = None
        self.page_shown: Page | None = None
        self.strays = strays
        self.warned: list[str] = []
        self.asked = 0

    def show_choices(self, page: Page) -> None:
        super().show_choices(page)
        self.page_shown = page

    def warn(self, text: str) -> None:
        super().warn(text)
        self.warned.append(text)

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        self.asked += 1
        assert self.asked < 100, self.shown
        assert self.here is not None
        assert self.here.state is not None
        assert self.page_shown is not None
        match = self.here.state.now_played()
        lesson = guide_of(match.game).lesson(match)
        assert lesson is not None, question
        assert lesson.move is not None
        if self.strays:
            self.strays -= 1
            other = next(move for move in match.moves(0) if not same(move, lesson.move))
            return line_for(other, self.page_shown)
        return line_for(lesson.move, self.page_shown)


def learn(name: str, screen: Pupil) -> Match:
    """Play the guided first game of a game."""
    here = screen.here = LocalGame(screen, MemoryStore())
    here.play(here.loop.wait(here.room.begin_lesson(GAMES[name], "Ann")))
    assert here.state is not None
    return here.state.now_played()


@pytest.mark.shipped
@pytest.mark.parametrize("name", GAMES)
def test_a_guided_game_is_played_to_its_end_by_what_it_says(name: str) -> None:
    screen = Pupil()
    assert learn(name, screen).is_over()
    assert "That was your first game." in screen.shown


def test_another_move_than_the_lessons_gets_a_kind_word() -> None:
    screen = Pupil(strays=2)
    assert learn("bastard-brag", screen).is_over()
    assert len(screen.warned) == 2


def test_where_no_guide_sits_nobody_teaches() -> None:
    assert page_at(dealt()).lesson == []
