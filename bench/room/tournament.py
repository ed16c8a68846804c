"""A tournament of 400 tables in one process on PostgreSQL, at the bots' usual pace; what people feel of it.

Usage: python -m bench.room.tournament [--minutes 10] [--quiet-minutes 2] [--tables 400] [--people 8]
       [--stack 12] [--player house:medium] [--build DIR] [--profile FILE]

First the room is quiet: a freeze-out of as many tables as people come. Then the same people play in a large
one. In both, the time from a person's move to what acknowledges it is taken, and that of loading the table's
page. At the end: leases that have lapsed, the time from an order to its deal, how late the loop was, and its
processor time; and how late an idle process was, for a machine that others use halts at times. Lives are
many, so that nearly all tables stay. With a profile, py-spy watches the server meanwhile.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

from bench.room.idle import Late, idle_process, read_late
from bench.room.lease_log import Renewal, read_leases
from bench.room.servers import HOUSE, Watched, all_cpu, free_port, parlour_server
from bench.room.tables import post_json
from bench.room.tournament_waits import Waits, read_waits
from parlour.client import Door
from parlour.engine.play.move import Move
from tests.endurance.tournaments.entrants import Entrant, Seat
from tests.storage.postgres_server import PostgresServer, binaries

CHAIRS: Final = 6
_BOTS_AT_ONCE: Final = 1_000
_PAGE_EVERY: Final = 1.0
_WARM_UP: Final = 10.0
_HALTED: Final = 0.3
"""Seconds by which an idle process is woken too late only where the machine itself is."""
_NEAR: Final = 3.0


class Feel(NamedTuple):
    """What people felt, in milliseconds: from a move to its acknowledgement, and of the table's page."""

    moves: list[float]
    pages: list[float]


class TimedSeat(Seat):
    """A chair that notes how long each move took."""

    feel: Feel

    async def answer(self, move: Move) -> None:
        began = time.perf_counter()
        await super().answer(move)
        self.feel.moves.append(1000 * (time.perf_counter() - began))


class TimedEntrant(Entrant):
    """A person whose moves are timed."""

    feel: Feel

    def seat_at(self, table: str) -> Seat:
        door = Door(f"{self._door.room}/t/{table}", key=self._door.key, name=self.name)
        seat = TimedSeat(door, self.name, Random(self._luck.random()))
        seat.feel = self.feel
        return seat


class Phase(NamedTuple):
    """What was measured in a while."""

    feel: Feel
    seconds: float
    cpu: float
    all_cpu: float
    late: list[tuple[float, int]]
    """How often the loop was late by at most so many seconds."""
    load: float


