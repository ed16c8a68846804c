"""A screen that answers from a script and keeps what it was shown, and tables to put before it."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

from msgspec import structs

from parlour.cards.seeds import seed_from_hex
from parlour.client.local_room import settings_for
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import ZoneView
from parlour.match.export import facts_of
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.storage.memory import MemoryStore
from parlour.tables.play.advice_text import advice_text
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.ask.services import Services
from parlour.terminal.clock import TurnClock
from parlour.terminal.errors import Left
from parlour.terminal.show.options import NOTHING, Offered
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.local_game import LocalGame
from parlour.terminal.table.snapshot import Snapshot, snapshot_of
from parlour.terminal.words import TerminalWords
from parlour.wire.messages import Advice
from parlour.wire.views import Scene
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

    @contextmanager
    def listening(self, inbox: "Queue[Any]") -> Iterator[None]:
        yield

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        self.write(f"{question}\n")
        self.questions.append(question)
        if not self.answers:
            raise Left
        return self.answers.pop(0)

    def await_words(self, offered: Offered) -> str:
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


def play_at(match: Match, screen: Screen) -> Match:
    """Go on with the match at a table of this screen until somebody leaves, and return what came of it."""
    here = LocalGame(screen, MemoryStore())
    here.play(here.loop.wait(here.room.take_over(facts_of(match))))
    assert here.state is not None
    return here.state.now_played()


def seen(match: Match, viewer: int | None = 0, language: str = "en") -> Snapshot:
    """Return what a room would show of the match, with the settings of its table."""
    settings = settings_for(match.game, match.rules, len(match.seats))
    return snapshot_of(match, viewer, language)._replace(settings=settings.tree())


def page_at(match: Match, viewer: int | None = 0, words: TerminalWords | None = None) -> Page:
    words = words or TerminalWords()
    scene = Scene.of(match, None)

    def why() -> dict[str, str]:
        return {} if viewer is None else dict(scene.closed(viewer, words.language))

    return Page(seen(match, viewer, words.language), [], words, why)


class Counsel:
    """The house at a match: answers as a room would, and notes what it was asked."""

    table = "tabula"

    def __init__(self, match: Match, seat: int = 0, language: str = "en") -> None:
        self.inbox: Queue[Snapshot | str] = Queue()
        self.match = match
        self.seat = seat
        self.language = language

    def advice(self, what: str) -> Advice:
        return Advice(1, **structs.asdict(advice_text(self.match, self.seat, what, self.language)))

    def why(self) -> dict[str, str]:
        return dict(Scene.of(self.match, None).closed(self.seat, self.language))

    def move(self, move: Move, asked: int) -> None:
        raise NotImplementedError

    def say(self, text: str, preset: str) -> None:
        raise NotImplementedError

    def sit(self, name: str, seat: int = -1) -> None:
        raise NotImplementedError

    def do(self, what: str, *, seat: int = -1, text: str = "", yes: bool = True) -> None:
        raise NotImplementedError


def services_at(match: Match, screen: Screen, seat: int = 0, clock: TurnClock | None = None) -> Services:
    """Return what somebody at the match can ask for beside moves."""
    language = screen.words.language
    return Services(
        screen,
        Counsel(match, seat, language),
        lambda: seen(match, seat, language),
        clock=clock,
        log=lambda: match.lately(seat, language=language),
        commands=list,
        statistics=str,
    )


def talk_at(match: Match, screen: Screen, seat: int = 0) -> Conversation:
    """Return the talk with whoever is to act."""
    return Conversation(screen, page_at(match, seat, screen.words), services_at(match, screen, seat))


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
