"""A store of a process that can be killed or refused at any batch, over what others keep."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, Row
from parlour.storage.store import NotStored, Told

BEFORE, AFTER, REFUSED = "before", "after", "refused"
Verdict = Callable[[Batch], str]


class MortalStore(MemoryStore):
    """Asks `fate` of every batch: whether the process dies before or after it, or the disk is full."""

    def __init__(self, *, now: Callable[[], int]) -> None:
        super().__init__(now=now)
        self.fate: Verdict = lambda batch: ""
        self.is_dead = False

    def put(self, batch: Batch, told: Told) -> None:
        verdict = "" if self.is_dead else self.fate(batch)
        if verdict == REFUSED:
            asyncio.get_running_loop().call_soon(told, NotStored("not-stored", "The disk is full."))
            return
        if verdict == BEFORE:
            self.is_dead = True
        if self.is_dead:
            return
        self.is_dead = verdict == AFTER
        super().put(batch, self._unless_dead(told))

    def _unless_dead(self, told: Told) -> Told:
        return lambda result: None if self.is_dead else told(result)

    async def _live(self) -> None:
        if self.is_dead:
            await asyncio.get_running_loop().create_future()

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        await self._live()
        return await super().rows(table, after, most)

    async def lease_all(self, tables: Collection[str], owner: str, until: int, now: int) -> set[str]:
        await self._live()
        return await super().lease_all(tables, owner, until, now)

    async def tournaments(self, **wanted: Any) -> Any:
        await self._live()
        return await super().tournaments(**wanted)


def when(kind: str, verdict: str, count: int = 1) -> Verdict:
    """The fate of the count-th batch with a row of this kind."""
    seen = 0

    def fate(batch: Batch) -> str:
        nonlocal seen
        seen += any(row.kind == kind for row in batch.rows)
        is_it = seen == count and any(row.kind == kind for row in batch.rows)
        return verdict if is_it else ""

    return fate
