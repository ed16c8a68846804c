"""What a sweep says: every point's answer, how long its games are, and how it differs from the first point.

All points draw the same deals in the bootstrap, so that a difference has an interval of its own, which is
narrower than those of the two shares.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from parlour.lab.analysis.report import Estimate, Summary, summarise
from parlour.lab.analysis.scores import Floats, games_of, scores_of
from parlour.lab.analysis.statistics import drawn_means, interval, is_unsure
from parlour.lab.results import DealResult
from parlour.lab.run.experiment import FinishedRun
from parlour.lab.sweep.points import Point, have_same_cards


class PointRow(msgspec.Struct, frozen=True):
    """One point: its switches, its answer, the decisions of a game, and of every player how much larger its
    share of the wins is than at the first point; None at the first itself."""

    switches: dict[str, Any]
    answer: Summary
    decisions: Estimate
    changes: list[Estimate] | None


class SweepSummary(msgspec.Struct, frozen=True):
    """The numbers of all points; they depend on the question alone."""

    game: str
    seats: int
    seed: int
    deals: int
    games: int
    players: list[str]
    varied: list[str]
    same_cards: bool
    points: list[PointRow]

    def compared(self) -> list[str]:
        """Return whose changes are looked at: of two players at a table of two, one's say all."""
        return self.players[:1] if len(self.players) == self.seats == 2 else self.players


class SweepReport(msgspec.Struct, frozen=True):
    """The answer, and what it cost this time."""

    answer: SweepSummary
    games_played: int
    seconds: float
    kept_in: str


class _PointColumns:
    """Shares and decisions of all points, a row for each deal, and the same draws from all of them."""

    def __init__(self, points: Sequence[Point], runs: Sequence[FinishedRun]) -> None:
        self.answers: list[Summary] = []
        columns: list[Floats] = []
        for point, run in zip(points, runs, strict=True):
            scores = scores_of(point.definition, games_of(point.definition, run.results))
            self.answers.append(summarise(point.definition, scores))
            columns += [scores.shares, decisions_by_deal(run.results)[:, None]]
        self._columns = np.hstack(columns)
        self._draws = drawn_means(self._columns, points[0].definition.seed)
        self._each = 1 + len(points[0].definition.players)

    def decisions(self, point: int) -> Estimate:
        return self._estimate(point * self._each + self._each - 1)

    def change(self, point: int, player: int) -> Estimate:
        return self._estimate(point * self._each + player, less=player)

    def _estimate(self, column: int, less: int | None = None) -> Estimate:
        """Return the mean of a column, or how much larger it is than that of another."""
        values, draws = self._columns[:, column], self._draws[:, column]
        if less is not None:
            values, draws = values - self._columns[:, less], draws - self._draws[:, less]
        low, high = interval(draws, len(values)) or (None, None)
        return Estimate(float(values.mean()), low, high, is_unsure(len(values)))


def decisions_by_deal(results: Sequence[DealResult]) -> Floats:
    """Return how many decisions a game of each deal had, the mean of its rotations."""
    means: Floats = np.array([[game.decisions for game in result.games] for result in results]).mean(axis=1)
    return means


def summarise_sweep(points: Sequence[Point], runs: Sequence[FinishedRun]) -> SweepSummary:
    """Return all numbers of a sweep."""
    columns, first = _PointColumns(points, runs), points[0]
    answer = columns.answers[0]
    rows = [
        PointRow(
            point.switches,
            columns.answers[number],
            columns.decisions(number),
            [columns.change(number, player) for player in range(len(answer.players))] if number else None,
        )
        for number, point in enumerate(points)
    ]
    return SweepSummary(
        answer.game,
        answer.seats,
        answer.seed,
        answer.deals,
        answer.games,
        [row.player for row in answer.players],
        list(first.switches),
        have_same_cards(points),
        rows,
    )
