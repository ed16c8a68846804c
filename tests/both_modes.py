"""Both modes play the same games: checksums of seeded random playouts, plain Python against compiled.

`python -m tests.both_modes` prints the checksums of the mode that runs; with the folder of a compiled build
it plays them in both modes and fails where they differ.
"""

import os
import subprocess
import sys
from multiprocessing import Pool

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.playout import checksum
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.version import mode

GAMES = 2_000
"""Enough to play every variant of a game with every number of seats a dozen times and more."""
PARTS = 8
"""Games take unequally long, so each is shared out among the cores."""


def checksum_of(game: Game, games: int, first: int = 0) -> int:
    """One number for so many games, over all variants and numbers of seats."""
    variants = [game.rules(name, switches=game.brief) for name in game.variants()]
    total = 0
    for number in range(first, first + games):
        rules = variants[number % len(variants)]
        seats = rules.players.least + number % (rules.players.most - rules.players.least + 1)
        position = game.begin(rules, seats, FastShuffle(number))
        total = (total * 31 + checksum(position, Luck(number, 1))) % (1 << 61)
    return total


def line_of(name: str, games: int) -> str:
    return f"{name} {games} {checksum_of(find_game(name), games)}"


def part_of(name: str, games: int, first: int) -> int:
    return checksum_of(find_game(name), games, first)


def checksums(games: int = GAMES) -> list[str]:
    """A line per game, on as many cores as there are: its name, the number of playouts, their checksums."""
    names, size = [game.id for game in all_games()], games // PARTS
    work = [(name, size, size * part) for name in names for part in range(PARTS)]
    with Pool() as crew:
        found = crew.starmap(part_of, work, chunksize=1)
    return [
        f"{name} {games} {' '.join(map(str, found[PARTS * place : PARTS * (place + 1)]))}"
        for place, name in enumerate(names)
    ]


def played_elsewhere(folder: str) -> list[str]:
    """What this program prints when the package in that folder runs."""
    environment = {**os.environ, "PYTHONPATH": folder}
    command = [sys.executable, "-m", "tests.both_modes"]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def compare(folder: str) -> int:
    """0 when the compiled build plays the very same games, 1 when not."""
    ours = [mode(), *checksums()]
    theirs = played_elsewhere(folder)
    print("\n".join([*ours, *theirs]))
    same = ours[1:] == theirs[1:] and ours[0] != theirs[0]
    print("Both modes play the same games." if same else "THE MODES DIFFER.")
    return 0 if same else 1


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.exit(compare(sys.argv[1]))
    print("\n".join([mode(), *checksums()]))
