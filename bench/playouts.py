"""Random playouts and position copies per second, every game, plain Python beside compiled in one run.

Usage: python bench/playouts.py [--seconds 2] [--rounds 5]

Both modes run in processes of their own that take turns on the same work, so that a busy machine disturbs
them alike; the numbers are medians of process CPU time. Build the compiled package with ./check first.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
PLACES = {"pure": HOUSE / "src", "compiled": HOUSE / "build" / "compiled"}


def measure(game_name: str, seconds: float) -> dict[str, float]:
    """Return playouts, decisions and copies per second of one game, in the mode that runs."""
    from parlour.engine.rules.finder import find_game
    from parlour.lab.speed.games import usual_table
    from parlour.lab.speed.stopwatch import rates

    table = usual_table(find_game(game_name))
    playouts, decisions = rates(table.random_play, seconds)
    (copies,) = rates(table.copies, seconds / 4)
    return {"playouts": playouts, "decisions": decisions, "copies": copies}


def child(mode: str, game: str, seconds: float) -> dict[str, float]:
    """Return the same measurement in a process of the other mode."""
    command = [sys.executable, __file__, "--child", game, "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(PLACES[mode])}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    measured: dict[str, float] = json.loads(done.stdout)
    return measured


def compare(game: str, seconds: float, rounds: int) -> None:
    """Print one line per measure: pure, compiled, and the ratio of the medians."""
    seen: dict[str, list[dict[str, float]]] = {mode: [] for mode in PLACES}
    for _ in range(rounds):
        for mode in PLACES:
            seen[mode].append(child(mode, game, seconds))
    print(f"\n{game}")
    for what in ("playouts", "decisions", "copies"):
        pure, compiled = (statistics.median(one[what] for one in seen[mode]) for mode in PLACES)
        print(f"  {what + '/s':14}{pure:>14,.0f} pure{compiled:>14,.0f} compiled{compiled / pure:>8.1f} x")


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--seconds", type=float, default=1.0)
    wishes.add_argument("--rounds", type=int, default=5)
    wishes.add_argument("--child")
    asked = wishes.parse_args()
    if asked.child:
        print(json.dumps(measure(asked.child, asked.seconds)))
        return
    if not PLACES["compiled"].exists():
        sys.exit("There is no compiled build yet: run ./check once.")
    sys.path.insert(0, str(PLACES["pure"]))
    from parlour.engine.rules.finder import game_names

    for game in game_names():
        compare(game, asked.seconds, asked.rounds)


if __name__ == "__main__":
    main()
