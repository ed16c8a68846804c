"""Runs many seeds of the simulated room: `python -m tests.simulation --seeds 1000`, or one: `--seed 17`."""

import argparse
import time
import traceback

from tests.simulation.world import run


def main() -> int:
    """Says which seeds fail; any of them fails again when it is run alone."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulation")
    parser.add_argument("--seeds", type=int, default=50)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    seeds = range(chosen.seeds) if chosen.seed is None else [chosen.seed]
    began, moves, crashes, failed = time.process_time(), 0, 0, []
    for seed in seeds:
        try:
            report = run(seed)
        except Exception:
            failed.append(seed)
            print(f"seed {seed}")
            traceback.print_exc()
        else:
            moves, crashes = moves + report.moves, crashes + report.crashes
    took = time.process_time() - began
    print(f"{len(seeds)} seeds, {moves} moves, {crashes} crashes, {took:.0f} s; failed: {failed or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
