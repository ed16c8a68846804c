"""A sweep that was really played, for the tests of what is made of it."""

from typing import Any

from parlour.lab.players import parse_players
from parlour.lab.run.progress import hush
from parlour.lab.run.together import ExperimentGroup
from parlour.lab.run.workers import Workers
from parlour.lab.sweep.answer import SweepAnswer
from parlour.lab.sweep.points import BaseRules, Point, define_points
from tests.lab.definitions import BRAG


def points_of(varied: dict[str, list[Any]], players: str = "random,random", **switches: Any) -> list[Point]:
    base = BaseRules(BRAG, switches=switches)
    return define_points(base, varied, parse_players(players), seats=None, seed=1)


def swept(varied: dict[str, list[Any]], players: str = "random,random", games: int = 24) -> SweepAnswer:
    points = points_of(varied, players)
    group = ExperimentGroup.unkept([point.definition for point in points], games)
    return SweepAnswer(points, group.run(Workers(1), hush), group)
