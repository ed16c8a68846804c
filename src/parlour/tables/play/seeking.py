# parlour: hot
"""Seeking: a table that waits for players begins by itself, or closes when its time is over."""

from typing import Final

from parlour.match.log import BY_CLOCK
from parlour.tables.clock import Timer
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending
from parlour.tables.people import beginning, hosting
from parlour.tables.people.context import CommandContext
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.role import Role

_AGAIN: Final = 1_000
"""What could not be stored is tried again so many milliseconds later."""


class Seeking:
    """The timer of such a table, in the process that leads it; what it waits for is in its rows."""

    def __init__(self, context: CommandContext, deadlines: Deadlines, role: Role) -> None:
        self._context = context
        self._deadlines = deadlines
        self._role = role
        self._timer: Timer | None = None

    def set(self) -> None:
        """Set the timer to whatever comes next."""
        self.stop()
        if self._role.leads and self._context.state.is_seeking():
            self._timer = self._context.clock.call_at(self._due(), self._ring)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _due(self) -> int:
        if self._is_full():
            return self._context.clock.now()
        return min([self._context.state.until, *self._graces().values()])

    def _is_full(self) -> bool:
        """Return whether a person sits on every chair, and all are here."""
        return len(self._present()) == len(self._context.state.chairs)

    def _present(self) -> list[int]:
        context = self._context
        return [seat for seat in context.state.persons() if context.broadcast.is_anywhere(seat)]

    def _graces(self) -> dict[int, int]:
        """Return until when those are waited for who have lost their line.

        Where several processes serve the table they may be at another one, and keep their chair.
        """
        lost = {} if self._role.shared else self._deadlines.lost
        chairs = self._context.state.chairs
        return {seat: at + self._deadlines.grace for seat, at in lost.items() if chairs[seat].is_person()}

    def _ring(self) -> None:
        context, state = self._context, self._context.state
        now = context.clock.now()
        self._timer = context.clock.call_at(now + _AGAIN, self.set)
        is_over = now >= state.until
        if self._is_full() or (is_over and state.settings.fill and self._present()):
            beginning.start(context)
        else:
            context.queue.submit(self._close if is_over else self._stand_up, urgent=True)

    def _close(self) -> list[Pending]:
        return [Pending(entries.Close(), by=BY_CLOCK)] if self._context.state.is_seeking() else []

    def _stand_up(self) -> list[Pending]:
        """Return the row of one of those who have not come back; the others follow."""
        state, now = self._context.state, self._context.clock.now()
        gone = [seat for seat, until in self._graces().items() if until <= now]
        if not gone or not state.is_seeking():
            return []
        return [Pending(entries.Stand(), gone[0], BY_CLOCK), *hosting.leaves(state, gone[0])]
