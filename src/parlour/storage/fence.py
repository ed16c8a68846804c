# parlour: hot
"""What a writer knows of the last rows: a batch that cannot be kept is seen before it costs the others time.

The database's unique key (table, number) stays the last word; this only spares asking it in vain.
"""

from collections.abc import Iterable
from typing import Final

from parlour.storage.rows import Batch
from parlour.storage.store import StoreError, check_batch, check_follows

_MOST_REMEMBERED: Final = 100_000


class Fence:
    """Remembers the last row of each table that was written lately."""

    def __init__(self) -> None:
        self._last: dict[str, int] = {}

    def forget(self) -> None:
        """Forget everything: another process has written, or a commit has failed."""
        self._last.clear()

    def stay_small(self) -> None:
        """Forget all where that is too much; called between commits, when everything is kept."""
        if len(self._last) > _MOST_REMEMBERED:
            self._last.clear()

    def strangers(self, batches: Iterable[Batch]) -> set[str]:
        """Return the tables whose last row must be looked up before these batches are judged."""
        return {
            batch.rows[0].table
            for batch in batches
            if batch.rows and self._last.get(batch.rows[0].table, -1) < batch.rows[0].n - 1
        }

    def learn(self, table: str, last: int) -> None:
        self._last[table] = last

    def refusal(self, batch: Batch) -> Exception | None:
        """Return why this batch cannot be kept after all before it; if it can, its rows count as kept."""
        if not batch.rows:
            return None
        first, last = batch.rows[0], batch.rows[-1]
        known = self._last.get(first.table, 0)
        if first is not last or first.n != known + 1:  # nearly all batches are one row that follows
            try:
                check_batch(batch)
                check_follows(first, known)
            except (AssertionError, StoreError) as refusal:
                return refusal
        self._last[first.table] = last.n
        return None
