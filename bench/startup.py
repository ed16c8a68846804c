"""What it costs to open the house: CPU seconds of a fresh process for a command, the median of several.

The last line is a drawn table in a terminal of its own, from the start of the program to the first decision.

Usage: python bench/startup.py [--rounds 9]
"""

import argparse
import fcntl
import os
import pty
import resource
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
GAME = "bastard-brag"
COMMANDS = (["--help"], ["--version"], ["games"], ["rules", GAME])


def cpu_seconds(command: list[str]) -> float:
    """Return user and system time of one run."""
    environment = {**os.environ, "PYTHONPATH": str(HOUSE / "src")}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "parlour", *command], check=True, capture_output=True, env=environment
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def first_decision() -> float:
    """Return user and system time until the first move is asked for on a drawn table."""
    terminal, far_end = pty.openpty()
    fcntl.ioctl(far_end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "PYTHONPATH": str(HOUSE / "src"), "TERM": "xterm-256color"}
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "play", GAME, "--fast"],
            stdin=far_end,
            stdout=far_end,
            stderr=far_end,
            env=environment | {"PARLOUR_HOME": home},
            start_new_session=True,
        )
        os.close(far_end)
        shown = b""
        while b"leave and save" not in shown:
            shown += os.read(terminal, 65536)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        process.kill()
        process.wait()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    os.close(terminal)
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
    seconds = statistics.median(first_decision() for _ in range(rounds))
    print(f"parlour play {GAME}, drawn   {seconds:.3f} s")


if __name__ == "__main__":
    main()
