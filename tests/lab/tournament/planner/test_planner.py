"""A whole plan: the same for the same seed, sorted by fairness, with one line recommended."""

from typing import Any

import pytest

from parlour.engine.rules.finder import find_game
from parlour.lab.tournament.planner.candidates import Candidate, Wish
from parlour.lab.tournament.planner.figures import Estimate, Figures
from parlour.lab.tournament.planner.model import usual_players
from parlour.lab.tournament.planner.planner import Line, Planner, Settings, recommend_line, sort_lines
from parlour.lab.tournament.planner.report import plan_remarks, plan_sheet, plan_tree
from parlour.tournaments.regulations.regulations import Format, Regulations


def planner_of(**changes: Any) -> Planner:
    game = find_game("five-card-draw")
    wish = Wish(game, game.rules(), "default", {}, 8, 60.0, 2, 15)
    settings = Settings(spread=0.5, seconds=6.0, seed=1, repeat=12)._replace(**changes)
    return Planner(wish, usual_players(game), settings)


def single_elimination(planner: Planner) -> Figures:
    return planner.figures(next(each for each in planner.candidates if each.name == "single elimination"))


@pytest.fixture(scope="module")
def lines() -> list[Line]:
    return list(planner_of().lines())


def test_the_same_seed_gives_the_same_plan(lines: list[Line]) -> None:
    assert list(planner_of().lines()) == lines


def test_more_games_take_longer_and_find_the_strongest_more_often(lines: list[Line]) -> None:
    by_name = {line.candidate.name: line.figures for line in planner_of(repeat=100).lines()}
    one, three = by_name["single elimination"], by_name["single elimination, best of 3"]
    assert 2 * one.minutes.mean < three.minutes.mean
    assert one.best_wins.mean < three.best_wins.mean
    assert by_name["Swiss, 5 rounds"].rank_correlation.mean > one.rank_correlation.mean


def test_without_differences_of_strength_chance_decides() -> None:
    figures = single_elimination(planner_of(spread=0.0, repeat=200))
    assert figures.best_wins.mean == pytest.approx(1 / 8, abs=0.08)
    assert figures.rank_correlation.mean == pytest.approx(0, abs=0.1)


def test_twice_the_time_for_a_decision_takes_about_twice_as_long() -> None:
    usual, slow = (single_elimination(planner_of(seconds=seconds)) for seconds in (6.0, 12.0))
    assert slow.minutes.mean / usual.minutes.mean == pytest.approx(2, abs=0.1)


def test_a_report_names_every_line_once_and_one_to_take(lines: list[Line]) -> None:
    planner, ordered = planner_of(), sort_lines(lines)
    sheet = plan_sheet(planner, ordered)
    assert [row[0] for row in sheet.rows] == [str(number) for number in range(1, len(lines) + 1)]
    tree = plan_tree(planner, ordered)
    assert next(iter(plan_remarks(planner, ordered))).startswith(f"Take {tree['recommended']}, ")
    assert tree["lines"][0]["regulations"]["game"] == "five-card-draw"


def line(name: str, *, wins: float, correlation: float, minutes: float = 60, fits: bool = True) -> Line:
    figures = Figures(
        Estimate(minutes, 1), minutes, Estimate(wins, 0.1), Estimate(3, 1), Estimate(correlation, 0.02), 50
    )
    return Line(Candidate(name, Regulations(game="x", format=Format(name="swiss"))), figures, fits)


def test_what_is_over_in_time_comes_first_and_then_what_finds_the_strongest() -> None:
    found = sort_lines(
        [
            line("long", wins=0.9, correlation=0.9, fits=False),
            line("luck", wins=0.2, correlation=0.3),
            line("fair", wins=0.5, correlation=0.7),
        ]
    )
    assert [each.candidate.name for each in found] == ["fair", "luck", "long"]


def test_of_lines_that_cannot_be_told_apart_the_one_that_ranks_all_is_taken() -> None:
    found = [line("a", wins=0.5, correlation=0.6), line("b", wins=0.45, correlation=0.8)]
    assert recommend_line(found) == 1
    assert recommend_line([found[0], line("b", wins=0.3, correlation=0.8)]) == 0


def test_where_nothing_is_over_in_time_the_shortest_is_named() -> None:
    found = [
        line("a", wins=0.5, correlation=0.6, minutes=300, fits=False),
        line("b", wins=0.4, correlation=0.6, minutes=200, fits=False),
    ]
    assert recommend_line(found) == 1
    assert next(iter(plan_remarks(planner_of(), found))).startswith(
        "Nothing is over in time. The shortest is 2, b:"
    )
