"""Presence: whether anybody looks at a table, in any process; where nobody does, its bots do not play on."""

from typing import TYPE_CHECKING

from parlour.tables.people.asides import Looked

if TYPE_CHECKING:
    from parlour.tables.clock import Timer
    from parlour.tables.table import Table


class Presence:
    """Lines to the table, here and at other processes.

    A process that has lines to a game which another one leads says so again and again; as long as a grace
    after the last word, or the last line, the game goes on.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._last = 0
        self._timer: Timer | None = None

    def is_on(self) -> bool:
        """Whether somebody looks on, or did until a moment ago."""
        table = self.table
        return bool(table.watchers.visitors) or table.clock.now() < self._last + table.limits.grace

    def note(self) -> None:
        """Somebody has just been seen: a line that is gone now, or one at another process."""
        self._last = self.table.clock.now()

    def keep_telling(self) -> None:
        """Tells the process that leads, now and again while there are lines here."""
        table = self.table
        self.stop()
        if table.shared and table.watchers.visitors:
            if table.state.is_played() and not table.leads:
                table.asides.tell(Looked())
            self._timer = table.clock.call_at(table.clock.now() + table.limits.grace // 2, self.keep_telling)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
