"""How much a flooder costs others: `python -m tests.server.flood` measures it, `./check slow` holds it.

Twenty calm lines at a table ask for the time, ten times a second each: beside a process that only burns time,
and beside one that opens lines from another address and floods each until it is hung up on. Both are repeated
in turn, and the medians of their p99 are compared.
"""

import asyncio
import json
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.client import Table
from tests.server.room_process import RoomProcess

CALM = 20
ROUNDS = 3
SECONDS = 4.0
MOST = 2.0
FLOODER = ("127.0.0.2", 0)
"""Another address of this machine, so that only the flooder is counted as one."""


def flood(port: int) -> None:
    """Floods for ever."""

    async def one() -> None:
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(f"ws://127.0.0.1:{port}/ws", compression=None, local_addr=FLOODER) as line:
                    await line.send('{"t":"hello","proto":1,"table":""}')
                    await line.recv()
                    while True:
                        await line.send('{"t":"ping","at":1}')

    async def several() -> None:
        await asyncio.gather(*(one() for _ in range(10)))

    asyncio.run(several())


def burn(port: int) -> None:
    """Burns time as a flooder does, and asks nobody for anything."""
    while True:
        pass


async def calm_line(link: str) -> ClientConnection:
    """A line at a table, after the welcome."""
    table = Table(link)
    line = await connect(table.door.socket, compression=None)
    hello = {"t": "hello", "proto": 1, "table": table.door.table, "ticket": await table.door.ticket()}
    await line.send(json.dumps(hello))
    return line


async def waits(line: ClientConnection, until: float) -> list[float]:
    """How long each answer took."""
    found = []
    while time.monotonic() < until:
        began = time.monotonic()
        await line.send('{"t":"ping","at":1}')
        while '"pong"' not in str(await line.recv()):
            pass
        found.append(time.monotonic() - began)
        await asyncio.sleep(0.1)
    return found


async def p99(lines: list[ClientConnection]) -> float:
    """The wait that only one in a hundred exceeds."""
    until = time.monotonic() + SECONDS
    found = await asyncio.gather(*(waits(each, until) for each in lines))
    every = sorted(wait for each in found for wait in each)
    return every[int(len(every) * 0.99)]


async def p99_beside(other: Callable[[int], None], port: int, lines: list[ClientConnection]) -> float:
    """The same while another process does this."""
    beside = multiprocessing.get_context("spawn").Process(target=other, args=(port,), daemon=True)
    beside.start()
    await asyncio.sleep(1.5)
    found = await p99(lines)
    beside.kill()
    beside.join()
    return found


async def measured(room: RoomProcess, link: str) -> tuple[float, float]:
    """p99 without and with a flooder, medians over the rounds."""
    lines = [await calm_line(link) for _ in range(CALM)]
    quiet, loud = [], []
    for _ in range(ROUNDS):
        quiet.append(await p99_beside(burn, room.port, lines))
        loud.append(await p99_beside(flood, room.port, lines))
    for line in lines:
        await line.close()
    return median(quiet), median(loud)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        room = RoomProcess(Path(folder))
        (Path(folder) / "limits.json").write_text('{"server": {"loopback": true}}')
        link = room.start()
        try:
            quiet, loud = asyncio.run(measured(room, link))
        finally:
            room.kill()
    told = f"{quiet * 1000:.1f} ms beside a busy process, {loud * 1000:.1f} ms beside a flooder"
    print(f"p99 {told}: {loud / quiet:.2f} ×")
    return 0 if loud <= MOST * quiet else 1


if __name__ == "__main__":
    sys.exit(main())
