"""Pausing: who stops the clocks, for how long, and when they go on by themselves."""

from typing import Final

from parlour.match.log import BY_CLOCK
from parlour.tables.clock import Clock
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import Pause, Resume
from parlour.tables.log.rows import Pending
from parlour.tables.people.presence import Absence
from parlour.tables.refusals import table_refusal
from parlour.tables.role import Role
from parlour.tables.state import TableState

_MINUTE: Final = 60_000


class Pauses:
    """The pauses of a game: how many there may be, and when one is over."""

    def __init__(
        self, state: TableState, absence: Absence, *, clock: Clock, limits: TableLimits, role: Role
    ) -> None:
        self.state = state
        self._absence = absence
        self._clock = clock
        self._limits = limits
        self._role = role

    def begin(self, person: str, by: str) -> list[Pending]:
        """Return the row of a pause that the person calls, or all ("")."""
        if self.state.is_played() and self.state.paused:
            return []
        self.check_may_pause()
        return [Pending(Pause(person), by=by)]

    def check_may_pause(self) -> None:
        """Refuse a pause outside a game, or one too many."""
        if not self.state.is_played():
            raise table_refusal("not-playing")
        count, time = self._most()
        if not self.state.paused and (self.state.pauses >= count or self.state.paused_for >= time):
            raise table_refusal("no-more-pauses", count=count, minutes=time // _MINUTE)

    def _most(self) -> tuple[int, int]:
        """Return how many pauses a game has, and how many milliseconds of them."""
        limits = self._limits
        if self.state.settings.rated:
            return limits.rated_pauses, limits.rated_pause_time
        return limits.pauses, limits.pause_time

    def end(self) -> int:
        """Return when the pause ends by itself; 0 while there is none, or another process sees to it."""
        state = self.state
        if not state.is_played() or not state.paused:
            return 0
        latest = state.paused + max(0, self._most()[1] - state.paused_for)
        left = self._grace_of_caller()
        return min(latest, left) if left else latest if self._role.leads else 0

    def _grace_of_caller(self) -> int:
        """Return when the grace of who called the pause ends; 0 while they are here, or all agreed to it."""
        state = self.state
        if not state.pauser:
            return 0
        seat = state.seat_of(state.pauser)
        if seat is None:
            return state.paused
        since = self._absence.away_since(seat)
        return max(since, state.paused) + self._limits.grace if since else 0

    def overdue(self) -> list[Pending]:
        """Return the row that ends a pause whose time is up."""
        return [Pending(Resume(), by=BY_CLOCK)] if 0 < self.end() <= self._clock.now() else []
