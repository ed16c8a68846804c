"""Luck: the seed of a game is mixed from the room's secret and everybody's values, so that nobody chooses it.

The room has committed to its secret before, and each person to a value when sitting down; only then are the
values opened, to the room alone, and the secret with them makes the seed.
"""

from collections.abc import Callable
from string import hexdigits
from typing import TYPE_CHECKING

from parlour.cards.seeds import SEED_BYTES, commitment, mixed_seed, value_commitment
from parlour.tables.clock import Timer
from parlour.tables.entries import Begin, Draft
from parlour.tables.state import TableState
from parlour.wire.messages import OpenLuck

if TYPE_CHECKING:
    from parlour.tables.table import Table

_DIGITS = 2 * SEED_BYTES


def is_digest(text: str) -> bool:
    """Whether this is written as a commitment or a value is."""
    return len(text) == _DIGITS and all(digit in hexdigits for digit in text)


def begin_draft(state: TableState, cards: Begin, values: dict[int, str]) -> Draft:
    """The row of a game that begins with these seats and these opened values."""
    opened = [_fitting(chair.luck, values.get(seat, "")) for seat, chair in enumerate(state.chairs)]
    mixed = [bytes.fromhex(value) if value else None for value in opened]
    return Draft(
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


def _fitting(promised: str, value: str) -> str:
    """The value if it was committed to, "" if not."""
    fits = promised and is_digest(value) and value_commitment(bytes.fromhex(value)) == promised
    return value.lower() if fits else ""


class LuckOpening:
    """The short while between the wish to begin and the deal, in which people open their values."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.values: dict[int, str] = {}
        self._awaited: set[int] = set()
        self._go_on: Callable[[], None] | None = None
        self._timer: Timer | None = None

    def is_on(self) -> bool:
        return self._go_on is not None

    def ask(self, go_on: Callable[[], None]) -> None:
        """Asks all people here who have committed to a value, and goes on when they have opened it."""
        table, chairs = self.table, self.table.state.chairs
        self.values = {}
        self._awaited = {
            seat for seat, chair in enumerate(chairs) if chair.luck and table.watchers.is_here(seat)
        }
        self._go_on = go_on
        if not self._awaited:
            self._end()
            return
        commitments = [chair.luck for chair in chairs]
        table.watchers.tell(OpenLuck(commitments, commitment(bytes.fromhex(table.state.secret))))
        self._timer = table.clock.call_at(table.clock.now() + table.limits.luck, self._end)

    def take(self, seat: int, value: str) -> None:
        """A value comes in; one that nobody waits for, or that does not fit, is as good as none."""
        if not self.is_on() or seat not in self._awaited:
            return
        if not _fitting(self.table.state.chairs[seat].luck, value):
            return
        self.values[seat] = value
        self._awaited.discard(seat)
        if not self._awaited:
            self._end()

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        go_on, self._go_on = self._go_on, None
        if go_on is not None:
            go_on()
