"""Seed mixing: a game's seed comes from the room's secret and everybody's values, so that nobody chooses it.

The room has committed to its secret before, and each person to a value when sitting down; only then are the
values opened, to the room alone, and the secret with them makes the seed.
"""

from asyncio import Future, get_running_loop
from collections.abc import Callable, Sequence
from functools import partial
from string import hexdigits
from typing import Final

import msgspec

from parlour.cards.seeds import SEED_BYTES, mixed_seed, value_commitment
from parlour.engine.errors import ParlourError
from parlour.storage.store import resolve
from parlour.tables.clock import Clock
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import Begin, OpenedValue
from parlour.tables.log.queue import CommandQueue
from parlour.tables.log.rows import Pending
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.session import Asker, Session
from parlour.tables.play.deadlines import Deadlines
from parlour.tables.role import Role
from parlour.tables.state import TableState
from parlour.wire.messages import OpenLuck

_DIGITS: Final = 2 * SEED_BYTES
_AGAIN: Final = 250
_MIXED: Final = frozenset(("promise", "opened"))
_OTHERS_FIRST: Final = 500
"""So many milliseconds later a process begins a game that was called at another one."""


def is_digest(text: str) -> bool:
    """Return whether this is written as a commitment or a value is."""
    return len(text) == _DIGITS and all(digit in hexdigits for digit in text)


def begin_entry(state: TableState, begin: Begin) -> Pending:
    """Return the row of a game that begins so, with the values that were opened and the seed they make."""
    opened = opened_values(state)
    seed, promised = seed_of(begin.secret, opened), [each.luck for each in state.chairs]
    return Pending(msgspec.structs.replace(begin, seed=seed, commitments=promised, values=opened))


def opened_values(state: TableState) -> list[str]:
    """Return the values that were opened, by seat; "" where there is none, or not the promised one."""
    return [fitting(chair.luck, state.opened.get(seat, "")) for seat, chair in enumerate(state.chairs)]


def seed_of(secret: str, opened: Sequence[str]) -> str:
    """Return the seed that a room's secret and these values make."""
    mixed = [bytes.fromhex(value) if value else None for value in opened]
    return mixed_seed(bytes.fromhex(secret), mixed).hex()


def fitting(promised: str, value: str) -> str:
    """Return the value if it was committed to, "" if not."""
    fits = promised and is_digest(value) and value_commitment(bytes.fromhex(value)) == promised
    return value.lower() if fits else ""


class SeedMixing:
    """The short while between the command to begin and the deal, in which people open their values.

    The call and what is opened are rows, so that it does not matter at which process a person is.
    The process at which the game was called begins it; if it is gone, any other does a little later.
    """

    def __init__(
        self,
        state: TableState,
        queue: CommandQueue,
        *,
        broadcast: Broadcast,
        deadlines: Deadlines,
        clock: Clock,
        limits: TableLimits,
        role: Role,
    ) -> None:
        self.state = state
        self._queue = queue
        self._broadcast = broadcast
        self._deadlines = deadlines
        self._clock = clock
        self._limits = limits
        self._role = role
        self._mine: dict[int, str] = {}
        self._is_caller = False
        self._asker: Asker | None = None
        self._waiting: set[Future[None]] = set()

    def is_awaited(self) -> bool:
        """Return whether somebody who is here or at another process has promised a value and not opened
        it."""
        return any(self._broadcast.is_anywhere(seat) for seat in self._missing())

    def _missing(self) -> list[int]:
        """Return the seats whose promised values are not opened."""
        state = self.state
        return [seat for seat, chair in enumerate(state.chairs) if chair.luck and seat not in state.opened]

    def due(self) -> int:
        """Return when the game is to begin here; 0 when none is about to, or a director begins it."""
        if not self.state.called or self.state.tournament:
            return 0
        is_ours = self._is_caller or not self._role.shared
        if is_ours and not (self.is_awaited() if self._is_caller else self._missing()):
            return self._clock.now()
        wait = self._limits.luck if is_ours else self._limits.luck + _OTHERS_FIRST
        return max(self.state.called, self._deadlines.woke) + wait

    def called_by(self, asker: Asker | None, error: ParlourError | None, n: int) -> None:
        """Answer the command to begin when the game has begun, or now with a refusal."""
        if error is None and self.state.called:
            self._is_caller, self._asker = True, asker
        elif asker is not None:
            asker[0].answered(asker[1], error, n)

    def rows_came(self, kinds: set[str]) -> None:
        """Ask everybody here for their values when a game is called; forget them when it has begun."""
        if "call" in kinds and self.state.called:
            for session in list(self._broadcast.sessions):
                self.remind(session)
            self._keep()
        if "begin" in kinds:
            self._has_begun()
        if kinds & _MIXED:
            for future in self._waiting:
                resolve(future, None)

    async def wait_while(self, is_awaited: Callable[[], bool], until: int) -> None:
        """Wait while that is so for what people promise and open, but no longer than until then."""
        while is_awaited() and self._clock.now() < until:
            future: Future[None] = get_running_loop().create_future()
            self._waiting.add(future)
            timer = self._clock.call_at(until, partial(resolve, future, None))
            try:
                await future
            finally:
                timer.cancel()
                self._waiting.discard(future)

    def _has_begun(self) -> None:
        asker, self._asker = self._asker, None
        self._is_caller, self._mine = False, {}
        if asker is not None:
            asker[0].answered(asker[1], None, self.state.n)

    def remind(self, session: Session) -> None:
        """Ask a session for the value of its seat, if that is still to be opened."""
        state, seat = self.state, session.seat
        if seat is None or not state.called or seat in state.opened or not state.chairs[seat].luck:
            return
        session.tell(OpenLuck([chair.luck for chair in state.chairs], state.commitment()))

    def take(self, seat: int, value: str) -> None:
        """Take in a value; one that nobody waits for, or that does not fit, is as good as none."""
        if fitting(self.state.chairs[seat].luck, value):
            self._mine[seat] = value
            self._keep()

    def _keep(self) -> None:
        if self._mine and self.state.called:
            self._queue.submit(self._opening, self._kept, urgent=True)

    def _opening(self) -> list[Pending]:
        """Return all values that have come in here and are no rows yet."""
        state = self.state
        fits = {seat: fitting(state.chairs[seat].luck, value) for seat, value in self._mine.items()}
        new = {seat: value for seat, value in fits.items() if value and seat not in state.opened}
        return [Pending(OpenedValue(value), seat) for seat, value in new.items()] if state.called else []

    def _kept(self, error: ParlourError | None, n: int) -> None:
        """Try again what could not be stored, as long as the game has not begun."""
        if error is not None:
            self._clock.call_at(self._clock.now() + _AGAIN, self._keep)
