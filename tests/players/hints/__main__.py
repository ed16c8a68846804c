"""Counts hints that argue against themselves.

Usage: python -m tests.players.hints [--game NAME]... [--count N] [--seed N]
"""

import argparse
import sys
from collections import Counter
from time import process_time

from parlour.engine.rules.finder import find_game, game_names
from tests.players.hints.asking import ask_for_hints
from tests.players.hints.judging import argument_against, tells_a_chance


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", help="a game; all of them where none is named")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    return 1 if sum(count(name, asked.count, asked.seed) for name in asked.game or game_names()) else 0


def count(name: str, hints: int, seed: int) -> int:
    """Prints what was found among so many hints of a game, and returns how many argue against themselves."""
    keys: Counter[str] = Counter()
    found, told, began = 0, 0, process_time()
    for asked in ask_for_hints(find_game(name), hints, seed):
        against = argument_against(asked.hint, asked.seat)
        if against:
            found += 1
            print(f"  {against}: {asked.called()}")
        told += tells_a_chance(asked.hint.reasons)
        keys.update(reason.key for reason in asked.hint.reasons)
    seconds = process_time() - began
    summary = f"{found} of {hints} argue against themselves; {told} tell a chance and a price"
    print(f"{name}: {summary}; {seconds:.0f} s")
    print("  " + ", ".join(f"{key} {times}" for key, times in keys.most_common()))
    return found


if __name__ == "__main__":
    sys.exit(main())
