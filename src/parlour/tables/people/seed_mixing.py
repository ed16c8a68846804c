"""Luck: the seed of a game is mixed from the room's secret and everybody's values, so that nobody chooses it.

The room has committed to its secret before, and each person to a value when sitting down; only then are the
values opened, to the room alone, and the secret with them makes the seed.
"""

from string import hexdigits
from typing import TYPE_CHECKING, Final

from parlour.cards.seeds import SEED_BYTES, mixed_seed, value_commitment
from parlour.engine.errors import ParlourError
from parlour.tables.log.entries import Begin, Opened
from parlour.tables.log.rows import Pending
from parlour.tables.state import TableState
from parlour.wire.messages import OpenLuck

if TYPE_CHECKING:
    from parlour.tables.people.session import Session
    from parlour.tables.table import Table

_DIGITS: Final = 2 * SEED_BYTES
_AGAIN: Final = 250
_OTHERS_FIRST: Final = 500
"""So many milliseconds later a process begins a game that was wished for at another one."""


def is_digest(text: str) -> bool:
    """Whether this is written as a commitment or a value is."""
    return len(text) == _DIGITS and all(digit in hexdigits for digit in text)


def begin_draft(state: TableState, cards: Begin) -> Pending:
    """The row of a game that begins with these seats and the values that were opened."""
    opened = [fitting(chair.luck, state.opened.get(seat, "")) for seat, chair in enumerate(state.chairs)]
    mixed = [bytes.fromhex(value) if value else None for value in opened]
    return Pending(
        Begin(
            cards.game,
            cards.seats,
            cards.rules,
            cards.secret,
            mixed_seed(bytes.fromhex(cards.secret), mixed).hex(),
            [chair.luck for chair in state.chairs],
            opened,
        )
    )


def fitting(promised: str, value: str) -> str:
    """The value if it was committed to, "" if not."""
    fits = promised and is_digest(value) and value_commitment(bytes.fromhex(value)) == promised
    return value.lower() if fits else ""


class SeedMixing:
    """The short while between the wish to begin and the deal, in which people open their values.

    The call and what is opened are rows, so that it does not matter which process a person has a line to.
    The process at which the game was wished for begins it; if it is gone, any other does a little later.
    """

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._mine: dict[int, str] = {}
        self._is_caller = False
        self._line: tuple[Session, int] | None = None

    def is_awaited(self) -> bool:
        """Whether somebody who is here or at another process has promised a value and not opened it."""
        return any(self.table.broadcast.is_anywhere(seat) for seat in self._missing())

    def _missing(self) -> list[int]:
        """The seats whose promised values are not opened."""
        state = self.table.state
        return [seat for seat, chair in enumerate(state.chairs) if chair.luck and seat not in state.opened]

    def due(self) -> int:
        """When the game is to begin here; 0 when none is about to."""
        table = self.table
        if not table.state.called:
            return 0
        is_ours = self._is_caller or not table.shared
        if is_ours and not (self.is_awaited() if self._is_caller else self._missing()):
            return table.clock.now()
        wait = table.limits.luck if is_ours else table.limits.luck + _OTHERS_FIRST
        return max(table.state.called, table.deadlines.woke) + wait

    def called_by(self, line: "tuple[Session, int] | None", error: ParlourError | None, n: int) -> None:
        """The wish to begin was heard: it is answered when the game has begun, or now with a refusal."""
        if error is None and self.table.state.called:
            self._is_caller, self._line = True, line
        elif line is not None:
            line[0].answered(line[1], error, n)

    def rows_came(self, kinds: set[str]) -> None:
        """A call asks everybody here for their values; a game that has begun needs them no more."""
        if "call" in kinds and self.table.state.called:
            for session in list(self.table.broadcast.sessions):
                self.remind(session)
            self._keep()
        if "begin" in kinds:
            self._has_begun()

    def _has_begun(self) -> None:
        line, self._line = self._line, None
        self._is_caller, self._mine = False, {}
        if line is not None:
            line[0].answered(line[1], None, self.table.state.n)

    def remind(self, session: "Session") -> None:
        """Asks a line for the value of its seat, if that is still to be opened."""
        state, seat = self.table.state, session.seat
        if seat is None or not state.called or seat in state.opened or not state.chairs[seat].luck:
            return
        session.tell(OpenLuck([chair.luck for chair in state.chairs], state.commitment()))

    def take(self, seat: int, value: str) -> None:
        """A value comes in; one that nobody waits for, or that does not fit, is as good as none."""
        if fitting(self.table.state.chairs[seat].luck, value):
            self._mine[seat] = value
            self._keep()

    def _keep(self) -> None:
        if self._mine and self.table.state.called:
            self.table.submit(self._opening, self._kept, urgent=True)

    def _opening(self) -> list[Pending]:
        """All values that have come in here and are no rows yet."""
        state = self.table.state
        fits = {seat: fitting(state.chairs[seat].luck, value) for seat, value in self._mine.items()}
        new = {seat: value for seat, value in fits.items() if value and seat not in state.opened}
        return [Pending(Opened(value), seat) for seat, value in new.items()] if state.called else []

    def _kept(self, error: ParlourError | None, n: int) -> None:
        """What could not be stored is tried again as long as the game has not begun."""
        if error is not None:
            self.table.clock.call_at(self.table.clock.now() + _AGAIN, self._keep)
