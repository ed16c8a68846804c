"""What a matrix says: a share with its interval for every pair, ratings from all of them, and cycles.

All pairs draw the same deals in the bootstrap, for they have their cards in common.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import msgspec
import numpy as np

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.game import Game
from parlour.lab.analysis.report import Estimate
from parlour.lab.analysis.scores import Floats, games_of, scores_of
from parlour.lab.analysis.statistics import drawn_means, interval, is_unsure, ratings
from parlour.lab.analysis.tables import excludes
from parlour.lab.definition import Definition, define
from parlour.lab.errors import BadExperiment
from parlour.lab.matrix.cycles import find_cycles
from parlour.lab.players import keeps_time, labels
from parlour.lab.run.experiment import FinishedRun

EVEN = 0.5
Standing = Literal["ahead", "behind", "not shown"]


class Cell(msgspec.Struct, frozen=True):
    """The share of the games that the row's player wins against the column's, and whether that is shown."""

    row: str
    column: str
    win_share: Estimate
    standing: Standing


class RankRow(msgspec.Struct, frozen=True):
    """A player's share of all its games, its rating, and whom it is shown ahead of."""

    player: str
    win_share: Estimate
    rating: Estimate
    beats: list[str]


class MatrixSummary(msgspec.Struct, frozen=True):
    """The numbers of all pairs; players are in order of their ratings."""

    game: str
    seats: int
    seed: int
    deals: int
    games: int
    ranking: list[RankRow]
    cells: list[Cell]
    cycles: list[list[str]]
    by_the_clock: list[str]
    unfinished: int

    def cell(self, row: str, column: str) -> Cell:
        """Return what the first achieves against the second; KeyError where there is no such pair."""
        wanted = [name.removeprefix("house:") for name in (row, column)]
        for cell in self.cells:
            if [cell.row, cell.column] == wanted:
                return cell
        known = ", ".join(each.player for each in self.ranking)
        raise KeyError(f"no pair {row!r} and {column!r}: there are {known}")

    def pairs(self) -> int:
        return len(self.cells) // 2


class MatrixReport(msgspec.Struct, frozen=True):
    """The answer, and what it cost this time."""

    answer: MatrixSummary
    games_played: int
    seconds: float
    kept_in: str


def define_pairs(
    game: Game, rules: RulesAsset, players: tuple[str, ...], *, seats: int | None, seed: int
) -> list[Definition]:
    """Define an experiment for every two players; refuse a player who stands there twice."""
    for place, word in enumerate(players):
        if word in players[:place]:
            said = f"{labels([word])[0]} stands there twice: a matrix has every player once."
            raise BadExperiment("twice-in-matrix", said)
    return [define(game, rules, pair, seats=seats, seed=seed) for pair in combinations(players, 2)]


class _Sample:
    """By deal, each player's share against each other and who finished before whom; the means and draws.

    Both are tables with a row and a column for every player, 0 where a player would meet itself.
    """

    def __init__(self, players: Sequence[str], pairs: Sequence[Definition], runs: Sequence[FinishedRun]):
        number, self.deals, self.unfinished = len(players), len(runs[0].results), 0
        shares, beaten = np.zeros((2, self.deals, number, number))
        for pair, run in zip(pairs, runs, strict=True):
            one, two = (players.index(word) for word in pair.players)
            scores = scores_of(pair, games_of(pair, run.results))
            # of two players one wins, so that their shares of a game are 1 at a table of any size
            shares[:, one, two] = scores.shares[:, 0] * pair.seats / 2
            shares[:, two, one] = scores.shares[:, 1] * pair.seats / 2
            beaten[:, one, two], beaten[:, two, one] = scores.beaten[:, 0, 1], scores.beaten[:, 1, 0]
            self.unfinished += scores.unfinished
        columns = np.hstack([shares.reshape(self.deals, -1), beaten.reshape(self.deals, -1)])
        self.means = self._parts(columns.mean(axis=0)[None, :], number)
        self.draws = self._parts(drawn_means(columns, pairs[0].seed), number)

    def _parts(self, rows: Floats, number: int) -> tuple[Floats, Floats]:
        """Split rows of means into shares of pairs and ratings."""
        half = number * number
        beaten = self.deals * rows[:, half:].reshape(-1, number, number)
        return rows[:, :half].reshape(-1, number, number), ratings(beaten)

    def share(self, row: int, column: int) -> Estimate:
        return self._estimate(self.means[0][:, row, column], self.draws[0][:, row, column])

    def mean_share(self, row: int) -> Estimate:
        others = self.means[0].shape[1] - 1
        return self._estimate(*(part[0][:, row].sum(axis=1) / others for part in (self.means, self.draws)))

    def rating(self, row: int) -> Estimate:
        return self._estimate(self.means[1][:, row], self.draws[1][:, row])

    def _estimate(self, mean: Floats, draws: Floats) -> Estimate:
        low, high = interval(draws, self.deals) or (None, None)
        return Estimate(float(mean[0]), low, high, is_unsure(self.deals))


def summarise_matrix(
    players: Sequence[str], pairs: Sequence[Definition], runs: Sequence[FinishedRun]
) -> MatrixSummary:
    """Return all numbers of a matrix, the best player first."""
    names, sample = labels(players), _Sample(players, pairs, runs)
    order = sorted(range(len(players)), key=lambda place: -sample.means[1][0, place])
    cells = [
        _cell(names[one], names[two], sample.share(one, two)) for one in order for two in order if one != two
    ]
    beats = {
        names[one]: [cell.column for cell in cells if cell.row == names[one] and cell.standing == "ahead"]
        for one in order
    }
    ranking = [
        RankRow(names[one], sample.mean_share(one), sample.rating(one), beats[names[one]]) for one in order
    ]
    return MatrixSummary(
        pairs[0].game,
        pairs[0].seats,
        pairs[0].seed,
        sample.deals,
        2 * sample.deals,
        ranking,
        cells,
        find_cycles(beats),
        [word for word in players if keeps_time(word)],
        sample.unfinished,
    )


def _cell(row: str, column: str, share: Estimate) -> Cell:
    shown: Standing = "ahead" if share.mean > EVEN else "behind"
    return Cell(row, column, share, shown if excludes(share, EVEN) else "not shown")
