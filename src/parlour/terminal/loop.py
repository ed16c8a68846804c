"""A match played at one screen: people decide in turn, bots play between them."""

import time
from math import ceil
from typing import Final

from parlour.engine.bot import Bot
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.match.match import Match
from parlour.players.deciding import SeatedThinker, decision
from parlour.terminal.ask.conversation import Conversation
from parlour.terminal.hot_seat import HotSeat, OneViewer, Viewers
from parlour.terminal.show.page import lone_person
from parlour.terminal.show.screen import Screen
from parlour.terminal.signals import Signals

PATIENCE: Final = 12
"""After so many answers in a row the pace quickens, so that a stretch without people does not drag on."""
_QUICKER: Final = 0.1


class Pace:
    """Lets every answer of a bot take the same time, so that none tells by it what cards lie behind it.

    A thought longer than the pace takes whole beats of it, and so do all later ones of its seat.
    """

    def __init__(self, moment: float) -> None:
        self.moment = moment
        self.answers = 0
        self.beats: dict[tuple[int, bool], int] = {}

    def person_acts(self) -> None:
        self.answers = 0

    def hold_back(self, seat: int, asked: float) -> None:
        """Waits until an answer may come to what was asked then."""
        if not self.moment:
            return
        self.answers += 1
        quick = self.answers > PATIENCE
        beat = self.moment * _QUICKER if quick else self.moment
        beats = max(ceil((time.monotonic() - asked) / beat), self.beats.get((seat, quick), 1))
        self.beats[seat, quick] = beats
        time.sleep(max(0.0, asked + beats * beat - time.monotonic()))


class GameLoop:
    """Plays a match to its end, or until the person leaves."""

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Screen, signals: Signals) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.signals = signals
        self.viewers = _viewers_for(match, bots, screen)
        self.pace = Pace(screen.moment)

    def play(self) -> None:
        self.viewers.open()
        while not self.match.is_over():
            seat = self.next_to_act()
            if seat in self.bots:
                self.bot_turn(seat)
            else:
                self.person_turn(seat)
        self.viewers.close()

    def next_to_act(self) -> int:
        """Bots before people, so that nobody waits."""
        acting = self.match.to_act()
        return next((seat for seat in acting if seat in self.bots), acting[0])

    def bot_turn(self, seat: int) -> None:
        asked, bot = time.monotonic(), self.bots[seat]
        move = decision(bot, self.match.position, seat, self.match.told)
        if not isinstance(bot, SeatedThinker):  # how long a model takes tells of its endpoint
            self.pace.hold_back(seat, asked)
        self.put(seat, move, by=bot.by)
        self.viewers.after_bot()

    def person_turn(self, seat: int) -> None:
        """Shows the person the table and plays what they decide."""
        self.pace.person_acts()
        self.viewers.before_person(seat)
        page = self.viewers.show(seat)
        self.screen.show_choices(page)
        self.decide(seat, Conversation(self.screen, self.match, page))
        self.viewers.after_person(seat)

    def decide(self, seat: int, conversation: Conversation) -> None:
        """Asks until a move is accepted."""
        while True:
            try:
                return self.put(seat, conversation.move())
            except Refused as error:
                self.screen.warn(conversation.page.say(error.said))

    def put(self, seat: int, move: Move, *, by: str = "seat") -> None:
        """The move itself, which no signal cuts in half."""
        with self.signals.held():
            self.match.play(seat, move, by=by, at=time.time_ns() // 1_000_000)


def _viewers_for(match: Match, bots: dict[int, Bot], screen: Screen) -> Viewers:
    """How the screen is shared: nobody else to hide from, or several people in turn."""
    if len(match.seats) - len(bots) > 1:
        return HotSeat(match, screen)
    return OneViewer(match, screen, lone_person(match))
