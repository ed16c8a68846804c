"""Processes that die, stores that refuse, and a judge of the log that is left."""

import asyncio
from typing import Any

from parlour.storage.store import Store
from parlour.tables.log.entries import Begin
from parlour.tables.log.rows import entry_of
from parlour.tables.tournament.orders import deal_secret, table_key
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.log.fold import fold_rows
from parlour.tournaments.log.rows import (
    Deal,
    Over,
    Row,
    Settled,
)
from tests.tables.stage import virtual_clock
from tests.tables.tournament.cups import Hall, kept_rows
from tests.tables.tournament.mortal_store import MortalStore, Verdict


async def a_process(
    disk: MortalStore, *, shared: bool = False, pace: float = 0.0
) -> tuple[Hall, MortalStore]:
    """Another process over the same disk."""
    store = disk.beside()
    assert isinstance(store, MortalStore)
    return await Hall.opened(store, shared=shared, pace=pace), store


def a_disk() -> MortalStore:
    return MortalStore(now=virtual_clock().now)


async def killed(fate: Verdict, *, bots: int = 9, **others: Any) -> tuple[MortalStore, str]:
    """A tournament whose process dies by this fate; the disk, and the tournament's key."""
    disk = a_disk()
    hall, store = await a_process(disk)
    cup = await hall.open(**others)
    await hall.act(cup, "bot", player="random", amount=bots)
    store.fate = fate
    with_start = asyncio.ensure_future(hall.act(cup, "start"))
    for _ in range(6_000):
        if store.is_dead:
            break
        await asyncio.sleep(0.1)
    assert store.is_dead, "nobody was killed"
    with_start.cancel()
    return disk, cup.book.key


async def revived(disk: MortalStore, key: str) -> tuple[Hall, Tournament]:
    hall, _ = await a_process(disk)
    return hall, await hall.tournaments.tournament(key)


async def judge(store: Store, key: str, cup: Tournament) -> list[Row]:
    """Every order was given once, begun once, with its own cards, and settled once; the log is its state."""
    rows = await kept_rows(store, key)
    orders = [row for row in rows if isinstance(row, Deal)]
    names = [(row.table, row.number) for row in orders]
    assert len(set(names)) == len(names), "an order was given twice"
    settled = [(row.table, row.number) for row in rows if isinstance(row, Settled)]
    assert sorted(settled) == sorted(names), "an order was not settled once"
    for order in orders:
        await judge_begin(store, cup, order)
    assert isinstance(rows[-1], Over)
    assert fold_rows(rows).status == "finished"
    return rows


async def judge_begin(store: Store, cup: Tournament, order: Deal) -> None:
    table = await store.rows(table_key(cup.book, order.table, order.number))
    number = order.number if order.stacks else 1
    begins = [entry_of(row) for row in table if row.kind == "begin"]
    begun = [each for each in begins if isinstance(each, Begin) and each.game == number]
    assert len(begun) == 1, f"table {order.table}, deal {order.number} begun {len(begun)} times"
    assert begun[0].secret == deal_secret(cup.book, order).hex()
    if order.stacks:
        assert begun[0].start is not None
        assert tuple(begun[0].start.stacks) == order.stacks


async def by_hand(hall: Hall, count: int, **others: Any) -> Tournament:
    """A tournament that is directed, but whose deals are settled by the test."""
    cup = await hall.open(**others)
    await hall.act(cup, "bot", player="random", amount=count)
    cup.director.stop()
    await hall.act(cup, "start")
    return cup


async def settle(cup: Tournament, table: int, **lost: int) -> None:
    """The table's deal is over; everybody has what they had, but for those whose chair is named."""
    order = cup.book.state.tables[table].order
    assert order is not None
    stacks = list(order.stacks)
    for chair, left in lost.items():
        stacks[int(chair[1:])] = left
    fact = Settled(table, order.number, tuple(stacks), order.dealer, at=cup.book.at())
    await cup.queue.add(lambda book: [fact])
