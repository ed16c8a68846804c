"""What is drawn: the stronger ends better, and it goes as it went between players about as good."""

from random import Random

import pytest

from parlour.lab.tournament.planner.contest import Contest, pattern_of
from parlour.lab.tournament.planner.samples import Sample
from tests.lab.tournament.planner.invented import invented_deals, invented_games

LEVELS = [-1.0, 1.0]


def wins_of_the_first(contest: Contest, rungs: list[float]) -> float:
    chance = Random(3)
    weights = [contest.weight_of(rung) for rung in rungs]
    return sum(contest.draw(weights, 0.5, chance)[0][0] == 0 for _ in range(2_000)) / 2_000


def test_a_pattern_has_the_best_first_and_equals_share_a_place() -> None:
    sample = Sample((0, 1, 1, 0), (-2, -1, -2, -4), (5, 9, 4, 1), 40)
    assert pattern_of(sample) == ((1, 2, 2, 4), (9, 5, 4, 1), 40)


@pytest.mark.parametrize("is_from_top", [True, False])
def test_of_two_the_stronger_wins_as_often_as_the_difference_says(is_from_top: bool) -> None:
    contest = Contest(invented_games(LEVELS, 2, 50), LEVELS, is_from_top=is_from_top)
    assert wins_of_the_first(contest, [1.0, 0.0]) == pytest.approx(0.88, abs=0.03)
    assert wins_of_the_first(contest, [0.5, 0.5]) == pytest.approx(0.5, abs=0.04)


def test_strength_goes_on_as_a_line_between_levels_and_beyond() -> None:
    contest = Contest(invented_games(LEVELS, 2, 50), [-1.0, 0.0, 3.0], is_from_top=True)
    weights = [contest.weight_of(rung) for rung in (-1.0, 0.0, 0.5, 1.0, 1.5, 3.0)]
    assert weights == pytest.approx([2.718281828**each for each in (-2, -1, -0.5, 0, 1.5, 6)])


def test_good_players_are_drawn_as_good_players_have_played() -> None:
    samples = [
        sample._replace(decisions=100 if sum(sample.levels) > 2 else 10)
        for sample in invented_deals(LEVELS, 4, 400)
    ]
    contest = Contest(samples, LEVELS, is_from_top=False)
    weights = [1.0] * 4
    chance = Random(4)
    assert {contest.draw(weights, 1.2, chance)[1].decisions for _ in range(50)} == {100}
    assert {contest.draw(weights, -0.3, chance)[1].decisions for _ in range(50)} == {10}
