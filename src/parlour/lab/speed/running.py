"""A whole measurement: which games, for how long, and the folder that the saved games go to."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.engine.rules.game import Game
from parlour.lab.run.progress import Told
from parlour.lab.speed.games import game_measures, usual_table
from parlour.lab.speed.hands import hand_measures
from parlour.lab.speed.rates import SpeedSheet, sheet_of
from parlour.lab.speed.stopwatch import GOES, timed


def measure(games: Sequence[Game], seconds: float, told: Told, *, hands: bool) -> SpeedSheet:
    """Times these games, and hands if wanted, each measure for so many seconds in all; tells every go."""
    with TemporaryDirectory(prefix="parlour-bench-") as folder:
        measures = [
            each for game in games for each in game_measures(usual_table(game), folder_for(game, folder))
        ]
        measures += hand_measures() if hands else []
        total = GOES * len(measures)
        rates = timed(measures, seconds, lambda done, next_up: told(done, total, next_up.title()))
        return sheet_of(rates, seconds)


def folder_for(game: Game, folder: str) -> Path:
    own = Path(folder) / game.id
    own.mkdir()
    return own
