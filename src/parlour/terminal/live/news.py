"""What comes from the room while somebody waits or thinks, shown as it comes, beside what they type."""

import time
from collections.abc import Callable, Sequence
from queue import Empty, Queue
from typing import Final, TypeVar

import msgspec

from parlour.terminal.clock import Timer
from parlour.terminal.errors import Left
from parlour.terminal.live.chairs import chair_lines
from parlour.terminal.live.remote import Snapshot
from parlour.terminal.live.wishes import PLAYING
from parlour.terminal.show.screen import Screen

_LOG: Final = 200
_LAST_SECONDS: Final = 10
Answer = TypeVar("Answer")


class Gone(Exception):
    """The question that somebody was thinking about is no longer open."""


class Changed(Exception):
    """The table has changed while somebody was waiting, or other people sit there than on the page."""


class News:
    """The table as it is now, the log, and what nobody has been shown yet."""

    def __init__(self, inbox: "Queue[Snapshot | str]", first: Snapshot, screen: Screen) -> None:
        self._looked_on = 0
        self.now = self._as_looked_on(first)
        self.log: list[str] = []
        self._inbox = inbox
        self._screen = screen
        self._words = screen.words
        self._fresh: list[str] = []
        self._arrived = time.monotonic()
        self._thinking = 0
        self._warned = 0
        self._is_held_up = False

    def taken(self) -> Sequence[str]:
        """What has not been on a page yet."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def held_up(self, question: Callable[[], Answer]) -> Answer:
        """Asks something that no news may interrupt."""
        self._is_held_up = True
        try:
            return question()
        finally:
            self._is_held_up = False

    def thought_over(self, asked: int, decide: Callable[[], None]) -> None:
        """Lets somebody decide for as long as this question is open; Gone when it no longer is."""
        self._thinking = asked
        try:
            decide()
        finally:
            self._thinking = 0

    def next_line(self, seconds: float | None = None) -> str:
        """What is typed next; "" when nothing can come any more. News are shown as they come.

        The room has the clock: nobody else's limit of time counts here.
        """
        while True:
            item = self._next_item()
            if isinstance(item, str):
                return self._line(item)
            names = self.now.names()
            self._take(item)
            if self._thinking and item.asked != self._thinking:
                raise Gone
            if self._thinking and item.names() != names:
                raise Changed
            if not self._thinking and not self._is_held_up:
                raise Changed

    def _line(self, line: str) -> str:
        if not line:
            raise Left
        return line

    def _next_item(self) -> Snapshot | str:
        """A snapshot or a line; says when the time is nearly up."""
        seconds = self.seconds_left() if self._thinking and self._warned != self._thinking else None
        if seconds is None or seconds < _LAST_SECONDS:
            return self._inbox.get()
        try:
            return self._inbox.get(timeout=seconds - _LAST_SECONDS)
        except Empty:
            self._warned = self._thinking
            if (timer := self._timer()) is not None:
                self._screen.hurry(timer)
            return self._next_item()

    def _take(self, then: Snapshot) -> None:
        """Says what is new."""
        if then.ended is not None:
            raise then.ended
        then = self._as_looked_on(then)
        before, self.now = self.now, then
        if then.state is not before.state:
            self._arrived = time.monotonic()
        if self._thinking and not self._screen.keeps_text:
            self._screen.show_timer(self._timer())
        lines = self._new_lines(before, then)
        is_amid = bool(lines) and (self._thinking or self._is_held_up)
        if is_amid:
            self._screen.say()
        for line in lines:
            self._tell(line)
        if is_amid:
            self._screen.put_question(self._screen.question)

    def _as_looked_on(self, then: Snapshot) -> Snapshot:
        """The snapshot; whoever sits down after a game that they looked on at has neither won nor lost it."""
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
        self.log = [*self.log, *lines][-_LOG:]
        lines += [notice.say for notice in then.noticed]
        lines += [self._words("live.said", name=each.name, text=each.text) for each in then.said]
        if then.is_cut != before.is_cut:
            lines.append(self._words("live.cut" if then.is_cut else "live.back"))
        known = chair_lines(before, self._words)
        lines += [line for line in chair_lines(then, self._words) if line not in known]
        return [*lines, *self._vote_line(before, then)]

    def _vote_line(self, before: Snapshot, then: Snapshot) -> list[str]:
        asked, was = (each.seats.vote if each.seats else None for each in (then, before))
        if asked is None or (was is not None and was.what == asked.what) or then.you in asked.agreed:
            return []
        return [self._words("live.vote", what=asked.what)]

    def _tell(self, line: str) -> None:
        """Shows a line now where text stays or somebody thinks, else on the next page."""
        if self._screen.keeps_text or self._thinking:
            self._screen.happened(line)
        else:
            self._fresh.append(line)

    def show_clock(self) -> None:
        """How much time there is, and what happens then."""
        timer = self._timer()
        if timer is not None:
            self._screen.show_timer(timer)

    def _timer(self) -> Timer | None:
        seconds, state = self.seconds_left(), self.now.state
        if seconds is None or state is None or state.clock is None:
            return None
        return Timer(seconds, state.clock.timeout, count=state.clock.count)

    def seconds_left(self) -> float | None:
        """Until the time of whoever is to act is up, by the room's clock; None when there is no hurry."""
        state = self.now.state
        if state is None or state.clock is None or not state.clock.due or state.clock.paused:
            return None
        return (state.clock.due - state.now) / 1000 - (time.monotonic() - self._arrived)
