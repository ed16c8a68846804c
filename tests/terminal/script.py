"""A screen that answers from a script and keeps what it was shown, and tables to put before it."""

import random

from parlour.cards.seeds import seed_from_hex
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import ZoneView
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.errors import Left
from parlour.terminal.show.offered import NOTHING, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords
from tests.terminal.answers import answer_to

COVERED = "<covered>"


class Script(Screen):
    """Answers in turn; whoever has no answer left has left the table."""

    def __init__(self, *answers: str, language: str = "en") -> None:
        super().__init__(TerminalWords(language))
        self.answers = list(answers)
        self.shown = ""
        self.questions: list[str] = []

    def write(self, text: str) -> None:
        self.shown += text

    def cover(self) -> None:
        self.shown += COVERED

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        self.write(f"{question}\n")
        self.questions.append(question)
        if not self.answers:
            raise Left
        return self.answers.pop(0)


def brag(seats: str = "me,random", seed: str = "1", **switches: object) -> Match:
    """A new match of Bastard Brag."""
    game = find_game("bastard-brag")
    return Match.begin(game, game.rules(switches=switches), parse_seats(seats), seed_from_hex(seed))


def dealt(seats: str = "me,random", seed: str = "1", **switches: object) -> Match:
    """The same after the deal, with seat 0 to act."""
    match = brag(seats, seed, **switches)
    match.play(match.to_act()[0], match.moves(match.to_act()[0]).choices[0].nth(0))
    while match.to_act() != (0,):
        seat = match.to_act()[0]
        match.play(seat, match.moves(seat).choices[0].nth(0))
    return match


def a_zone(name: str, cards: list[int], count: int, owner: int | None = None) -> ZoneView:
    return ZoneView(name=name, owner=owner, cards=cards, count=count)


def page_at(match: Match, viewer: int | None = 0) -> Page:
    return Page(match, viewer)


class Somebody(Script):
    """Takes any open key, and where a detail is asked for, Enter or as many places as are asked for."""

    def __init__(self, seed: int, language: str = "en") -> None:
        super().__init__(language=language)
        self.random = random.Random(seed)
        self.keys: list[str] = []
        self.asked = 0

    def show_choices(self, page: Page) -> None:
        super().show_choices(page)
        self.keys = [key for key, _ in page.moves()]

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        self.write(question)
        self.asked += 1
        assert self.asked < 20_000, f"the table asks for ever: {question}"
        if question == self.words("turn.move"):
            return self.random.choice(self.keys)
        return "" if offered.default else answer_to(question, self.random)
