"""What the memory store offers tests and trial rooms: several stores over one content."""

import asyncio

import pytest

from parlour.storage.memory import MemoryStore
from parlour.storage.store import Taken
from tests.storage.samples import batch


def test_stores_beside_each_other_share_rows_leases_and_the_secret() -> None:
    async def story() -> None:
        one = MemoryStore()
        two = one.beside()
        await one.append(batch("a", 1))
        with pytest.raises(Taken):
            await two.append(batch("a", 1))
        assert await one.rows("a") == await two.rows("a")
        assert await one.secret() == await two.secret()
        assert await one.lease("a", "one", until=20, now=10)
        assert not await two.lease("a", "two", until=20, now=10)

    asyncio.run(story())


def test_a_store_hears_what_others_add_and_not_its_own() -> None:
    async def story() -> None:
        heard: list[tuple[str, str, int]] = []
        one = MemoryStore()
        two = one.beside()
        one.watch(lambda table, n: heard.append(("one", table, n)))
        two.watch(lambda table, n: heard.append(("two", table, n)))
        kept = one.append(batch("a", 1, 2))
        assert heard == [], "a hint is never told in the middle of an append"
        await kept
        await asyncio.sleep(0)
        assert heard == [("two", "a", 2)]
        await two.close()
        await one.append(batch("a", 3))
        await asyncio.sleep(0)
        assert len(heard) == 1

    asyncio.run(story())
