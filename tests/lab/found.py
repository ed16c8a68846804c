"""Findings for the tests of what is made of them: a few games, really played."""

from pathlib import Path
from typing import NamedTuple

from parlour.lab.analysis.report import ExperimentReport, Summary, report_on, summarise
from parlour.lab.analysis.scores import GameArrays, Scores, games_of, scores_of
from parlour.lab.definition import Definition
from parlour.lab.run.experiment import FinishedRun, run
from tests.lab.definitions import an_experiment, in_process, silent


class Findings(NamedTuple):
    """All that is known at the end of an experiment."""

    definition: Definition
    played: FinishedRun
    games: GameArrays
    scores: Scores
    answer: Summary
    report: ExperimentReport


def found(definition: Definition, folder: Path, deals: int = 12) -> Findings:
    experiment = an_experiment(folder, deals, definition)
    played = run(experiment, lambda: in_process(definition), silent)
    games = games_of(definition, played.results)
    scores = scores_of(definition, games)
    answer = summarise(definition, scores)
    return Findings(definition, played, games, scores, answer, report_on(answer, played, "here"))
