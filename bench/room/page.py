"""The table of a run, its targets as ratios, and docs/benchmarks-room.md."""

import argparse
import platform
from typing import Final

from bench.revision import measured_commit
from bench.room.age import Aged, Asleep
from bench.room.load import Found
from bench.room.servers import HOUSE

PAGE: Final = HOUSE / "docs" / "benchmarks-room.md"
_HEAD: Final = (
    "| server | tables × seats | moves/s | moves per CPU-second | p50 / p99 ms | kB a table, then | "
    "bytes a frame | others' CPU |\n|---|---:|---:|---:|---:|---:|---:|---:|"
)
_RATIOS: Final = (
    ("parlour, SQLite, 2 seats", "boardgame.io, memory, 2 seats", 2.5),
    ("parlour, SQLite, 4 seats", "boardgame.io, memory, 4 seats", 2.0),
    ("parlour, SQLite, 2 seats", "boardgame.io, FlatFile, 2 seats", 8.0),
)
_OURS_PACED: Final = "parlour, SQLite, 1 move/s, 4 seats"
_THEIRS_PACED: Final = "boardgame.io, memory, 1 move/s, 4 seats"
_MOST_KB: Final = 120
_LIMITS: Final = """## What limits it

By samples of the server's processor under the closed load with two seats, some 150 µs a move: 29 % is
drawing (each seat's own part 11 %, what happened 7 %, what is common 3 %, the frames 3 %), 16 % reading the
answer and working out what it leads to (the rules 5 %), 15 % sending it, 9 % of all being the kernel's TCP,
12 % the writer's thread (inserting 3 %, waiting for the disk 2 %, its pages 2 %; a commit costs 0.23 ms and
some 15 µs a row, so the next one begins 4 to 12 ms after the last at the earliest: rows share it), 11 %
taking the row in, of it 4 % games that begin, the rest is spread over the tables and the loop. The kernel
has 17 % of all. No single step is large any more, and all of it but the socket itself is compiled; two
hundred tables do not fit into the processor's cache. A further seat costs some 10 µs to draw and as much to
send.

A table keeps nothing that grows with its age beyond 200 events and, in a long game, some 16 bytes a move.
What grows in the first few thousand rows of a room is SQLite's cache of pages (2 MB for the room,
whatever its tables), so the memory of old tables is counted from when that is full.
"""


def table_text(results: dict[str, Found]) -> str:
    return "\n".join([_HEAD, *(_line(name, found) for name, found in results.items())])


def _line(name: str, found: Found) -> str:
    cells = [
        name,
        f"{found.tables} × {found.seats}",
        f"{found.moves / found.seconds:,.0f}",
        f"{found.per_cpu():,.0f}",
        f"{found.p50:.1f} / {found.p99:.1f}",
        f"{found.memory:.0f}, {found.memory_after:.0f}",
        f"{found.frame_bytes:.0f}",
        f"{found.other:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


def verdicts(results: dict[str, Found]) -> list[str]:
    """Return each target as a sentence: what it was, what came out."""
    lines = [_ratio(results, *each) for each in _RATIOS]
    if _OURS_PACED in results and _THEIRS_PACED in results:
        ours, theirs = results[_OURS_PACED].p99, results[_THEIRS_PACED].p99
        lines.append(
            f"- p99 at one move a second: {ours:.0f} ms, theirs {theirs:.0f} ms: {_verdict(ours <= theirs)}"
        )
    fours = [
        found.memory for name, found in results.items() if name.startswith("parlour") and found.seats == 4
    ]
    if fours:
        said = f"- a four-seat table with its sockets: at most {max(fours):.0f} kB (target {_MOST_KB})"
        lines.append(f"{said}: {_verdict(max(fours) <= _MOST_KB)}")
    return [line for line in lines if line]


def _ratio(results: dict[str, Found], ours: str, theirs: str, target: float) -> str:
    if ours not in results or theirs not in results:
        return ""
    ratio = results[ours].per_cpu() / results[theirs].per_cpu()
    said = f"- {ours} over {theirs}: {ratio:.1f} × moves per CPU-second (target {target})"
    return f"{said}: {_verdict(ratio >= target)}"


def _verdict(is_met: bool) -> str:
    return "met" if is_met else "missed"


def age_text(aged: list[Aged], woken: float, asleep: Asleep) -> str:
    """Return what age costs, as a table and a sentence."""
    lines = [f"| {each.age:,} | {each.per_cpu:,.0f} | {each.memory:.0f} |" for each in aged]
    said = (
        f"A new process wakes a table with {aged[-1].age:,} moves in {1000 * woken:.0f} ms. With "
        f"{asleep.tables:,} tables asleep the room is open after {asleep.opened:.2f} s, lists tables in "
        f"{1000 * asleep.listed:.0f} ms and wakes one in {1000 * asleep.woken:.0f} ms."
    )
    head = "| moves at a table of four | moves per CPU-second | kB a table |\n|---:|---:|---:|"
    return "\n".join([head, *lines, "", said])


def write_page(results: dict[str, Found], age: str, asked: argparse.Namespace) -> None:
    mode = "compiled" if (asked.build / "parlour").is_dir() else "plain Python"
    text = f"""# The room under load

Written by `python -m bench.room` at {measured_commit()} on {platform.machine()}, Python
{platform.python_version()}, {mode}.

Ours is Bastard Brag unless another game is named, every move durable in SQLite (WAL, synchronous FULL)
before anybody sees it. boardgame.io plays a game of high card of our own, in memory or with its FlatFile
store. The first runs play as fast as all seats have acknowledged; the last ones one move a second at every
table, and there a wait counts from the time when the move was due to the last seat's receipt. The generator
runs on the same machine, so compare moves per second of the server's own processor time; the last column
says how many cores others used meanwhile. Everything was run in {asked.rounds} rounds, ours and theirs in
turn; the run in the middle of them is shown.

{table_text(results)}

## Age

{age}

## Targets

{chr(10).join(verdicts(results))}

{_LIMITS}"""
    PAGE.write_text(text, "utf-8")
