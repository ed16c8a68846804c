"""A log of leases, written by a server under load: how many were renewed, how fast, and which have lapsed."""

import time
from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import msgspec

from parlour.storage.postgres import PostgresStore

_MISSED: Final = 2
"""A table that was not renewed so often in a row is not played."""


class Renewal(msgspec.Struct):
    """One statement: when, so many leases, the milliseconds that it took, what was left of the closest."""

    at: float
    leases: int
    took: float
    lapsed: int
    margin: int


class LeaseLog:
    """Notes until when each lease of a process runs; one that is renewed later than that has lapsed."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=0)
        self._known: dict[str, dict[str, tuple[int, int]]] = {}

    def note(self, owner: str, keys: Collection[str], *, until: int, done: int, took: float) -> None:
        known = self._known.setdefault(owner, {})
        margins = [known[key][0] - done for key in keys if key in known]
        renewal = Renewal(
            time.time(), len(keys), took, sum(each < 0 for each in margins), min(margins, default=0)
        )
        self._file.write(msgspec.json.encode(renewal) + b"\n")
        if len(keys) > 1:  # else it may be a table that is just woken
            missed = {key: (end, times + 1) for key, (end, times) in known.items() if times < _MISSED}
            self._known[owner] = missed
        self._known[owner] |= dict.fromkeys(keys, (until, 0))


def log_leases(path: Path) -> None:
    """Have every renewal of this process logged."""
    lease_all, log = PostgresStore.lease_all, LeaseLog(path)

    async def logged(self: Any, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        began = time.perf_counter()
        ours = await lease_all(self, tables, owner, until, now)
        took = 1000 * (time.perf_counter() - began)
        log.note(owner, list(tables), until=until, done=now + round(took), took=took)
        return ours

    PostgresStore.lease_all = logged  # type: ignore[method-assign]


def read_leases(path: Path) -> list[Renewal]:
    """Return what was logged."""
    return [msgspec.json.decode(line, type=Renewal) for line in path.read_bytes().splitlines()]
