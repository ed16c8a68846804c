"""How many instructions it takes to show a position to the seat that is to act, trees side by side.

Usage: python bench/view_instructions.py [GAME ...] [--tree PATH ...] [--positions 300]

A tree is a checkout with a compiled build in it; by default it is this one alone. Counted by valgrind's
callgrind: the mean over the positions of random games, which are the same in every tree.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
COLLECTED = re.compile(r"Collected : (\d+)")
MORE_ROUNDS = 2
SEATS = 4


def show_positions(game_name: str, count: int, rounds: int) -> None:
    """Show so many positions so often; everything else is done once."""
    from parlour.cards.luck import Luck
    from parlour.cards.shuffle import FastShuffle
    from parlour.engine.play.position import Position
    from parlour.engine.rules.finder import find_game

    game, luck = find_game(game_name), Luck(1)
    rules = game.rules()
    seats = min(max(SEATS, rules.players.least), rules.players.most)
    shown: list[tuple[Position, int]] = []
    while len(shown) < count:
        position = game.begin(rules, seats, FastShuffle(len(shown)))
        while len(shown) < count and (acting := position.to_act()):
            shown.append((position.copy(), acting[0]))
            choices = position.moves(acting[0]).choices
            choice = choices[luck.below(len(choices))]
            position.apply(acting[0], choice.nth(luck.below(choice.count())))
    for _ in range(rounds):
        for position, seat in shown:
            position.view(seat)


def instructions(tree: Path, game: str, count: int, rounds: int) -> int:
    """Return what one process takes that shows the positions so often."""
    work = [__file__, game, "--positions", str(count), "--rounds", str(rounds)]
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        environment = {**os.environ, "PYTHONPATH": str(tree / "build" / "compiled"), "PYTHONHASHSEED": "0"}
        done = subprocess.run(
            [*valgrind, sys.executable, *work], env=environment, capture_output=True, text=True, check=True
        )
    counted = COLLECTED.search(done.stderr)
    assert counted is not None, done.stderr
    return int(counted[1])


def compare(game: str, trees: list[Path], count: int) -> None:
    """Print one line per tree: the instructions of a view."""
    for tree in trees:
        once, often = (instructions(tree, game, count, rounds) for rounds in (1, 1 + MORE_ROUNDS))
        print(f"{game:18}{(often - once) / MORE_ROUNDS / count:>10,.0f}  {tree}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("games", nargs="*", default=["big-c"])
    options.add_argument("--tree", type=Path, action="append")
    options.add_argument("--positions", type=int, default=300)
    options.add_argument("--rounds", type=int, default=0, help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.rounds:
        show_positions(asked.games[0], asked.positions, asked.rounds)
        return
    for game in asked.games:
        compare(game, asked.tree or [HOUSE], asked.positions)


if __name__ == "__main__":
    main()
