"""A whole measurement: which games, for how long, and the folder that the saved games go to."""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.engine.game import Game
from parlour.lab.speed.games import game_measures, usual_table
from parlour.lab.speed.hands import hand_measures
from parlour.lab.speed.sheet import SpeedSheet, sheet_of
from parlour.lab.speed.stopwatch import GOES, Measure, timed

Told = Callable[[int, int, Measure], None]
"""Is told before each go: how many are done, of how many, and what comes next."""


def measure(games: Sequence[Game], seconds: float, told: Told, *, hands: bool) -> SpeedSheet:
    """Times these games, and hands if wanted, each measure for so many seconds in all."""
    with TemporaryDirectory(prefix="parlour-bench-") as folder:
        measures = [
            each for game in games for each in game_measures(usual_table(game), folder_for(game, folder))
        ]
        measures += hand_measures() if hands else []
        total = GOES * len(measures)
        return sheet_of(timed(measures, seconds, lambda done, next_up: told(done, total, next_up)), seconds)


def folder_for(game: Game, folder: str) -> Path:
    own = Path(folder) / game.id
    own.mkdir()
    return own
