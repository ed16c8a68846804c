"""Instructions of the room's process for one move, which a busy machine does not change as it does seconds.

Usage: python -m bench.room.instructions [--seconds 15] [--tables 20] [--build DIR] [--against DIR]

The server runs under valgrind's callgrind, which counts while the load is on and leaves out the kernel. With
another build to compare with, that of an earlier commit, the last column is the ratio of the two.
"""

import argparse
import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.room import servers
from bench.room.load import closed_load, parlour_tables
from bench.room.servers import HOUSE, Watched, parlour_server

SEATS = (2, 4)


class Counted(Watched):
    """A server that counts instructions between the two times at which a load asks for its CPU time."""

    is_counting = False

    def cpu(self) -> float:
        self.is_counting = not self.is_counting
        self._control("--instr=on" if self.is_counting else "--instr=off")
        if not self.is_counting:
            self._control("--dump")
        return super().cpu()

    def _control(self, wish: str) -> None:
        subprocess.run(["callgrind_control", wish, str(self._running.pid)], check=True, capture_output=True)


@contextmanager
def counting(folder: Path) -> Iterator[None]:
    """Start servers under callgrind for a while; what they count goes to the folder."""
    usual, under = servers.Watched, servers.PREFIX
    servers.Watched = Counted  # type: ignore[misc]
    servers.PREFIX = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no"]
    servers.PREFIX += [f"--callgrind-out-file={folder}/counted.%p"]
    try:
        yield
    finally:
        servers.Watched, servers.PREFIX = usual, under  # type: ignore[misc]


def instructions(build: Path, seats: int, asked: argparse.Namespace) -> float:
    """Return how many instructions a move takes with this build."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with counting(folder), parlour_server(str(folder / "room.db"), build) as server:
            load = closed_load(
                server, number=asked.tables, seconds=asked.seconds, opener=parlour_tables, seats=seats
            )
            moves = asyncio.run(load).moves
        return max(total_of(path) for path in folder.glob("counted.*")) / moves


def total_of(path: Path) -> int:
    """Return the sum that a file of callgrind ends with; 0 where it has none."""
    lines = [line.split() for line in path.read_text().splitlines() if line.startswith("totals:")]
    return int(lines[-1][1]) if lines else 0


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--build", type=Path, default=HOUSE / "build" / "compiled")
    parser.add_argument("--against", type=Path)
    asked = parser.parse_args()
    if shutil.which("callgrind_control") is None:
        sys.exit("This needs valgrind's callgrind, which is not installed here.")
    for seats in SEATS:
        found = instructions(asked.build.resolve(), seats, asked)
        other = instructions(asked.against.resolve(), seats, asked) if asked.against else 0.0
        ratio = f"  against {other:,.0f}: {found / other:.3f}" if other else ""
        print(f"{seats} seats: {found:,.0f} instructions a move{ratio}", flush=True)


if __name__ == "__main__":
    main()
