"""Several experiments run as one, such as the points of a sweep: the same workers, one progress.

They are played deal by deal through all of them, so that an interruption leaves them about equally far. Each
is kept in a folder of its own, as if it had been asked alone.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from math import ceil
from pathlib import Path

from parlour.lab.definition import Definition, rules_of
from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deal
from parlour.lab.results import encode_results
from parlour.lab.run.executor import Chunk, Executor
from parlour.lab.run.experiment import Experiment, FinishedRun, played_chunks
from parlour.lab.run.fingerprint import check_same_code, is_model
from parlour.lab.run.folder import NoFolder, folder_among
from parlour.lab.run.progress import ReportProgress
from parlour.lab.run.workers import Workers


def play_several(definitions: Sequence[Definition], numbers: Sequence[int]) -> bytes:
    """Return the results in the order of the numbers: of k definitions, n is deal n // k of the n % k-th."""
    among = len(definitions)
    return encode_results(play_deal(definitions[number % among], number // among) for number in numbers)


def play_several_there(definitions: Sequence[Definition], numbers: Sequence[int]) -> bytes:
    """Play on a worker of a cluster, if it has the same code and books as whoever asks."""
    for index in {number % len(definitions) for number in numbers}:
        game, rules = rules_of(definitions[index])
        check_same_code(definitions[index].code, game.package, definitions[index].players, rules)
    return play_several(definitions, numbers)


def refuse_models(players: Iterable[str]) -> None:
    """Refuse language models where nobody asks first what they may cost."""
    for word in players:
        if is_model(word):
            said = f"{word} is a language model, which may cost money: use parlour lab with --most-money"
            raise BadExperiment("no-models-here", f"{said}, one question at a time.")


class ExperimentGroup:
    """Experiments with as many deals each, in the order in which they were asked for."""

    def __init__(self, experiments: Sequence[Experiment]) -> None:
        self.experiments = list(experiments)
        self.fresh_games = sum((each.deals - each.before) * _rotations(each) for each in experiments)
        self.seconds = 0.0

    @classmethod
    def unkept(cls, definitions: Sequence[Definition], games: int) -> "ExperimentGroup":
        """Return experiments of at least so many games each that are kept nowhere."""
        return cls([Experiment(each, _deals(each, games), NoFolder()) for each in definitions])

    @classmethod
    def kept(
        cls, definitions: Sequence[Definition], games: int, keep: str | Path | None
    ) -> "ExperimentGroup":
        """Return the same, each kept in a folder of its own in the one named, or in Parlour's."""
        return cls([Experiment(each, _deals(each, games), folder_among(each, keep)) for each in definitions])

    def kept_in(self) -> str:
        """Return the folder that holds those of all experiments, printable; "" where nothing is kept."""
        folder = self.experiments[0].folder
        if isinstance(folder, NoFolder):
            return ""
        return str(folder.path.parent).encode("utf-8", "replace").decode()

    def total(self) -> int:
        """Return how many games there will be in all."""
        return sum(each.deals * _rotations(each) for each in self.experiments)

    def done(self) -> int:
        """Return how many games there are, those of earlier runs included."""
        return sum(each.done() * _rotations(each) for each in self.experiments)

    def run(self, workers: Workers, told: ReportProgress) -> list[FinishedRun]:
        """Play what is missing, which may be nothing; an interruption loses no chunk that is finished."""
        definitions = tuple(each.definition for each in self.experiments)
        play, there = partial(play_several, definitions), partial(play_several_there, definitions)
        return self.run_by(lambda: workers.executor(play, there), told)

    def run_by(self, executor: Callable[[], Executor], told: ReportProgress) -> list[FinishedRun]:
        began = time.perf_counter()
        if self.fresh_games:
            told(self.done(), self.total())
            self._play(executor(), told)
        self.seconds = time.perf_counter() - began
        return [
            FinishedRun(each.results(), each.deals - each.before, self.seconds) for each in self.experiments
        ]

    def _play(self, executor: Executor, told: ReportProgress) -> None:
        done, total = self.done(), self.total()
        try:
            for chunk in played_chunks(executor, self._missing(), self._count_missing()):
                done += self._keep(chunk)
                told(done, total)
        finally:
            with suppress(OSError):
                executor.shut_down()

    def _missing(self) -> Iterator[int]:
        """Yield the numbers of the deals still to be played, the first deal of all experiments first."""
        among = len(self.experiments)
        known = [frozenset(each.known) for each in self.experiments]
        for deal in range(max(each.deals for each in self.experiments)):
            for index, each in enumerate(self.experiments):
                if deal < each.deals and deal not in known[index]:
                    yield deal * among + index

    def _count_missing(self) -> int:
        return sum(each.deals - each.before for each in self.experiments)

    def _keep(self, chunk: Chunk) -> int:
        """Keep every line with the experiment that it belongs to; return how many games that were."""
        lines, among, games = chunk.lines.splitlines(keepends=True), len(self.experiments), 0
        for index, experiment in enumerate(self.experiments):
            own = [line for number, line in zip(chunk.deals, lines, strict=True) if number % among == index]
            if own:
                experiment.keep(Chunk((), b"".join(own), chunk.seconds))
                games += len(own) * _rotations(experiment)
        return games


def _deals(definition: Definition, games: int) -> int:
    return ceil(games / len(definition.players))


def _rotations(experiment: Experiment) -> int:
    return len(experiment.definition.players)
