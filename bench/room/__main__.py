"""The room under load beside boardgame.io, in one run, and the page that says how it went.

Usage: python -m bench.room [--quick] [--seconds 10] [--tables 200] [--paced 1000] [--rounds 3]
       [--build DIR] [--no-page]

Ours keeps every move on disk before anybody sees it; boardgame.io plays in memory, and once with its own
durable store. Each runs in a process of its own; the generator shares the machine, so moves per second of the
server's own processor time are what to compare. All of it is run so many rounds, ours and theirs in turn,
and of each the run in the middle counts, so that a noisy minute decides nothing. Writes
docs/benchmarks-room.md. The peer needs node and npm.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bench.room.age import AGES, SLEEPING, growth, sleeping
from bench.room.load import Found, boardgame_tables, closed_load, paced_load, parlour_tables
from bench.room.page import age_text, table_text, verdicts, write_page
from bench.room.servers import HOUSE, Watched, boardgame_server, install_peers, parlour_server


class Run(NamedTuple):
    """One line of the table: whose server, under which load."""

    name: str
    server: Callable[[], AbstractContextManager[Watched]]
    load: Callable[[Watched], Any]


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="small and short, and no page")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--paced", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--build", type=Path, default=HOUSE / "build" / "compiled")
    parser.add_argument("--no-page", dest="page", action="store_false")
    asked = parser.parse_args()
    if asked.quick:
        asked.seconds, asked.tables, asked.paced, asked.page = 3.0, 20, 50, False
        asked.rounds = 1
    return asked


def runs(asked: argparse.Namespace, folder: Path) -> Iterator[Run]:
    """Yield ours and theirs in turn, so that a noisy hour meets both."""
    closed = partial(closed_load, number=asked.tables, seconds=asked.seconds)
    paced = partial(paced_load, number=asked.paced, seconds=asked.seconds)
    peers = install_peers()
    for seats in (2, 4):
        ours = partial(parlour_server, str(folder / f"closed-{seats}.db"), asked.build)
        yield Run(
            f"parlour, SQLite, {seats} seats", ours, partial(closed, opener=parlour_tables, seats=seats)
        )
        if peers:
            theirs = partial(closed, opener=boardgame_tables, seats=seats)
            yield Run(f"boardgame.io, memory, {seats} seats", boardgame_server, theirs)
    for game in ("three-card-brag", "big-c"):
        ours = partial(parlour_server, str(folder / f"{game}.db"), asked.build)
        opener = partial(parlour_tables, game=game)
        yield Run(f"parlour, SQLite, {game}, 4 seats", ours, partial(closed, opener=opener, seats=4))
    if peers:
        durable = partial(boardgame_server, folder / "flatfile")
        few = partial(closed_load, number=min(50, asked.tables), seconds=asked.seconds)
        yield Run("boardgame.io, FlatFile, 2 seats", durable, partial(few, opener=boardgame_tables, seats=2))
    ours = partial(parlour_server, str(folder / "paced.db"), asked.build)
    yield Run("parlour, SQLite, 1 move/s, 4 seats", ours, partial(paced, opener=parlour_tables, seats=4))
    if peers:
        theirs = partial(paced, opener=boardgame_tables, seats=4)
        yield Run("boardgame.io, memory, 1 move/s, 4 seats", boardgame_server, theirs)


def measure_run(run: Run) -> Found:
    with run.server() as server:
        found: Found = asyncio.run(run.load(server))
        return found


def measure_age(asked: argparse.Namespace, folder: Path) -> str:
    """Return what age costs, in words."""
    print("age …", file=sys.stderr, flush=True)
    old, many = folder / "old.db", folder / "many.db"
    ages, number = (AGES[:2], SLEEPING // 10) if asked.quick else (AGES, SLEEPING)
    grown, woken = growth(partial(parlour_server, str(old), asked.build), ages)
    return age_text(grown, woken, sleeping(partial(parlour_server, str(many), asked.build), many, number))


def all_rounds(asked: argparse.Namespace) -> dict[str, Found]:
    """Return of each run that of the rounds whose moves per CPU-second lie in the middle."""
    found: dict[str, list[Found]] = {}
    for number in range(asked.rounds):
        with tempfile.TemporaryDirectory() as folder:
            for run in runs(asked, Path(folder)):
                print(f"round {number + 1} of {asked.rounds}: {run.name} …", file=sys.stderr, flush=True)
                found.setdefault(run.name, []).append(measure_run(run))
                print(table_text({run.name: found[run.name][-1]}), flush=True)
    return {name: sorted(each, key=Found.per_cpu)[len(each) // 2] for name, each in found.items()}


def main() -> None:
    asked = wishes()
    results = all_rounds(asked)
    with tempfile.TemporaryDirectory() as folder:
        age = measure_age(asked, Path(folder))
    print(table_text(results))
    print(age)
    print("\n".join(verdicts(results)))
    if asked.page:
        write_page(results, age, asked)


if __name__ == "__main__":
    main()
