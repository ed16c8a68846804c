"""Leases: where several processes share a store, one of them runs a table's clock and bots at any time."""

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from parlour.storage.store import Store, StoreError
from parlour.tables.clock import Clock, Timer
from parlour.tables.table import Table

LENGTH: Final = 2_000
_EVERY: Final = 700


class Leases:
    """Asks for the leases of all tables that are awake here, again and again."""

    def __init__(self, store: Store, clock: Clock, owner: str) -> None:
        self._store = store
        self._clock = clock
        self._owner = owner
        self._tables: dict[str, Table] = {}
        self._timer: Timer | None = None
        self._task: asyncio.Task[None] | None = None

    async def wanted(self, key: str) -> bool:
        """Return whether this process runs the table from now on."""
        return key in await self._ours([key])

    async def _ours(self, keys: Collection[str]) -> set[str]:
        """Take or renew these leases; return those that we have now: none where the store fails."""
        now = self._clock.now()
        try:
            return await self._store.lease_all(keys, self._owner, now + LENGTH, now)
        except StoreError:
            return set()

    def keep(self, table: Table) -> None:
        self._tables[table.key] = table
        if self._timer is None:
            self._later()

    def drop(self, table: Table) -> None:
        self._tables.pop(table.key, None)

    async def end(self) -> None:
        """Give all leases back, so that others go on at once."""
        if self._timer is not None:
            self._timer.cancel()
        with suppress(StoreError):
            await self._store.end_leases(self._tables, self._owner)

    def _later(self) -> None:
        self._timer = self._clock.call_at(self._clock.now() + _EVERY, self._begin)

    def _begin(self) -> None:
        self._later()
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._renew())

    async def _renew(self) -> None:
        """Renew the leases of games that are on: the others need nobody, and each renewal is a write."""
        played = [table for table in self._tables.values() if table.state.is_played()]
        if not played:
            return
        ours = await self._ours([table.key for table in played])
        for table in played:
            if (table.key in ours) != table.role.leads:
                table.lead(on=table.key in ours)
