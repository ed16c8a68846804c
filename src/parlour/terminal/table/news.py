"""What comes from a table while somebody waits or thinks, and what they type meanwhile."""

import time
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from typing import Any, Final

import msgspec

from parlour.terminal.clock import Timer
from parlour.terminal.errors import Left
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.chairs import chair_lines
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.terminal.tournament.news import tournament_lines
from parlour.terminal.tournament.strip import strip_of
from parlour.terminal.words import TerminalWords
from parlour.wire.messages import Go

_LOG: Final = 200
_OUT: Final = "out"


class Gone(Exception):
    """The question that somebody was thinking about is no longer open."""


class Moved(Exception):
    """Our seat is at another table of the tournament from now on."""

    def __init__(self, go: Go) -> None:
        super().__init__(go.say)
        self.go = go


class Changed(Exception):
    """The table has changed while somebody was waiting, or other people sit there than on the page."""


class News:
    """What one connection has brought: the table as it is now, the log, and what nobody has been shown yet.

    `ours` are the seats of people at this screen, where nobody needs to be told that they are here, but all
    hear what happened before they came; None at a table in a room elsewhere.
    """

    def __init__(self, first: Snapshot, words: TerminalWords, *, ours: frozenset[int] | None = None) -> None:
        self._ours = ours or frozenset()
        self._looked_on = 0
        self.now = self._as_looked_on(first)
        self.log: list[str] = []
        self.unseen: list[str] = []
        self._words = words
        self._arrived = time.monotonic()
        self.stays = False
        """Whether the person looks on here wherever their seat may be."""
        self.is_new = False
        """Whether something has come that nobody has been told."""
        if ours is not None:
            self._hear(self._new_lines(first, first))

    def take_unseen(self) -> list[str]:
        """Return what has not been on a page yet; from now on it has."""
        unseen, self.unseen = self.unseen, []
        return unseen

    def take(self, then: Snapshot) -> list[str]:
        """Take in a snapshot, and return what is new in it, in words."""
        if then.ended is not None:
            raise then.ended
        then = self._as_looked_on(then)
        before, self.now = self.now, then
        if then.state is not before.state:
            self._arrived = time.monotonic()
        lines = self._new_lines(before, then)
        self._hear(lines)
        if then.go is not None and then.go.tournament == then.tournament and not self.stays:
            raise Moved(then.go)
        return lines

    def _hear(self, lines: list[str]) -> None:
        self.log = [*self.log, *(told.say for told in self.now.heard)][-_LOG:]
        self.unseen += lines
        self.is_new = True

    def _as_looked_on(self, then: Snapshot) -> Snapshot:
        """Return the snapshot; whoever only looked on at a game has neither won nor lost it."""
        if then.state is None or then.picture is None:
            return then
        if then.you is None:
            self._looked_on = then.state.game
        if then.you is None or then.status == PLAYING or then.state.game != self._looked_on:
            return then
        view = msgspec.structs.replace(then.picture.view, viewer=None)
        return then._replace(heard=(), picture=msgspec.structs.replace(then.picture, view=view))

    def _new_lines(self, before: Snapshot, then: Snapshot) -> list[str]:
        lines = [told.say for told in then.heard]
        lines += [notice.say for notice in then.noticed]
        lines += [self._words("live.said", name=each.name, text=each.text) for each in then.said]
        if then.is_cut != before.is_cut:
            lines.append(self._words("live.cut" if then.is_cut else "live.back"))
        lines += tournament_lines(before, then, self._words)
        known = chair_lines(before, self._words)
        for seat, line in enumerate(chair_lines(then, self._words)):
            if line not in known and seat not in self._ours:
                lines.append(line)
        return [*lines, *self._vote_line(before, then)]

    def _vote_line(self, before: Snapshot, then: Snapshot) -> list[str]:
        asked, was = (each.seats.vote if each.seats else None for each in (then, before))
        if asked is None or (was is not None and was.what == asked.what) or then.you in asked.agreed:
            return []
        return [self._words("live.vote", what=asked.what)]

    def is_settled(self) -> bool:
        """Return whether a hand or a round was settled by what happened last."""
        showdowns = self.now.catalogue.picture.showdowns
        return any(told.kind in showdowns for told in self.now.heard)

    def is_paused(self) -> bool:
        """Return whether the clocks stand."""
        state = self.now.state
        return state is not None and state.clock is not None and state.clock.paused

    def is_out(self) -> bool:
        """Return whether the person has nothing more to decide in this game."""
        you, picture = self.now.you, self.now.picture
        return you is not None and picture is not None and _OUT in picture.view.seats[you].badges

    def timer(self) -> Timer | None:
        """Return the time for what is asked, by the room's clock; None when there is no hurry."""
        seconds, state = self.seconds_left(), self.now.state
        if seconds is None or state is None or state.clock is None:
            return None
        return Timer(seconds, state.clock.timeout, count=state.clock.count)

    def seconds_left(self) -> float | None:
        """Return how long until the time of whoever is to act is up; None when there is no hurry."""
        state = self.now.state
        if state is None or state.clock is None or not state.clock.due or state.clock.paused:
            return None
        return (state.clock.due - state.now) / 1000 - (time.monotonic() - self._arrived)


