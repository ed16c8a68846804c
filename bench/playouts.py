"""Random playouts and position copies per second, every game, of two builds in one run.

Usage: python bench/playouts.py [--seconds 1] [--rounds 5] [--builds src build/compiled]

The builds are folders that hold the package: plain Python and compiled by default, or another commit's and
this one's. Both run in processes of their own that take turns on the same work, so that a busy machine
disturbs them alike; the numbers are medians of process CPU time. ./check makes the compiled build.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
BUILDS = (HOUSE / "src", HOUSE / "build" / "compiled")


def measure(game_name: str, seconds: float) -> dict[str, float]:
    """Return playouts, decisions and copies per second of one game, in the build that runs."""
    from parlour.engine.rules.finder import find_game
    from parlour.lab.speed.games import usual_table
    from parlour.lab.speed.stopwatch import rates

    table = usual_table(find_game(game_name))
    playouts, decisions = rates(table.random_play, seconds)
    (copies,) = rates(table.copies, seconds / 4)
    return {"playouts": playouts, "decisions": decisions, "copies": copies}


def child(build: Path, game: str, seconds: float) -> dict[str, float]:
    """Return the same measurement in a process of that build."""
    command = [sys.executable, __file__, "--child", game, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def compare(builds: list[Path], game: str, seconds: float, rounds: int) -> None:
    """Print one line per measure: the one build, the other, and the ratio of the medians."""
    seen = [[child(build, game, seconds) for build in builds] for _ in range(rounds)]
    print(f"\n{game}")
    for what in ("playouts", "decisions", "copies"):
        first, second = (statistics.median(one[what] for one in side) for side in zip(*seen, strict=True))
        print(f"  {what + '/s':14}{first:>14,.0f}{second:>14,.0f}{second / first:>8.2f} x", flush=True)


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--seconds", type=float, default=1.0)
    wishes.add_argument("--rounds", type=int, default=5)
    wishes.add_argument("--builds", type=Path, nargs=2, default=BUILDS)
    wishes.add_argument("--child")
    asked = wishes.parse_args()
    if asked.child:
        print(json.dumps(measure(asked.child, asked.seconds)))
        return
    for build in asked.builds:
        if not (build / "parlour").is_dir():
            sys.exit(f"There is no package parlour in {build}; ./check makes the compiled build.")
    sys.path.insert(0, str(HOUSE / "src"))
    from parlour.engine.rules.finder import game_names

    builds = [build.resolve() for build in asked.builds]
    print(f"{builds[0]} and {builds[1]}")
    for game in game_names():
        compare(builds, game, asked.seconds, asked.rounds)


if __name__ == "__main__":
    main()
