"""How much a table by heavy rules costs others: `python -m tests.server.heavy_rules` measures it.

Twenty calm lines at a table ask for the time, beside processes that only burn time and beside some who play
with the house at tables that deal as much as the room allows. Both in turn; medians are compared, and
`./check slow` holds them to a factor.
"""

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

from websockets.asyncio.client import ClientConnection

from parlour.cards.luck import Luck
from parlour.client import RoomError, Table
from parlour.client.door import open_table
from tests.server.flood import CALM, ROUNDS, SECONDS, burn, calm_line, waits
from tests.server.room_process import RoomProcess, play_to_the_end

MOST = 2.0
_STARTS_IN = 3.0


def heavy(hand: int) -> dict[str, Any]:
    """Four hands of so many cards, each of which the house looks through for hands of five."""
    changes = {"handSize": hand, "shoe": {"extraDecks": max(1, 4 * hand // 54)}}
    return {"game": "big-c", "changes": changes, "seats": 4, "clock": "none", "fill": "house:hard"}


def play_heavily(port: int, hand: int) -> None:
    """Plays such games for ever."""

    async def for_ever() -> None:
        while True:
            with suppress(RoomError, OSError):
                async with Table(await open_table(f"http://127.0.0.1:{port}", heavy(hand))) as table:
                    await table.sit("Mallory")
                    await table.do("begin")
                    await play_to_the_end(table, Luck(time.monotonic_ns(), 0))

    asyncio.run(for_ever())


def burn_too(port: int, hand: int) -> None:
    burn(port)


async def every_wait(lines: list[ClientConnection]) -> list[float]:
    until = time.monotonic() + SECONDS
    found = await asyncio.gather(*(waits(each, until) for each in lines))
    return sorted(wait for each in found for wait in each)


async def waits_beside(
    other: Callable[[int, int], None], port: int, hand: int, lines: list[ClientConnection]
) -> list[float]:
    """How long answers take while two processes do this."""
    spawn = multiprocessing.get_context("spawn")
    beside = [spawn.Process(target=other, args=(port, hand), daemon=True) for _ in range(2)]
    for each in beside:
        each.start()
    await asyncio.sleep(_STARTS_IN)
    found = await every_wait(lines)
    for each in beside:
        each.kill()
        each.join()
    return found


async def measured(port: int, hand: int, link: str) -> tuple[list[float], list[float]]:
    """p99 and the longest wait beside who burns time, and beside who plays: medians over the rounds."""
    lines = [await calm_line(link) for _ in range(CALM)]
    found: dict[Callable[[int, int], None], list[list[float]]] = {burn_too: [], play_heavily: []}
    for _ in range(ROUNDS):
        for other, waited in found.items():
            waited.append(await waits_beside(other, port, hand, lines))
    for line in lines:
        await line.close()
    return _medians(found[burn_too]), _medians(found[play_heavily])


def _medians(rounds: list[list[float]]) -> list[float]:
    places = (0.99, 1.0)
    return [median(waited[int(place * len(waited)) - 1] for waited in rounds) for place in places]


def main() -> int:
    wanted = argparse.ArgumentParser(prog="python -m tests.server.heavy_rules", description=__doc__)
    wanted.add_argument("--hand", type=int, default=54)
    hand = wanted.parse_args().hand
    with tempfile.TemporaryDirectory() as folder:
        room = RoomProcess(Path(folder), "--hand-limit", str(max(hand, 54)), "--pack-limit", "100000")
        link = room.start()
        try:
            quiet, loud = asyncio.run(measured(room.port, hand, link))
        finally:
            room.kill()
    for name, (p99, longest) in {"busy processes": quiet, "heavy tables": loud}.items():
        print(f"beside two {name}: p99 {1000 * p99:.1f} ms, longest {1000 * longest:.1f} ms")
    print(f"p99 {loud[0] / quiet[0]:.2f} ×")
    return 0 if loud[0] <= MOST * quiet[0] else 1


if __name__ == "__main__":
    sys.exit(main())
