"""Questions that are answered quickly, and experiments about them."""

from functools import partial
from pathlib import Path

from parlour.engine.rules.finder import find_game
from parlour.lab.definition import Definition, define
from parlour.lab.players import parse_players
from parlour.lab.playing import play_deals
from parlour.lab.run.executor import InProcess
from parlour.lab.run.experiment import Experiment
from parlour.lab.run.folder import Folder

BRAG = find_game("bastard-brag")
SHORT = {"lives": 1}


def a_definition(players: str = "random,random", seats: int | None = None, seed: int = 1) -> Definition:
    return define(BRAG, BRAG.rules(switches=SHORT), parse_players(players), seats=seats, seed=seed)


def an_experiment(folder: Path, deals: int = 20, definition: Definition | None = None) -> Experiment:
    return Experiment(definition or a_definition(), deals, Folder(folder))


def silent(done: float, total: float, next_up: str = "") -> None:
    """Hears how far the games are, and says nothing."""


def in_process(definition: Definition) -> InProcess:
    """An executor that plays its deals in this process."""
    return InProcess(partial(play_deals, definition))
