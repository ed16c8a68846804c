"""Faults of a director, planted in a process to see that the reckoning finds them."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from parlour.storage.postgres import PostgresStore
from parlour.storage.rows import Batch
from parlour.storage.store import Taken, Told
from parlour.tables.tournament import director
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.facts import FactQueue
from parlour.tables.tournament.orders import settled_fact
from parlour.tournaments.log.rows import Fact
from parlour.tournaments.log.state import RUNNING

_LATER: Final = 4.0
"""Seconds in which the first tables are opened and dealt to, on a busy machine too."""


def begin_before_order() -> None:
    """Has orders carried out at once, and stores those of the start, before which nobody rests, later."""
    keep, batch_of = PostgresStore.put, FactQueue._batch

    def put(self: PostgresStore, batch: Batch, told: Told) -> None:
        is_start = any(row.kind == "start" for row in batch.rows)
        asyncio.get_running_loop().call_later(_LATER * is_start, keep, self, batch, told)

    def batch(self: FactQueue, added: Any, kept: Any) -> Batch:
        self._on_rows(added)
        return batch_of(self, added, kept)

    PostgresStore.put = put  # type: ignore[method-assign]
    FactQueue._batch = batch  # type: ignore[method-assign]


def settle_twice() -> None:
    """Takes in whatever is reported of a game, however often."""

    def settle(order: Any, result: Any) -> Callable[[TournamentBook], list[Fact]]:
        return lambda book: [settled_fact(order, result, book.at())] if book.state.status == RUNNING else []

    director._settle = settle


def no_fence() -> None:
    """Takes rows for kept whose numbers another process was faster to write."""
    keep = PostgresStore.put

    def put(self: PostgresStore, batch: Batch, told: Told) -> None:
        keep(self, batch, lambda result: told(None if isinstance(result, Taken) else result))

    PostgresStore.put = put  # type: ignore[method-assign]


FAULTS: Final[dict[str, Callable[[], None]]] = {
    "begin-before-order": begin_before_order,
    "settle-twice": settle_twice,
    "no-fence": no_fence,
}
