"""A match played at one screen: people decide in turn, bots play between them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from parlour.engine.bot import Bot
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.match.log import BY_CLOCK
from parlour.match.match import Match
from parlour.players.deciding import SeatedThinker, decision
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.ask.counsel import move_in_words
from parlour.terminal.ask.lessons import Lessons
from parlour.terminal.clock import Timer, TimeUp
from parlour.terminal.errors import Left
from parlour.terminal.hot_seat import HotSeat, OneViewer, Viewers
from parlour.terminal.pace import Pace
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.page import Page, lone_person
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals

_WATCH: Final = "w"
_JUMP: Final = "e"


class GameLoop:
    """Plays a match to its end, or until the person leaves."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, signals: Signals) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.signals = signals
        self.viewers = _viewers_for(match, bots, screen)
        self.pace = Pace(screen.moment, screen.wait)
        self.lessons = Lessons(match)
        self.missed: dict[int, list[str]] = {}
        """What the clock played for people, and they have not heard yet."""
        self.was_out = False

    def play(self) -> None:
        self.viewers.open()
        while not self.match.is_over():
            seat, heard = self.next_to_act(), self.match.heard
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.person_turn(seat)
            self.look_back(heard)
        self.viewers.close()
        for sentence in self.lessons.goodbye(self.screen.words.language):
            self.screen.happened(sentence)

    def next_to_act(self) -> int:
        """Bots before people, so that nobody waits."""
        acting = self.match.to_act()
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def bot_turn(self, seat: int) -> None:
        asked, bot = time.monotonic(), self.bots[seat]
        self.screen.thinking(self.match.names()[seat])
        move = decision(bot, self.match.position, seat, self.match.told)
        if not isinstance(bot, SeatedThinker):  # how long a model takes tells of its endpoint
            self.pace.hold_back(seat, asked)
        self.put(seat, move, by=bot.by)
        self.viewers.after_bot()

    def person_turn(self, seat: int) -> None:
        """Shows the person the table and plays what they decide, or the only thing that they could decide."""
        self.pace.person_acts()
        if self.screen.settings.forced and self.match.moves(seat).count() == 1:
            self.put(seat, next(iter(self.match.moves(seat))))
            return self.viewers.after_bot()
        self.viewers.before_person(seat)
        page = self.viewers.show(seat)
        page.lesson = [*self.missed.pop(seat, []), *self.lessons.sentences(seat, self.screen.words.language)]
        self.screen.show_choices(page)
        try:
            with timed(self.screen, self.timer(page)):
                self.decide(seat, self.conversation(seat, page))
        except TimeUp:
            return self.time_out(page)
        return self.viewers.after_person(seat)

    def conversation(self, seat: int, page: Page) -> Conversation:
        """The talk with this person; who asks for a hint is written down first."""
        talk = Conversation(self.screen, self.match, page)
        talk.before_hint = lambda: self.note_hint(seat)
        return talk

    def note_hint(self, seat: int) -> None:
        with self.signals.held():
            self.match.advise(seat, at=_now())

    def timer(self, page: Page) -> Timer | None:
        """The time for this decision; whoever learns has as much as they like."""
        clock, seat = self.screen.clock, page.view.viewer
        if clock is None or seat is None or self.lessons.guide is not None:
            return None
        then = move_in_words(self.match.position.on_timeout(seat), page)
        return clock.timer(self.match.position, seat, then)

    def time_out(self, page: Page) -> None:
        """Plays what the clock has said, for somebody who may not be there any more."""
        seat = page.view.viewer
        assert seat is not None, "whoever was asked has a seat"
        move = self.match.position.on_timeout(seat)
        self.put(seat, move, by=BY_CLOCK)
        self.missed[seat] = [page.words("clock.up", move=move_in_words(move, page))]
        self.viewers.after_clock(seat)

    def decide(self, seat: int, conversation: Conversation) -> None:
        """Asks until a move is accepted."""
        while True:
            try:
                move = conversation.move()
                stray = self.lessons.stray(seat, move, self.screen.words.language)
                if not stray:
                    return self.put(seat, move)
                self.screen.warn(stray)
            except Refused as error:
                self.screen.warn(conversation.page.say(error.said))

    def put(self, seat: int, move: Move, *, by: str = "seat") -> None:
        """The move itself, which no signal cuts in half."""
        with self.signals.held():
            self.match.play(seat, move, by=by, at=_now())

    def look_back(self, heard: int) -> None:
        """After a move: waits where something was settled, and asks whoever is out whether to watch."""
        showdowns = self.match.game.picture.showdowns
        if any(event.kind in showdowns for event in self.match.told(heard)):
            self.viewers.settled(heard)
        if self.pace.moment and not self.was_out and self.viewers.is_out():
            self.was_out = True
            self.ask_to_watch()

    def ask_to_watch(self) -> None:
        """Whoever is out may look on, or see how it ends."""
        words = self.screen.words
        offers = [Offer(_WATCH, words("out.watch")), Offer(_JUMP, words("out.jump"))]
        question = words("out.question", watch=_WATCH, jump=_JUMP)
        if self.screen.ask_for_one(question, Offered(words("out.brief"), offers, back=_WATCH)) == _JUMP:
            self.pace = Pace(0.0, self.screen.wait)
            self.viewers.is_hurried = True


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@contextmanager
def timed(screen: Screen, timer: Timer | None) -> Iterator[None]:
    """While it lasts, whatever is asked on the screen must be answered in this time."""
    screen.timer = timer
    if timer is not None:
        screen.show_timer(timer)
    try:
        yield
    finally:
        screen.timer = None
        if timer is not None:
            with suppress(Left):
                screen.show_timer(None)


def _viewers_for(match: Match, bots: dict[int, Bot], screen: Screen) -> Viewers:
    """How the screen is shared: nobody else to hide from, or several people in turn."""
    if len(match.seats) - len(bots) > 1:
        return HotSeat(match, screen)
    return OneViewer(match, screen, lone_person(match))