class Bench:
    """The room under load: its server, its people and their director."""

    def __init__(self, asked: argparse.Namespace, server: Watched, admin: int) -> None:
        self.asked = asked
        self.server = server
        self._admin = admin
        self._line = HTTPConnection(server.host)
        self._host = self._person("Host")
        names = [f"Person {number}" for number in range(asked.people)]
        self._people = {name: self._person(name) for name in names}
        self.key = ""

    def _person(self, name: str) -> str:
        return str(post_json(self._line, "/api/person", {"name": name})["key"])

    def open(self, tables: int) -> None:
        """Open a freeze-out of so many tables; it begins when the last bot has entered."""
        entrants = CHAIRS * tables
        regulations = {
            "game": "bastard-brag",
            "format": {"name": "freeze-out"},
            "chairs": CHAIRS,
            "stack": self.asked.stack,
            "entrants": {"least": entrants, "most": entrants},
        }
        opened = post_json(self._line, "/api/tournaments", {"regulations": regulations}, self._host)
        self.key = str(opened["tournament"])
        for key in self._people.values():
            post_json(self._line, f"/api/tournaments/{self.key}/enter", {}, key)
        left = entrants - len(self._people)
        for first in range(0, left, _BOTS_AT_ONCE):
            self._act("bot", player=self.asked.player, amount=min(_BOTS_AT_ONCE, left - first))

    def cancel(self) -> None:
        self._act("cancel")

    def _act(self, what: str, **others: Any) -> None:
        order = {"what": what, "reason": "For the measurement.", **others}
        post_json(self._line, f"/api/tournaments/{self.key}/act", order, self._host)

    async def measure(self, minutes: float) -> Phase:
        """Let people play for so long, once all have found their tables."""
        feel, end = Feel([], []), asyncio.Event()
        people = [self._entrant(name, key, feel) for name, key in self._people.items()]
        tasks = [asyncio.create_task(each.attend(end)) for each in people]
        await asyncio.sleep(_WARM_UP)
        for times in feel:
            times.clear()
        began, cpu, machine, late = time.monotonic(), self.server.cpu(), all_cpu(), self._late()
        while time.monotonic() < began + 60 * minutes:
            await asyncio.sleep(_PAGE_EVERY)
            feel.pages.extend(await asyncio.to_thread(self._load_page, people))
        took = time.monotonic() - began
        used = self.server.cpu() - cpu, all_cpu() - machine
        now = self._late()
        end.set()
        await asyncio.wait(tasks)
        later = [(step, count - before) for (step, count), (_, before) in zip(now, late, strict=True)]
        return Phase(feel, took, *used, later, os.getloadavg()[0])

    def _entrant(self, name: str, key: str, feel: Feel) -> TimedEntrant:
        door = Door(f"http://{self.server.host}/t/none", key=key, name=name)
        found = TimedEntrant(door, self.key, Random(name))
        found.feel = feel
        return found

    def _load_page(self, people: Sequence[Entrant]) -> list[float]:
        """Return how long the page of somebody's table took, in milliseconds."""
        tables = [each.table for each in people if each.table]
        if not tables:
            return []
        table, began = tables[int(time.time()) % len(tables)], time.perf_counter()
        with urlopen(f"http://{self.server.host}/t/{table}") as answer:
            answer.read()
        return [1000 * (time.perf_counter() - began)]

    def _late(self) -> list[tuple[float, int]]:
        """Return how often the loop was late by at most so many seconds, so far."""
        with urlopen(f"http://127.0.0.1:{self._admin}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        buckets = [line.partition('le="')[2].split('"} ') for line in lines if "loop_lag_bucket" in line]
        return [(float(step), int(count)) for step, count in buckets]


# What is said of it


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which so much of them lies; 0 where there is none."""
    found = sorted(values)
    return found[min(len(found) - 1, int(share * len(found)))] if found else 0.0


def _times(values: Sequence[float]) -> str:
    p50, p95, p99 = (percentile(values, share) for share in (0.5, 0.95, 0.99))
    return (
        f"p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, most {max(values, default=0):.0f} ms ({len(values):,})"
    )


def phase_lines(name: str, phase: Phase) -> Iterator[str]:
    """Yield what people felt in a while, and how busy the server was."""
    yield f"{name}: {phase.seconds / 60:.1f} minutes, load average at its end {phase.load:.1f}"
    yield f"  a move: {_times(phase.feel.moves)}"
    yield f"  the table's page: {_times(phase.feel.pages)}"
    own, machine = phase.cpu / phase.seconds, phase.all_cpu / phase.seconds
    yield f"  the server's processor: {own:.0%}, all of the machine {machine:.0%}"
    count = phase.late[-1][1]
    late = [f"{share:.1%} by at most {_late_by(phase, share):g} s" for share in (0.5, 0.99, 0.999)]
    yield f"  the loop was late {', '.join(late)} ({count:,} looks)"


def _late_by(phase: Phase, share: float) -> float:
    return next(step for step, count in phase.late if count >= share * phase.late[-1][1])


def waits_lines(waits: Waits) -> Iterator[str]:
    yield f"  {waits.deals:,} deals, {waits.moves:,} moves; {waits.tables} tables dealt in the last minute"
    yield f"  from the end of a deal to the next order: {_times(waits.settling)}"
    yield f"  from an order to its deal: {_times(waits.dealing)}"
    yield f"  the same of the first at each table: {_times(waits.first)}"


def machine_lines(late: list[Late]) -> Iterator[str]:
    times = sum(each.seconds > _HALTED for each in late)
    longest = max((each.seconds for each in late), default=0)
    yield f"  an idle process was late by {longest:.2f} s at most, {times} times by over {_HALTED} s"


def lease_lines(renewals: list[Renewal], late: list[Late]) -> Iterator[str]:
    many = [each for each in renewals if each.leases > 1]
    lapsed, leases = (sum(values) for values in zip(*((e.lapsed, e.leases) for e in renewals), strict=True))
    most = max(each.leases for each in many)
    margin = min(each.margin for each in many if each.margin)
    halts = [each.at for each in late if each.seconds > _HALTED]
    excused = sum(e.lapsed for e in renewals if any(abs(e.at - at) < _NEAR for at in halts))
    yield f"  leases: {lapsed} have lapsed of {leases:,} renewals, {most} at once at most"
    yield f"  of them {excused} within {_NEAR} s of a moment at which the idle process was late, too"
    yield f"  a statement for all: {_times([each.took for each in many])}; at least {margin} ms were left"


def verdicts(quiet: Phase, loaded: Phase) -> Iterator[str]:
    """Yield how many times its quiet time each wait takes under load."""
    for name, slow, fast in zip(("a move", "the page"), loaded.feel, quiet.feel, strict=True):
        ratios = [percentile(slow, share) / (percentile(fast, share) or 1) for share in (0.5, 0.95, 0.99)]
        p50, p95, p99 = ratios
        yield f"{name}, loaded beside quiet: p50 {p50:.2f} (at most 2), p95 {p95:.2f}, p99 {p99:.2f}"


@contextmanager
def record_profile(server: Watched, file: str) -> Iterator[None]:
    """Let py-spy watch the server for a while, where a file is named."""
    if not file:
        yield
        return
    command = [
        "py-spy",
        "record",
        "--nonblocking",
        "-r",
        "50",
        "-f",
        "raw",
        "-o",
        file,
        "-p",
        str(server.pid),
    ]
    with subprocess.Popen([*command, "-d", "100000"], stdout=subprocess.DEVNULL) as watching:
        try:
            yield
        finally:
            watching.send_signal(2)
            watching.wait()


def run(asked: argparse.Namespace, url: str, folder: Path) -> Iterator[str]:
    """Yield the lines of the report as they are known."""
    admin, leases = free_port(), folder / "leases"
    with parlour_server(url, asked.build, str(admin), str(leases)) as server:
        bench = Bench(asked, server, admin)
        bench.open(asked.people)
        quiet = asyncio.run(bench.measure(asked.quiet_minutes))
        yield from phase_lines(f"quiet, {asked.people} tables", quiet)
        bench.cancel()
        before = len(read_leases(leases))
        with record_profile(server, asked.profile), idle_process(folder / "idle"):
            bench.open(asked.tables)
            loaded = asyncio.run(bench.measure(asked.minutes))
        late = read_late(folder / "idle")
        yield from phase_lines(f"loaded, {asked.tables} tables", loaded)
        yield from waits_lines(asyncio.run(read_waits(url, bench.key)))
        yield from machine_lines(late)
        yield from lease_lines(read_leases(leases)[before:], late)
        yield from verdicts(quiet, loaded)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--quiet-minutes", type=float, default=2.0)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--stack", type=int, default=12)
    parser.add_argument("--player", default="house:medium")
    parser.add_argument("--build", type=Path, default=HOUSE / "build" / "compiled")
    parser.add_argument("--profile", default="")
    asked = parser.parse_args()
    programs = binaries()
    if programs is None:
        sys.exit("there is no PostgreSQL on this machine")
    postgres = PostgresServer(programs, is_durable=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            for line in run(asked, postgres.url, Path(folder)):
                print(line, flush=True)
    finally:
        postgres.remove()


if __name__ == "__main__":
    main()
