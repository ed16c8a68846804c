"""A store with latency, failures and crashes: only what it has kept survives, and perhaps a little more."""

import asyncio
from contextlib import suppress

from parlour.cards.luck import Luck
from parlour.storage.memory import MemoryStore
from parlour.storage.rows import Batch, Row
from parlour.storage.store import NotStored, StoreError, Told


class BrokenStore(MemoryStore):
    """Keeps batches one after the other, each some milliseconds after it was handed over.

    `disk` is what a crash leaves; a batch that was under way may be on it or not, though nobody was told.
    """

    def __init__(self, disk: MemoryStore, luck: Luck, *, failures: int) -> None:
        super().__init__()
        self._disk = disk
        self._luck = luck
        self._failures = failures
        self._under_way: list[tuple[Batch, Told]] = []
        self._is_gone = False
        self._troubles: list[int] = []

    def put(self, batch: Batch, told: Told) -> None:
        slow = self._luck.below(30) == 0
        if slow:
            self._note_trouble()
        self._under_way.append((batch, told))
        wait = self._luck.below(2_000 if slow else 20) / 1000
        asyncio.get_running_loop().call_later(wait, self._commit, batch)

    def _commit(self, last: Batch) -> None:
        """Everything up to this batch is written, or not."""
        while any(batch is last for batch, _ in self._under_way) and not self._is_gone:
            batch, told = self._under_way.pop(0)
            asyncio.get_running_loop().call_soon(told, self._outcome(batch))

    def _outcome(self, batch: Batch) -> StoreError | None:
        try:
            self._fail_now_and_then(batch)
            self._disk.keep(batch)
        except StoreError as error:
            return error
        return None

    def _fail_now_and_then(self, batch: Batch) -> None:
        """The disk is full, or the line to it breaks when the batch is kept but nobody knows."""
        if not self._failures or self._luck.below(self._failures):
            return
        self._note_trouble()
        if self._luck.below(2):
            raise NotStored("not-stored", "The disk is full.")
        self._disk.keep(batch)
        raise NotStored("store-unsure", "The line is cut.")

    def _note_trouble(self) -> None:
        self._troubles.append(self._disk._now())

    def is_well_between(self, since: int, until: int) -> bool:
        """Whether everything was written at once in this time, and in the two seconds before it."""
        return not any(since - 2_000 <= trouble <= until for trouble in self._troubles)

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        await asyncio.sleep(self._luck.below(20) / 1000)
        return await self._disk.rows(table, after, most)

    def crash(self) -> None:
        """The process is gone: of what was under way a part may have reached the disk."""
        self._is_gone = True
        self._note_trouble()
        for batch, _ in self._under_way[: self._luck.below(len(self._under_way) + 1)]:
            with suppress(StoreError):
                self._disk.keep(batch)
