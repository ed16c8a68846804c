"""The answer of an experiment: every number with the interval that it lies in."""

from collections.abc import Callable
from itertools import combinations

import msgspec
import numpy as np

from parlour.lab.analysis.scores import Floats, Scores
from parlour.lab.analysis.statistics import drawn_means, interval, is_unsure, ratings
from parlour.lab.definition import Definition
from parlour.lab.players import keeps_time, labels
from parlour.lab.run.experiment import FinishedRun


class Estimate(msgspec.Struct, frozen=True):
    """A mean, and the 95 % interval around it unless there were too few deals; unsure from hardly enough."""

    mean: float
    low: float | None
    high: float | None
    unsure: bool = False


class PlayerRow(msgspec.Struct, frozen=True):
    """What one player achieved: share of the win, tally above the table's mean, rating."""

    player: str
    win_share: Estimate
    lead: Estimate
    rating: Estimate


class PairRow(msgspec.Struct, frozen=True):
    """How much more the first achieved than the second."""

    first: str
    second: str
    win_share: Estimate
    lead: Estimate


class Summary(msgspec.Struct, frozen=True):
    """The numbers: the same for the same definition and as many deals, whoever played them."""

    game: str
    seats: int
    seed: int
    deals: int
    games: int
    players: list[PlayerRow]
    pairs: list[PairRow]
    by_the_clock: list[str]
    unfinished: int

    def player(self, name: str) -> PlayerRow:
        """Return what this player achieved; KeyError for a name that none has."""
        for row in self.players:
            if name in (row.player, f"house:{row.player}"):
                return row
        raise KeyError(f"no player {name!r}: there are {', '.join(row.player for row in self.players)}")


class ExperimentReport(msgspec.Struct, frozen=True):
    """The answer, and what it cost this time."""

    answer: Summary
    games_played: int
    seconds: float
    games_per_second: float
    kept_in: str


class Sample:
    """The scores and what the bootstrap drew from them, from which estimates are taken."""

    def __init__(self, scores: Scores, seed: int) -> None:
        self.deals, number = scores.shares.shape
        columns = np.hstack([scores.shares, scores.leads, scores.beaten.reshape(self.deals, -1)])
        self.means = self.parts(columns.mean(axis=0)[None, :], number)
        self.draws = self.parts(drawn_means(columns, seed), number)

    def parts(self, rows: Floats, number: int) -> tuple[Floats, Floats, Floats]:
        """Split rows of means into shares, leads and ratings, a row for each draw."""
        beaten = self.deals * rows[:, 2 * number :].reshape(-1, number, number)
        return rows[:, :number], rows[:, number : 2 * number], ratings(beaten)

    def estimate(self, part: int, of: Callable[[Floats], Floats]) -> Estimate:
        low, high = interval(of(self.draws[part]), self.deals) or (None, None)
        return Estimate(float(of(self.means[part])[0]), low, high, is_unsure(self.deals))

    def of_player(self, part: int, player: int) -> Estimate:
        return self.estimate(part, lambda rows: np.asarray(rows[:, player]))

    def difference(self, part: int, first: int, second: int) -> Estimate:
        return self.estimate(part, lambda rows: np.asarray(rows[:, first] - rows[:, second]))


def summarise(definition: Definition, scores: Scores) -> Summary:
    """Return all numbers, from the scores of every deal."""
    names, sample = labels(definition.players), Sample(scores, definition.seed)
    numbers = range(len(names))
    return Summary(
        definition.game,
        definition.seats,
        definition.seed,
        sample.deals,
        sample.deals * len(names),
        [PlayerRow(names[n], *(sample.of_player(part, n) for part in range(3))) for n in numbers],
        [
            PairRow(names[one], names[two], *(sample.difference(part, one, two) for part in range(2)))
            for one, two in combinations(numbers, 2)
        ],
        [word for word in definition.players if keeps_time(word)],
        scores.unfinished,
    )


def report_on(answer: Summary, played: FinishedRun, kept_in: str) -> ExperimentReport:
    games = played.fresh * len(answer.players)
    rate = games / played.seconds if games else 0.0
    return ExperimentReport(answer, games, played.seconds, rate, kept_in)
