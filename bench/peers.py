"""Parlour side by side with its peers, on the nearest equal work, and the page that says how it went.

Usage: python bench/peers.py [--quick] [--rounds 9] [--seconds 0.5] [--build build/compiled] [--no-page]

Makes an environment of its own in build/peers with the packages of bench/peers.txt. Every contestant runs in
its own process, all take short turns over several rounds, and the medians of process CPU time count. Prints
ratios and targets and writes docs/benchmarks.md and docs/benchmarks.svg. Build the compiled package first
with ./check. About five minutes; with --quick one, and the page is left alone.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.contest.chart import draw_chart
from bench.contest.home import HOUSE, environment, is_compiled, yardstick
from bench.contest.page import CHART, setting, write_page
from bench.contest.race import Result, contestants, race
from bench.contest.tables import (
    COPIES,
    HANDS,
    PLAY,
    games_table,
    rate_table,
    target_table,
    yardstick_table,
)
from bench.contest.targets import verdicts


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="three rounds of 0.2 seconds, and no page")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--build", type=Path, default=HOUSE / "build" / "compiled")
    parser.add_argument("--no-page", dest="page", action="store_false")
    asked = parser.parse_args()
    if asked.quick:
        asked.rounds, asked.seconds, asked.page = 3, 0.2, False
    return asked


def all_games(build: Path, seconds: float) -> dict[str, Any]:
    """Return what `parlour bench` says of every game, compiled and as plain Python."""
    sheets = {}
    for mode, place in (("compiled", build), ("pure", HOUSE / "src")):
        print(f"parlour bench, {mode} …", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "parlour", "bench", "--json", "--seconds", str(seconds)]
        paths = {**os.environ, "PYTHONPATH": str(place)}
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=paths)
        sheets[mode] = json.loads(done.stdout)
    return sheets


def tables(result: Result) -> dict[str, str]:
    return {
        "targets": target_table(verdicts(result)),
        "play": rate_table("decisions/s", PLAY, result),
        "copies": rate_table("copies/s", COPIES, result),
        "hands": rate_table("hands/s", HANDS, result),
        "yardstick": yardstick_table(result),
    }


def main() -> None:
    asked = wishes()
    build = asked.build.resolve()
    if not is_compiled(build):
        sys.exit(f"There is no compiled build in {build}: run ./check once.")
    python = environment()
    sides = contestants(python, build, yardstick())
    result = race(sides, rounds=asked.rounds, seconds=asked.seconds, told=tell)
    for side in sides.values():
        side.leave()
    found = tables(result)
    print("\n\n".join(found.values()))
    if asked.page:
        found["games"] = games_table(all_games(build, asked.seconds))
        write_page({**found, "setting": setting(asked.rounds, asked.seconds)})
        draw_chart(CHART, verdicts(result))


def tell(lap: int, rounds: int) -> None:
    print(f"round {lap + 1} of {rounds} …", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
