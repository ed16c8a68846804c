"""A balancer: hands every connection on to the next of several servers that is there."""

import asyncio
from contextlib import suppress
from itertools import count
from typing import Final

_MOST: Final = 65_536


class Balancer:
    """Listens at one port for the servers behind it."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self._turn = count()
        self._passing: set[asyncio.Task[None]] = set()

    async def open(self, port: int) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", port, backlog=512)

    async def close(self) -> None:
        self._server.close()
        for task in list(self._passing):
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await self._connected()
        if there is None:
            writer.close()
            return
        both = ((reader, there[1]), (there[0], writer))
        for source, target in both:
            task = asyncio.create_task(_pass_on(source, target))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next server that takes one."""
        for _ in self.ports:
            port = self.ports[next(self._turn) % len(self.ports)]
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None


async def _pass_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Everything from here to there; when one side ends, so does the other."""
    with suppress(OSError):
        while some := await source.read(_MOST):
            target.write(some)
            await target.drain()
    target.close()
