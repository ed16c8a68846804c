# parlour: hot
"""The hold between two deals: what belongs to the next one waits until everybody at the table has gone on.

Nothing of it is stored: after a restart there is none. Who has a line that says `next` is waited for, people
without a line and all other lines are not. While it lasts bots do not play and no clock runs. Where several
processes serve the table each says for whom of its own lines it waits, and all wait for all of them.
"""

import secrets
from asyncio import Future, get_running_loop
from collections.abc import Callable
from typing import Final

from parlour.match.match import Closing
from parlour.storage.store import resolve
from parlour.tables.clock import Clock, Timer
from parlour.tables.limits import TableLimits
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.pubsub import Held, PubSub
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.role import Role
from parlour.tables.state import TableState
from parlour.wire.parts import Hold as ShownHold

_GOES_ON: Final = frozenset(("move", "undo", "begin", "end"))
_MOMENT: Final = 1_000
"""So many milliseconds other processes have to say for whom they wait; a note takes about twenty."""


class HeldElsewhere:
    """What other processes say of the close that is shown; where one serves the table alone, nothing."""

    def __init__(self, pubsub: PubSub) -> None:
        self._pubsub = pubsub
        self._name = secrets.token_hex(8)
        self._said: dict[str, Held] = {}
        self._row = self._left = 0
        self._had: set[int] = set()
        self._own: Held | None = None

    def turn_to(self, row: int, left: int) -> None:
        """Listen to what is said of this close, and forget those before it."""
        self._row, self._left, self._had = row, left, set()
        self._said = {by: held for by, held in self._said.items() if held.row >= row}

    def tell(self, here: set[int], waiting: set[int], ready: set[int]) -> None:
        """Tell the others how it stands here, where that is news."""
        self._had |= here
        seats = sorted(self._had), sorted(waiting), sorted(ready)
        held = Held(self._name, self._row, self._left, *seats)
        if held != self._own:
            self._own = held
            self._pubsub.publish(held)

    def hear(self, held: Held) -> bool:
        """Take in what another process says; return whether it has gone on from this close already."""
        self._said[held.by] = held
        return held.row == self._row and held.left < self._left

    def here(self) -> set[int]:
        """Return the seats that have a line to one of the others, or had one at this close."""
        return {seat for held in self._of_this_close() for seat in held.here}

    def waiting(self) -> set[int]:
        return {seat for held in self._of_this_close() for seat in held.waiting}

    def ready(self) -> set[int]:
        return {seat for held in self._of_this_close() for seat in held.ready}

    def _of_this_close(self) -> list[Held]:
        close = (self._row, self._left)
        return [held for held in self._said.values() if (held.row, held.left) == close]


class Hold:
    """Whether the table waits between two deals, for whom and until when."""

    def __init__(
        self,
        state: TableState,
        broadcast: Broadcast,
        deadlines: Deadlines,
        *,
        pubsub: PubSub,
        role: Role,
        clock: Clock,
        limits: TableLimits,
        on_end: Callable[[], None],
    ) -> None:
        self.state = state
        self._broadcast = broadcast
        self._deadlines = deadlines
        self._elsewhere = HeldElsewhere(pubsub)
        self._role = role
        self._clock = clock
        self._longest = limits.hold
        self._on_end = on_end
        self._closings: list[Closing] = []
        self._ready: set[int] = set()
        self._since = self._until = 0
        self._timer: Timer | None = None
        self._waiting: list[Future[None]] = []

    def rows_came(self, kinds: set[str]) -> None:
        """Hold after a move that closed a deal; whatever else goes on with the game ends a hold."""
        if not kinds & _GOES_ON:
            self.look()
            return
        self.stop()
        match = self.state.match
        if match is None or "move" not in kinds or not match.closings:
            return
        closings = match.closings[:-1] if match.is_over() else match.closings
        if closings or self.state.tournament:
            self._come_to(closings)

    def _come_to(self, closings: list[Closing]) -> None:
        """Wait at the first of these closes if anybody is waited for; at the end of a tournament's deal its
        last state stays."""
        self._ready, self._since = set(), self._clock.now()
        self._elsewhere.turn_to(self.state.position_row(), len(closings))
        self._tell_elsewhere()
        if not self._is_awaited():
            return
        self._closings = closings
        self._broadcast.closing = closings[0] if closings else None
        self._deadlines.is_held = True
        self._until = self._since + self._longest
        first = min(_MOMENT, self._longest) if self._unheard_of() else self._longest
        self._timer = self._clock.call_at(self._since + first, self._ring)
        self._tell()

    def _ring(self) -> None:
        """Stop to wait for what other processes say, or for anybody."""
        if self._clock.now() >= self._until:
            self._go_on()
        else:
            self._timer = self._clock.call_at(self._until, self._ring)
            self.look()

    def _is_awaited(self) -> bool:
        return bool(self._awaited() or self._unheard_of())

    def _awaited(self) -> set[int]:
        """Return the seats that have yet to go on, at any process."""
        awaited = self._broadcast.awaited_seats() | self._elsewhere.waiting()
        return awaited - self._gone_on()

    def _gone_on(self) -> set[int]:
        return self._ready | self._elsewhere.ready()

    def _unheard_of(self) -> set[int]:
        """Return the people who may have a line to another process, as long as that may still say so."""
        if not self._role.shared or self._clock.now() >= self._since + _MOMENT:
            return set()
        people = {seat for seat in self.state.persons() if not self.state.chairs[seat].house}
        return people - self._broadcast.seats_here() - self._elsewhere.here() - set(self._deadlines.lost)

    def _tell(self) -> None:
        """Tell everybody for whom the next deal waits, and who has gone on."""
        self._broadcast.hold = ShownHold(self._until, sorted(self._awaited()), sorted(self._gone_on()))
        self._broadcast.tell_seats_soon()

    def _tell_elsewhere(self) -> None:
        """Tell other processes, if there are any, how it stands here; of a table of bots there is nothing to
        tell."""
        if not self._role.shared or not self.state.persons():
            return
        awaited = self._broadcast.awaited_seats() - self._ready
        self._elsewhere.tell(self._broadcast.seats_here(), awaited, self._ready)

    def hear(self, held: Held) -> None:
        """Take in how it stands in another process; where one has gone on, this one does."""
        has_gone_on = self._elsewhere.hear(held)
        if self._timer is not None and has_gone_on:
            self._go_on()
        else:
            self.look()

    def next(self, seat: int) -> None:
        """Note that this seat has seen enough; who says so without need is not refused."""
        if self._timer is not None:
            self._ready.add(seat)
            self.look()

    def look(self) -> None:
        """Go on if nobody is waited for any more: all have gone on, or are gone."""
        if self._timer is None:
            return
        self._tell_elsewhere()
        if self._is_awaited():
            self._tell()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Show what comes next: another deal that was closed at once, or the table as it stands."""
        left = self._closings[1:]
        self.stop()
        if left:
            self._come_to(left)
        self._broadcast.show_rest()
        if self._timer is None:
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
