"""Running tournaments: one in this process, many by an executor; an interruption keeps what is finished."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from parlour.lab.run.executor import Executor
from parlour.lab.run.experiment import played_chunks
from parlour.lab.run.fingerprint import check_same_code
from parlour.lab.run.progress import ReportProgress
from parlour.lab.tournament.definition import TournamentDefinition, regulations_of, rules_at
from parlour.lab.tournament.results import TournamentResult, decode_tournaments, encode_tournaments
from parlour.lab.tournament.simulation import Simulation


def play_tournaments(definition: TournamentDefinition, numbers: Sequence[int]) -> bytes:
    """Return the lines of these tournaments."""
    return encode_tournaments(Simulation(definition, number).run() for number in numbers)


def play_tournaments_there(definition: TournamentDefinition, numbers: Sequence[int]) -> bytes:
    """Play on a worker of a cluster, if it has the same code and books as whoever asks."""
    game, rules = rules_at(regulations_of(definition), 1)
    check_same_code(definition.code, game.package, definition.players, rules)
    return play_tournaments(definition, numbers)


class TournamentRun:
    """So many tournaments of one definition, and those that have been played."""

    def __init__(self, definition: TournamentDefinition, count: int) -> None:
        self.definition = definition
        self.count = count
        self.seconds = 0.0
        self._played: dict[int, TournamentResult] = {}

    def results(self) -> list[TournamentResult]:
        """Return what has been played, by number; alone, also a tournament that was broken off."""
        return [self._played[number] for number in sorted(self._played)]

    def play_one(self, told: ReportProgress) -> None:
        """Play a single tournament here, and report how many entrants are out."""
        simulation = Simulation(self.definition)
        entrants = self.definition.entrants
        told(0, entrants)
        try:
            simulation.run(lambda out: told(out, entrants))
        finally:
            self._keep(simulation.result())
            self.seconds = simulation.seconds

    def play_all(self, executor: Callable[[], Executor], told: ReportProgress) -> None:
        """Play all of them, and report how many are finished."""
        told(0, self.count)
        began, playing = time.perf_counter(), executor()
        try:
            for chunk in played_chunks(playing, iter(range(self.count)), self.count):
                for result in decode_tournaments(chunk.lines):
                    self._keep(result)
                told(len(self._played), self.count)
        finally:
            self.seconds = time.perf_counter() - began
            with suppress(OSError):
                playing.shut_down()

    def _keep(self, result: TournamentResult) -> None:
        self._played[result.number] = result