class Inbox:
    """Where snapshots of all connections of this screen come together with what is typed here.

    The room has the clock: while somebody thinks, it is shown and nobody else's limit of time counts.
    """

    def __init__(
        self,
        queue: "Queue[Any]",
        sessions: Mapping[int, News],
        screen: Screen,
        *,
        is_local: bool = False,
    ) -> None:
        self._is_local = is_local
        self._queue = queue
        self._sessions = sessions
        self._screen = screen
        self._typed: deque[str] = deque()
        self._thinking: tuple[int, int] | None = None
        self._timer: Timer | None = None
        self._is_held = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let no news interrupt what is asked meanwhile."""
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False

    @contextmanager
    def thinking(self, session: int, asked: int) -> Iterator[None]:
        """Let somebody decide meanwhile; raise Gone when the question is no longer open."""
        self._thinking = (session, asked)
        self._show_timer(self._sessions[session].timer())
        try:
            yield
        finally:
            self._thinking = None
            self._timer = None
            self._screen.show_timer(None)

    def _show_timer(self, timer: Timer | None) -> None:
        self._timer = timer
        if timer is not None:
            self._screen.show_timer(timer)

    def next_line(self, seconds: float | None = None) -> str:
        """Return what is typed next; news are told as they come, and raise Gone or Changed if they matter."""
        while not self._typed:
            item = self._next_item()
            if isinstance(item, str):
                self._typed.append(item)
            else:
                self._take(item)
        return _typed_line(self._typed.popleft())

    def next_news(self) -> News:
        """Return the session to which something has come; what is typed meanwhile waits for a question."""
        while True:
            item = self._next_item()
            if not isinstance(item, str):
                news = self._sessions[item.session]
                news.take(item)
                self._screen.show_strip(strip_of(news.now, self._screen.words))
                return news
            self._typed.append(item)

    def give_back(self) -> None:
        """Put lines that no question has taken back where they came from, before those that came later."""
        items: list[Snapshot | str] = [*self._typed]
        with suppress(Empty):
            while True:
                items.append(self._queue.get_nowait())
        for item in items:
            self._queue.put(item)

    def take_typed(self) -> list[str]:
        """Return the lines that no question has taken, and take them away; news are dropped."""
        typed = list(self._typed)
        self._typed.clear()
        return typed + drain_typed(self._queue)

    def forget_typed(self) -> None:
        """Drop what was typed before; only where somebody types it, for a pipe is no person."""
        if self._screen.forgets_typed():
            self._typed.clear()

    def _next_item(self) -> Snapshot | str:
        """Return a snapshot or a line, and drop news of elsewhere; say when the time is nearly up."""
        while True:
            try:
                item = self._queue.get(timeout=None if self._timer is None else self._timer.next_look())
                if isinstance(item, Snapshot | str):
                    return item
            except Empty:
                assert self._timer is not None, "only a clock is in a hurry"
                self._remind(self._timer)

    def _remind(self, timer: Timer) -> None:
        if timer.is_counted() and timer.is_warned:
            self._screen.count_down(timer)
        elif not timer.is_warned:
            timer.is_warned = True
            self._screen.hurry(timer)

    def _take(self, item: Snapshot) -> None:
        """Take in what came while a line is awaited."""
        news = self._sessions[item.session]
        names = news.now.names()
        lines = news.take(item)
        self._screen.show_strip(strip_of(news.now, self._screen.words))
        if self._thinking is None:
            if not self._is_held:
                raise Changed
            return
        news.is_new = False
        session, asked = self._thinking
        if item.session != session:
            return
        if news.now.asked != asked:
            raise Gone
        if news.now.names() != names:
            raise Changed
        self._interrupt(news, lines)

    def _interrupt(self, news: News, lines: list[str]) -> None:
        """Tell somebody who thinks what has come meanwhile."""
        timer = news.timer()
        if not self._screen.keeps_text and (timer is None) != (self._timer is None):
            self._timer = timer
            self._screen.show_timer(timer)
        if not lines or not self.is_told_at_once(news):
            return
        news.take_unseen()
        self._screen.say()
        for line in lines:
            self._screen.happened(line)
        self._screen.put_question(self._screen.question)

    def is_told_at_once(self, news: News) -> bool:
        """Return whether news are told as they come: always but in text at a table of this screen alone."""
        return not (self._is_local and self._screen.keeps_text) or self.has_strangers(news.now)

    def has_strangers(self, now: Snapshot) -> bool:
        """Return whether people sit at the table who are not at this screen."""
        here = {news.now.you for news in self._sessions.values()}
        return any(person.kind == "person" and person.seat not in here for person in now.people())


def drain_typed(queue: "Queue[Any]") -> list[str]:
    """Take everything out of an inbox, and return the lines that were typed; news of the past are dropped."""
    typed: list[str] = []
    with suppress(Empty):
        while True:
            item = queue.get_nowait()
            if isinstance(item, str):
                typed.append(item)
    return typed


def _typed_line(line: str) -> str:
    if not line:
        raise Left
    return line
