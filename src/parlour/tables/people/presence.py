"""Presence: whether anybody looks at a table, in any process, and since when people are away.

Where nobody looks on, bots do not play on; rules of conduct count from when somebody went
(docs/reference/room-promises.md).
"""

from typing import TYPE_CHECKING

from parlour.tables.people.pubsub import Looked

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
        return bool(table.broadcast.sessions) or table.clock.now() < self._last + table.limits.grace

    def note(self) -> None:
        """Somebody has just been seen: a line that is gone now, or one at another process."""
        self._last = self.table.clock.now()

    def keep_telling(self) -> None:
        """Tells the process that leads, now and again while there are lines here."""
        table = self.table
        self.stop()
        if table.shared and table.broadcast.sessions:
            if table.state.is_played() and not table.leads:
                table.asides.tell(Looked())
            self._timer = table.clock.call_at(table.clock.now() + table.limits.grace // 2, self.keep_telling)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def away_since(table: "Table", seat: int) -> int:
    """When the house began to play for the person, or their last line was lost; 0 while they are here.

    Who has not come back after a restart is away since then, unless another process may have a line to them.
    """
    housed, lost = table.state.housed.get(seat, 0), table.deadlines.lost.get(seat, 0)
    if housed or lost:
        return min(housed or lost, lost or housed)
    return 0 if table.broadcast.is_anywhere(seat) else table.deadlines.woke


def is_away_for(table: "Table", seat: int, wait: int) -> bool:
    """Whether the person has been away for so many milliseconds."""
    since = away_since(table, seat)
    return bool(since) and table.clock.now() - since >= wait


def others(table: "Table", seat: int) -> list[int]:
    """The seats of the other people at the table."""
    return [other for other in table.state.persons() if other != seat]


def is_left_alone(table: "Table", seat: int, wait: int) -> bool:
    """Whether all other people have been away for so many milliseconds, or there are none."""
    return all(is_away_for(table, other, wait) for other in others(table, seat))
