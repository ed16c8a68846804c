"""Tries every way out in every state of the screen, several times: python -m tests.terminal.exits --help."""

import argparse
import random
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.terminal.exits.states import STATES
from tests.terminal.exits.ways import WAYS, leave


def tried(cell: tuple[str, str], time: int) -> tuple[tuple[str, str], float | str]:
    """The seconds that it took, or what was wrong; all but the first time with a window that is resized."""
    luck = random.Random(time) if time else None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        try:
            return cell, leave(*cell, Path(home), luck)
        except Exception as error:
            return cell, f"{type(error).__name__}: {error}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.terminal.exits")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--state", action="append")
    parser.add_argument("--way", action="append")
    parser.add_argument("--beside", type=int, default=2, help="how many at once")
    options = parser.parse_args()
    cells = [
        (state, way)
        for state in options.state or STATES
        for way in options.way or WAYS
        if WAYS[way].is_for(STATES[state])
    ]
    found: dict[tuple[str, str], list[float | str]] = {cell: [] for cell in cells}
    with ThreadPoolExecutor(options.beside) as pool:
        times = [time for time in range(options.times) for _ in cells]
        for cell, result in pool.map(tried, cells * options.times, times):
            found[cell].append(result)
            if isinstance(result, str):
                print(f"{cell}: {result[:1500]}", file=sys.stderr, flush=True)
    return _show(found)


def _show(found: dict[tuple[str, str], list[float | str]]) -> int:
    """A line for every state; each cell with how many were right, and the longest end in seconds."""
    states, ways = dict.fromkeys(state for state, _ in found), dict.fromkeys(way for _, way in found)
    print("| state |", " | ".join(ways), "|")
    print("|---|" + "---|" * len(ways))
    for state in states:
        print(f"| {state} |", " | ".join(_cell(found.get((state, way), [])) for way in ways), "|")
    results = [result for each in found.values() for result in each]
    wrong = sum(isinstance(result, str) for result in results)
    print(f"\n{len(results)} endings, {wrong} wrong")
    return bool(wrong)


def _cell(results: list[float | str]) -> str:
    seconds = [result for result in results if isinstance(result, float)]
    return f"{len(seconds)}/{len(results)} {max(seconds, default=0.0):.1f} s" if results else "–"


if __name__ == "__main__":
    sys.exit(main())
