"""Findings for the tests of what is made of them: a few games, really played."""

from pathlib import Path
from typing import NamedTuple

from parlour.lab.analysis.report import Answer, Report, answer_to, report_on
from parlour.lab.analysis.scores import Games, Scores, games_of, scores_of
from parlour.lab.question import Question
from parlour.lab.run.executor import InProcess
from parlour.lab.run.experiment import Played, run
from tests.lab.questions import an_experiment, silent


class Findings(NamedTuple):
    """All that is known at the end of an experiment."""

    question: Question
    played: Played
    games: Games
    scores: Scores
    answer: Answer
    report: Report


def found(question: Question, folder: Path, deals: int = 12) -> Findings:
    experiment = an_experiment(folder, deals, question)
    played = run(experiment, lambda: InProcess(question), silent)
    games = games_of(question, played.sheets)
    scores = scores_of(question, games)
    answer = answer_to(question, scores)
    return Findings(question, played, games, scores, answer, report_on(answer, played, "here"))
