"""The mix of the simulated deals: what people opened, to whichever process, is part of the seed."""

from collections.abc import Callable
from typing import NamedTuple

from parlour.storage.rows import Row
from parlour.tables.log.rows import entry_of
from parlour.tables.people.seed_mixing import SeedMixing, fitting
from parlour.tables.table import Table
from tests.simulation.broken_store import BrokenStore

ENOUGH = 1_500
"""So many milliseconds after it came to a process that lives and stores well, a value is in the log."""


class Taken(NamedTuple):
    """A value that came to a process, and that process."""

    at: int
    seat: int
    value: str
    store: BrokenStore


class Mix:
    """Hears every value that reaches a process, and judges the deals by them."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._taken: list[Taken] = []
        self.opened = 0
        self.left_out = 0

    def watch(self, table: Table, store: BrokenStore) -> None:
        take = table.seed_mixing.take

        def taken(seat: int, value: str) -> None:
            self._taken.append(Taken(self._now(), seat, value, store))
            take(seat, value)

        table.seed_mixing.take = taken  # type: ignore[method-assign]

    def judge(self, rows: list[Row]) -> None:
        """Every value in the log is in its deal, and every value that came in time is in the log."""
        called, opened = 0, dict[int, str]()
        for row in rows:
            if row.kind == "call":
                called, opened = row.at, {}
            elif row.kind == "opened":
                opened[row.seat] = entry_of(row).value
            elif row.kind == "begin":
                self._judge_deal(row, called, opened)
                called, opened = 0, {}

    def _judge_deal(self, row: Row, called: int, opened: dict[int, str]) -> None:
        entry = entry_of(row)
        mixed = {seat: value for seat, value in enumerate(entry.values) if value}
        assert mixed == opened, f"row {row.n}: {opened} were opened and {mixed} mixed"
        self.opened += len(mixed)
        self.left_out += sum(1 for promise in entry.commitments if promise) - len(mixed)
        for each in self._taken:
            if called <= each.at <= row.at - ENOUGH and each.store.is_well_between(each.at, row.at):
                promise = entry.commitments[each.seat]
                is_missed = fitting(promise, each.value) and each.seat not in mixed
                assert not is_missed, f"row {row.n}: what seat {each.seat} opened is left out of the mix"


def only_own_lines(table: Table) -> None:
    """A planted fault: a process counts what its own people open, and never tells the others."""
    table.seed_mixing._opening = (  # type: ignore[method-assign]
        lambda: SeedMixing._opening(table.seed_mixing) if table.seed_mixing._is_caller else []
    )
