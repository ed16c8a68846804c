"""What it costs to open the house: CPU seconds of a fresh process for a command, the median of several.

Usage: python bench/startup.py [--rounds 9]
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
COMMANDS = (["--help"], ["--version"], ["games"], ["rules", "bastard-brag"])


def cpu_seconds(command: list[str]) -> float:
    """User and system time of one run."""
    environment = {**os.environ, "PYTHONPATH": str(HOUSE / "src")}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "parlour", *command], check=True, capture_output=True, env=environment
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    wishes = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    wishes.add_argument("--rounds", type=int, default=9)
    rounds = wishes.parse_args().rounds
    for command in COMMANDS:
        seconds = statistics.median(cpu_seconds(command) for _ in range(rounds))
        print(f"parlour {' '.join(command):24}{seconds:.3f} s")


if __name__ == "__main__":
    main()
