"""Questions that are answered quickly, and experiments about them."""

from pathlib import Path

from parlour.engine.rules.finder import find_game
from parlour.lab.line_up import line_up
from parlour.lab.question import Question, ask
from parlour.lab.run.experiment import Experiment
from parlour.lab.run.folder import Folder

BRAG = find_game("bastard-brag")
SHORT = {"lives": 1}


def a_question(players: str = "random,random", seats: int | None = None, seed: int = 1) -> Question:
    return ask(BRAG, BRAG.rules(switches=SHORT), line_up(players), seats=seats, seed=seed)


def an_experiment(folder: Path, deals: int = 20, question: Question | None = None) -> Experiment:
    return Experiment(question or a_question(), deals, Folder(folder))


def silent(done: float, total: float, next_up: str = "") -> None:
    """Hears how far the games are, and says nothing."""
