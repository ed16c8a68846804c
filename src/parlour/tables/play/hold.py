# parlour: hot
"""The hold between two deals: what belongs to the next one waits until everybody at the table has gone on.

Nothing of it is stored: after a restart there is none. Who has a line that says `next` is waited for, people
without a line and all other lines are not. While it lasts bots do not play and no clock runs.
"""

from asyncio import Future, get_running_loop
from collections.abc import Callable
from typing import Final

from parlour.match.match import Closing
from parlour.storage.store import resolve
from parlour.tables.clock import Clock, Timer
from parlour.tables.limits import TableLimits
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.state import TableState
from parlour.wire.parts import Hold as ShownHold

_GOES_ON: Final = frozenset(("move", "undo", "begin", "end"))


class Hold:
    """Whether the table waits between two deals, for whom and until when."""

    def __init__(
        self,
        state: TableState,
        broadcast: Broadcast,
        deadlines: Deadlines,
        *,
        clock: Clock,
        limits: TableLimits,
        on_end: Callable[[], None],
    ) -> None:
        self.state = state
        self._broadcast = broadcast
        self._deadlines = deadlines
        self._clock = clock
        self._longest = limits.hold
        self._on_end = on_end
        self._closings: list[Closing] = []
        self._ready: set[int] = set()
        self._until = 0
        self._timer: Timer | None = None
        self._waiting: list[Future[None]] = []

    def rows_came(self, kinds: set[str]) -> None:
        """Hold after a move that closed a deal; whatever else goes on with the game ends a hold."""
        if not kinds & _GOES_ON:
            self.look()
            return
        self.stop()
        match = self.state.match
        if match is None or "move" not in kinds or not match.closings or not self._broadcast.awaited_seats():
            return
        closings = match.closings[:-1] if match.is_over() else match.closings
        if closings or self.state.tournament:
            self._begin(closings)

    def _begin(self, closings: list[Closing]) -> None:
        """Wait at the first of these closes; at the end of a tournament's deal its last state stays."""
        self._closings, self._ready = closings, set()
        self._broadcast.closing = closings[0] if closings else None
        self._deadlines.is_held = True
        self._until = self._clock.now() + self._longest
        self._timer = self._clock.call_at(self._until, self._go_on)
        self._tell()

    def _tell(self) -> None:
        """Tell everybody for whom the next deal waits, and who has gone on."""
        waiting = self._broadcast.awaited_seats() - self._ready
        self._broadcast.hold = ShownHold(self._until, sorted(waiting), sorted(self._ready))
        self._broadcast.tell_seats_soon()

    def next(self, seat: int) -> None:
        """Note that this seat has seen enough; who says so without need is not refused."""
        if self._timer is not None:
            self._ready.add(seat)
            self.look()

    def look(self) -> None:
        """Go on if nobody is waited for any more: all have gone on, or are gone."""
        if self._timer is None:
            return
        if self._broadcast.awaited_seats() <= self._ready:
            self._go_on()
        else:
            self._tell()

    def _go_on(self) -> None:
        """Show what comes next: another deal that was closed at once, or the table as it stands."""
        left = self._closings[1:]
        self.stop()
        if left:
            self._begin(left)
        self._broadcast.show_rest()
        if not left:
            self._on_end()

    def stop(self) -> None:
        """End the hold and tell nobody: something else is shown, or the table is put away."""
        if self._timer is None:
            return
        self._timer.cancel()
        self._timer, self._closings = None, []
        self._broadcast.closing = self._broadcast.hold = None
        self._broadcast.forget_scene()
        self._broadcast.tell_seats_soon()
        self._deadlines.is_held, self._deadlines.released = False, self._clock.now()
        for future in self._waiting:
            resolve(future, None)
        self._waiting = []

    def release(self) -> None:
        """Forget whom to tell of the end, so that the table is freed."""
        self._on_end = _tell_nobody

    async def over(self) -> None:
        """Wait until there is no hold."""
        while self._timer is not None:
            future: Future[None] = get_running_loop().create_future()
            self._waiting.append(future)
            await future


def _tell_nobody() -> None:
    pass
