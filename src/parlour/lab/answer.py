"""An experiment as one call: players compared on the same deals, and the answer as values."""

from functools import partial
from math import ceil
from pathlib import Path

from parlour.engine.text_table import aligned_lines
from parlour.lab.analysis.report import PairRow, PlayerRow, Summary, report_on, summarise
from parlour.lab.analysis.report_text import remarks, summary_tables
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.definition import Definition
from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deals
from parlour.lab.results import DealResult
from parlour.lab.run.executor import Executor, InProcess
from parlour.lab.run.experiment import Experiment, FinishedRun, run
from parlour.lab.run.fingerprint import is_model
from parlour.lab.run.folder import Folder, NoFolder
from parlour.lab.run.processes import Processes


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
        for row in self.players:
            if name in (row.player, f"house:{row.player}"):
                return row
        raise KeyError(f"no player {name!r}: there are {', '.join(row.player for row in self.players)}")

    def __repr__(self) -> str:
        sheets = ["\n".join(aligned_lines(sheet)) for sheet in summary_tables(self.summary)]
        said = list(remarks(self._report))
        return "\n\n".join([*sheets, "\n".join(said if self._is_kept else said[:-1])])


def find_answer(
    definition: Definition, *, games: int, workers: int = 1, keep: str | Path | None = None
) -> Answer:
    """Play the games that are missing, and return what they say; the same for any number of workers."""
    for word in definition.players:
        if is_model(word):
            said = f"{word} is a language model, which may cost money: use parlour lab with --most-money."
            raise BadExperiment("no-models-here", said)
    folder = NoFolder() if keep is None else Folder(Path(keep).absolute())
    experiment = Experiment(definition, ceil(games / len(definition.players)), folder)
    played = run(experiment, lambda: _executor(definition, workers), _say_nothing)
    return Answer(definition, played, folder)


def _executor(definition: Definition, workers: int) -> Executor:
    play = partial(play_deals, definition)
    return InProcess(play) if workers == 1 else Processes(play, workers)


def _say_nothing(done: float, total: float, next_up: str = "") -> None:
    """Hear how far the games are, and say nothing."""
