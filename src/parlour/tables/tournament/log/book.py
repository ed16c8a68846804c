"""The book of a tournament: its rows folded into the state, and what a room notes beside it.

Rows are folded before they are stored, by whoever writes them; `is_ahead` says so meanwhile, and whoever
could not store them reads the book again.
"""

from typing import Any, Final, NamedTuple

from parlour.storage import rows as stored
from parlour.storage.store import Store
from parlour.tables.clock import Clock
from parlour.tables.tournament.log.rows import row_of, stored_row
from parlour.tournaments.directing import decide
from parlour.tournaments.log import rows
from parlour.tournaments.log.fold import fold_row
from parlour.tournaments.log.rows import (
    Acted,
    Deal,
    Entered,
    Fact,
    Move,
    Opened,
    Over,
    Pair,
    Paused,
    Reentered,
    Resumed,
    Row,
    Settled,
    Started,
)
from parlour.tournaments.log.state import REGISTERING, RUNNING, State

_AT_ONCE: Final = 5_000
"""Rows that are read from the store at once."""


class NotedAct(NamedTuple):
    """What the director has done, and when."""

    act: Acted | Paused | Resumed
    at: int


class TournamentBook:
    """All that is known of one tournament."""

    state: State

    def __init__(self, key: str, store: Store, clock: Clock) -> None:
        self.key = key
        self.log = stored.tournament_log(key)
        self._store = store
        self._clock = clock
        self._forget()

    def _forget(self) -> None:
        self.n = 0
        self.made = self.changed = self.began = self.ended = 0
        self.director = ""
        self.extended = 0
        self.acts: list[NotedAct] = []
        self.ordered: dict[int, int] = {}
        """When the last order of a table was given, in the tournament's own time; -1 with the start."""
        self.came: dict[int, tuple[str, int]] = {}
        """Why an entrant sits where they sit, and from which table they came."""
        self.absent: set[int] = set()
        """Who sat out their last deal."""
        self.names: dict[str, int] = {}
        """The names that are taken, each with the highest number that was put behind it."""
        self.pairings = 0
        self._is_starting = False
        self.is_read = self.is_ahead = False
        self._unstored: list[Row] = []
        self._noted = self._clock.now()

    # Reading

    async def read(self, after: int = 0) -> list[Row]:
        """Fold what the store has after a row, all of it from the first; return these rows."""
        if not after:
            self._forget()
        found: list[Row] = []
        while True:
            kept = await self._store.rows(self.log, self.n, _AT_ONCE)
            for each in kept:
                found.append(row_of(each))
                self._take(found[-1], each.n, each.at)
            if len(kept) < _AT_ONCE:
                self.is_read, self.is_ahead = self.n > 0, False
                return found

    def _take(self, row: Row, n: int, at: int) -> None:
        assert n == self.n + 1, f"row {n} does not follow row {self.n}"
        if isinstance(row, Opened):
            self.state = State(row)
        else:
            fold_row(self.state, row)
        self.note(row, n, at)

    def note(self, row: Row, n: int, at: int) -> None:
        """Note what a folded row means to the room."""
        self.n, self.changed = n, at
        if isinstance(row, Fact):
            self._noted, self._is_starting = self._clock.now(), isinstance(row, Started)
        note = _NOTES.get(type(row))
        if note is not None:
            note(self, row, at)

    def _opened(self, row: Opened, at: int) -> None:
        self.made, self.director = at, row.host

    def _entered(self, row: Entered, at: int) -> None:
        plain, _, number = row.name.casefold().rpartition(" ")
        self.names[row.name.casefold()] = 1
        if number.isdecimal() and plain in self.names:
            self.names[plain] = max(self.names[plain], int(number))

    def _started(self, row: Started, at: int) -> None:
        self.began = at

    def _paired(self, row: Pair, at: int) -> None:
        self.pairings += 1
        why = "start" if self.pairings == 1 else "final" if self.state.stack else "round"
        for seats in row.tables:
            for who in seats.chairs:
                if who >= 0:
                    self.came[who] = why, 0

    def _moved(self, row: Move, at: int) -> None:
        self.came[row.entrant] = row.why, row.from_table

    def _ordered(self, row: Deal, at: int) -> None:
        self.ordered[row.table] = -1 if self._is_starting else self.state.now

    def _settled(self, row: Settled, at: int) -> None:
        order = self.state.tables[row.table].order if row.table in self.state.tables else None
        if order is not None and order.number == row.number:
            there = {who for who in order.chairs if who >= 0}
            self.absent = (self.absent - there) | {order.chairs[chair] for chair in row.absent}

    def _reentered(self, row: Reentered, at: int) -> None:
        self.absent.discard(row.entrant)

    def _acted(self, row: Acted, at: int) -> None:
        self.acts.append(NotedAct(row, at))
        if row.what == rows.HAND_OVER:
            self.director = row.player
        elif row.what == rows.EXTEND:
            self.extended += row.amount
        elif row.what == rows.CANCEL:
            self.ended = at

    def _paused(self, row: Paused | Resumed, at: int) -> None:
        self.acts.append(NotedAct(row, at))

    def _over(self, row: Over, at: int) -> None:
        self.ended = at

    # Writing

    def begin(self, opened: Opened) -> None:
        """Begin with the first row of a log that is not stored yet."""
        self._take(opened, 1, self._clock.now())

    def direct(self, fact: Fact) -> None:
        """Fold a fact and all decisions that follow from it; they are to be stored together."""
        fold_row(self.state, fact)
        self._add(fact)
        self.decide()

    def decide(self) -> None:
        """Fold what is still to be decided after the last row: nothing, unless the log was cut there."""
        for decision in decide(self.state):
            self._add(decision)

    def _add(self, row: Row) -> None:
        at = max(self._clock.now(), self.changed)
        self.note(row, self.n + 1, at)
        self._unstored.append(row)
        self.is_ahead = True

    def to_store(self) -> tuple[list[Row], list[stored.Row]]:
        """Return the rows that were added since this was last asked, as they are and as they are stored."""
        added, self._unstored = self._unstored, []
        first = self.n - len(added) + 1
        return added, [stored_row(row, self.log, first + i, self.changed) for i, row in enumerate(added)]

    # Time

    def at(self) -> int:
        """Return the tournament's own time: milliseconds since the start, without sleep and pauses.

        It goes on from the last fact by the clock of this process, so nobody's clock is compared with
        another's, and what passed while nobody directed does not count.
        """
        state = self.state
        if state.status == REGISTERING:
            return 0
        runs = state.status == RUNNING and not state.is_paused
        return state.now + (max(0, self._clock.now() - self._noted) if runs else 0)

    def wall(self, at: int) -> int:
        """Return when it will be so late in the tournament, by the clock of this process."""
        return self._clock.now() + at - self.at()


_NOTES: Final[dict[type[Row], Any]] = {
    Opened: TournamentBook._opened,
    Entered: TournamentBook._entered,
    Started: TournamentBook._started,
    Pair: TournamentBook._paired,
    Move: TournamentBook._moved,
    Deal: TournamentBook._ordered,
    Settled: TournamentBook._settled,
    Reentered: TournamentBook._reentered,
    Acted: TournamentBook._acted,
    Paused: TournamentBook._paused,
    Resumed: TournamentBook._paused,
    Over: TournamentBook._over,
}
