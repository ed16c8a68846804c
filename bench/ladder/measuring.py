"""Two players measured against each other on the same deals from every seat; the lab keeps the games."""

from functools import partial
from math import ceil
from typing import Final, NamedTuple

import numpy as np

from bench.ladder.boards import Board
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.analysis.statistics import BOUNDS, drawn_means
from parlour.lab.definition import Definition, define
from parlour.lab.players import parse_players
from parlour.lab.playing import play_deals
from parlour.lab.run.executor import Executor, InProcess
from parlour.lab.run.experiment import Experiment, run
from parlour.lab.run.folder import folder_for
from parlour.lab.run.processes import Processes
from parlour.lab.run.progress import progress

SLIGHT: Final = 0.05
"""A simple rival may be ahead by so much of a win at most, at the upper end of the interval."""


class Gain(NamedTuple):
    """How much more the upper player achieved: a mean and the 95 % interval around it."""

    mean: float
    low: float
    high: float


class Rung(NamedTuple):
    """Two players, the upper one first, and what so many games say about them, or why there were none."""

    upper: str
    lower: str
    games: int = 0
    share: Gain | None = None
    tally: Gain | None = None
    unfinished: int = 0
    why: str = ""
    each: float = 0.0
    """Seconds that a game took now; 0 where all were there already."""

    def name(self) -> str:
        return f"{self.upper} over {self.lower}"

    def verdict(self) -> str:
        if self.share is None:
            return f"skipped: {self.why}"
        left = f", {self.unfinished} unfinished" if self.unfinished else ""
        if self.share.low > 0:
            return f"shown{left}"
        return f"not shown{left}" if self.share.high >= 0 else f"the other way round{left}"


def measure_rung(board: Board, pair: tuple[str, str], games: int, seed: int, workers: int) -> Rung:
    """Play so many games of a pair; a player that is not there is said to be skipped."""
    rung = Rung(*pair, games=games)
    try:
        definition = definition_of(board, ",".join(pair), seed)
    except ParlourError as error:
        return rung._replace(games=0, why=str(error))
    return play_rung(definition, rung, workers)


def definition_of(board: Board, players: str, seed: int) -> Definition:
    game = find_game(board.game)
    words = parse_players(players, game.levels)
    return define(game, game.rules(board.variant), words, seats=board.seats, seed=seed)


def play_rung(definition: Definition, rung: Rung, workers: int) -> Rung:
    """Play the games that are missing, and return what all of them say."""
    experiment = Experiment(
        definition, ceil(rung.games / len(definition.players)), folder_for(definition, None)
    )
    with progress("games") as told:
        done = run(experiment, lambda: executor_of(definition, workers), told)
    scores = scores_of(definition, games_of(definition, done.results))
    gains = np.stack([values[:, 0] - values[:, 1] for values in (scores.shares, scores.leads)], axis=1)
    lows, highs = np.percentile(drawn_means(gains, definition.seed), BOUNDS, axis=0)
    share, tally = (Gain(*map(float, each)) for each in zip(gains.mean(axis=0), lows, highs, strict=True))
    each = done.seconds / (done.fresh * len(definition.players)) if done.fresh else 0.0
    return rung._replace(share=share, tally=tally, unfinished=scores.unfinished, each=each)


def executor_of(definition: Definition, workers: int) -> Executor:
    play = partial(play_deals, definition)
    return InProcess(play) if workers == 1 else Processes(play, workers)
