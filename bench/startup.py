"""What it costs to open the house: CPU seconds of a fresh process for a command, the median of several.

The last line is a drawn table in a terminal of its own, from the start of the program to the first decision.
With --against the sources or the compiled build of another checkout take turns with ours, and each line says
what theirs takes and how much less ours does.

Usage: python bench/startup.py [--rounds 9] [--of build/compiled] [--against ../before/build/compiled]
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
from collections.abc import Callable
from functools import partial
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
GAME = "bastard-brag"
COMMANDS = (["--help"], ["--version"], ["games"], ["rules", GAME])
SEED = "04" * 32
"""A deal in which the person is to act first: else bots move before, and take their time too."""
ASKED = b"leave and save"
"""What stands below the table while a move is asked for."""


def environment_of(tree: Path) -> dict[str, str]:
    """Return the environment of a run of the tree; bytecode is kept, as everywhere but in containers."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPATH": str(tree), "TERM": "xterm-256color"}


def children_seconds() -> float:
    """Return user and system time of all processes that have ended here."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cpu_seconds(command: list[str], tree: Path) -> float:
    """Return user and system time of one run."""
    before = children_seconds()
    subprocess.run(
        [sys.executable, "-m", "parlour", *command],
        check=True,
        capture_output=True,
        env=environment_of(tree),
    )
    return children_seconds() - before


def first_decision(tree: Path) -> float:
    """Return user and system time until the first move is asked for on a drawn table."""
    terminal, far_end = pty.openpty()
    fcntl.ioctl(far_end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "play", GAME, "--fast", "--seed", SEED],
            stdin=far_end,
            stdout=far_end,
            stderr=far_end,
            env=environment_of(tree) | {"PARLOUR_HOME": home},
            start_new_session=True,
        )
        os.close(far_end)
        shown = b""
        while ASKED not in shown:
            shown += os.read(terminal, 65536)
        before = children_seconds()
        process.kill()
        process.wait()
    os.close(terminal)
    return children_seconds() - before


def compare(name: str, seconds: Callable[[Path], float], trees: list[Path], rounds: int) -> None:
    """Print the median of each tree, all of which take turns, and what the first saves of the others."""
    taken = [[seconds(tree) for tree in trees] for _ in range(rounds)]
    own, *others = (statistics.median(side) for side in zip(*taken, strict=True))
    print(f"{name:36}{own:.3f} s", *(f"  {other:.3f} s {own / other - 1:+.1%}" for other in others))


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--rounds", type=int, default=9)
    options.add_argument("--of", type=Path, default=HOUSE / "src", help="the tree to measure")
    options.add_argument("--against", type=Path, action="append", default=[], help="another one")
    chosen = options.parse_args()
    trees = [tree.resolve() for tree in (chosen.of, *chosen.against)]
    for command in COMMANDS:
        compare(f"parlour {' '.join(command)}", partial(cpu_seconds, command), trees, chosen.rounds)
    compare(f"parlour play {GAME}, drawn", first_decision, trees, chosen.rounds)


if __name__ == "__main__":
    main()
