"""Whether moves can be stored: a write is tried, not too often, for who asks and while the store fails."""

import asyncio

from parlour.storage.store import Store, StoreError
from parlour.tables.clock import Clock

_KNOWN_FOR = 1_000
"""Milliseconds for which an answer holds: everybody may ask, and each write waits for the disk."""


class Readiness:
    """Tries the store, once for all who ask in the same second."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._asked = -_KNOWN_FOR
        self._trying: asyncio.Task[bool] | None = None

    async def can_store(self) -> bool:
        """Return whether something can be read and written now."""
        now = self._clock.now()
        if self._trying is None or (self._trying.done() and now >= self._asked + _KNOWN_FOR):
            self._asked, self._trying = now, asyncio.ensure_future(self._try())
        tried = await asyncio.shield(self._trying)
        return tried and self._store.health.is_writable

    async def _try(self) -> bool:
        try:
            await self._store.tables(most=1)
            await self._store.try_write()
        except StoreError:
            return False
        return True

    def look(self) -> None:
        """Try again where the store failed, so that its recovery is noticed though nobody plays or asks."""
        if not self._store.health.is_writable and (self._trying is None or self._trying.done()):
            self._asked, self._trying = self._clock.now(), asyncio.ensure_future(self._try())
