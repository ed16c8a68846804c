"""Lines that are gone: neither they nor their sessions stay in memory, without any collector."""

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator

import pytest

from parlour.engine.rules.finder import game_names
from parlour.server.sockets.socket import Socket
from parlour.tables.people.session import Session
from tests.server.served import served

KINDS = (Socket, Session)


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def in_memory() -> Counter[type]:
    found = [type(each) for each in gc.get_objects()]
    return Counter(kind for each in found for kind in KINDS if issubclass(each, kind))


@pytest.mark.usefixtures("no_collector")
def test_a_line_that_is_gone_is_freed_at_once() -> None:
    async def story() -> None:
        async with served() as house:
            key = await house.person("Ann")
            table = await house.table(key, game=game_names()[0], seats=2)
            before = in_memory()
            lines = [await house.line(key, table) for _ in range(3)]
            for line in lines:
                await line.hear("welcome")
            assert in_memory()[Session] - before[Session] == 3
            for line in lines:
                await line.socket.close()
            while in_memory()[Session] > before[Session]:  # until it is freed, or the test's time is over
                await asyncio.sleep(0.01)
            assert in_memory() == before

    asyncio.run(asyncio.wait_for(story(), 20))
