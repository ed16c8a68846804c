"""Plays many random tournaments: `python -m tests.tournaments --tournaments 10000`, or one: `--seed 17`.

Three in four are freeze-outs, the others whole games in all formats by turns.
"""

import argparse
import time
import traceback

from tests.tournaments.formats.setups import SETUPS, check_random_tournament
from tests.tournaments.scenario import Scenario


def play_one(seed: int) -> int:
    """Play the tournament of this seed under all laws; return how many rows it has."""
    if seed % 4:
        return len(Scenario(seed).play().log)
    return check_random_tournament([*SETUPS][seed // 4 % len(SETUPS)], seed)


def main() -> int:
    """Says which seeds fail; any of them fails again when it is run alone."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournaments")
    parser.add_argument("--tournaments", type=int, default=300)
    parser.add_argument("--seed", type=int, default=None)
    chosen = parser.parse_args()
    seeds = range(chosen.tournaments) if chosen.seed is None else [chosen.seed]
    began, rows, failed = time.process_time(), 0, []
    for seed in seeds:
        try:
            rows += play_one(seed)
        except Exception:
            failed.append(seed)
            print(f"seed {seed}")
            traceback.print_exc()
    took = time.process_time() - began
    print(f"{len(seeds)} tournaments, {rows} rows, {took:.0f} s; failed: {failed or 'none'}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
