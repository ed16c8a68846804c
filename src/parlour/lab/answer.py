"""An experiment as one call: players compared on the same deals, and the answer as values."""

from functools import partial
from math import ceil
from pathlib import Path
from tempfile import TemporaryDirectory

from parlour.engine.text_table import aligned_lines
from parlour.lab.analysis.report import PairRow, PlayerRow, Summary, report_on, summarise
from parlour.lab.analysis.report_text import remarks, summary_tables
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.decisions.recording import RecordedExperiment, record_deals, record_deals_there
from parlour.lab.decisions.rows import DecisionTable
from parlour.lab.decisions.writing import write_decisions
from parlour.lab.definition import Definition
from parlour.lab.playing import play_deals, play_deals_there
from parlour.lab.results import DealResult
from parlour.lab.run.experiment import Experiment, FinishedRun, run
from parlour.lab.run.folder import Folder, NoFolder
from parlour.lab.run.progress import hush
from parlour.lab.run.together import refuse_models
from parlour.lab.run.workers import Workers


class Answer:
    """What an experiment has found; it prints as the report of `parlour lab`.

    `players` and `pairs` have every number with its interval, `results` every game, by deal.
    """

    def __init__(self, definition: Definition, played: FinishedRun, folder: Folder) -> None:
        scores = scores_of(definition, games_of(definition, played.results))
        self.definition = definition
        self.summary: Summary = summarise(definition, scores)
        self.results: list[DealResult] = played.results
        self._report = report_on(self.summary, played, str(folder.path))
        self._is_kept = not isinstance(folder, NoFolder)

    @property
    def players(self) -> list[PlayerRow]:
        """Return what each player achieved: share of the wins, tally above the mean, rating."""
        return self.summary.players

    @property
    def pairs(self) -> list[PairRow]:
        """Return how much more each player achieved than each other one."""
        return self.summary.pairs

    def player(self, name: str) -> PlayerRow:
        """Return what this player achieved; KeyError for a name that none has."""
        return self.summary.player(name)

    def __repr__(self) -> str:
        sheets = ["\n".join(aligned_lines(sheet)) for sheet in summary_tables(self.summary)]
        said = list(remarks(self._report))
        return "\n\n".join([*sheets, "\n".join(said if self._is_kept else said[:-1])])


def find_answer(
    definition: Definition,
    *,
    games: int,
    workers: int = 1,
    keep: str | Path | None = None,
    decisions: str | None = None,
) -> Answer:
    """Play the games that are missing, and return what they say; the same for any number of workers.

    Every decision is written to the file that is named for them.
    """
    refuse_models(definition.players)
    folder = NoFolder() if keep is None else Folder(Path(keep).absolute())
    deals = ceil(games / len(definition.players))
    if decisions is not None:
        return _answer_with_decisions(definition, deals, workers, folder=folder, file=decisions)
    play, there = partial(play_deals, definition), partial(play_deals_there, definition)
    played = run(Experiment(definition, deals, folder), lambda: Workers(workers).executor(play, there), hush)
    return Answer(definition, played, folder)


def _answer_with_decisions(
    definition: Definition, deals: int, workers: int, *, folder: Folder, file: str
) -> Answer:
    """Play, and write the file; decisions that are not to be kept are kept until it is written."""
    with TemporaryDirectory() as for_now:
        place = Folder(Path(for_now)) if isinstance(folder, NoFolder) else folder
        experiment = RecordedExperiment(definition, deals, place)
        play, there = partial(record_deals, definition), partial(record_deals_there, definition)
        played = run(experiment, lambda: Workers(workers).executor(play, there), hush)
        write_decisions(file, DecisionTable(definition, deals, experiment.store))
    return Answer(definition, played, folder)
