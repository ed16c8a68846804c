"""Who loses lives at a showdown."""

import pytest

from parlour.games.bastard_brag.rules.hands import KICKERS, hand_scores
from parlour.games.bastard_brag.rules.losses import round_losses
from parlour.games.bastard_brag.tests.laid import rules_with

EVERYBODY = [True] * 3


def losses(
    scores: list[int], live: list[bool] | None = None, knocker: int = -1, **switches: object
) -> list[int]:
    rules = rules_with(**switches)
    return round_losses(
        [score * KICKERS for score in scores],
        live or [True] * len(scores),
        knocker=knocker,
        scores=hand_scores(rules),
        cost=rules.lives,
    )


def test_the_lowest_loses_one_life() -> None:
    assert losses([306, 109, 214]) == [0, 1, 0]


def test_everybody_with_the_lowest_score_loses() -> None:
    assert losses([0, 0, 214]) == [1, 1, 0]


def test_nobody_loses_when_all_are_equal() -> None:
    assert losses([109, 109, 109]) == [0, 0, 0]


def test_a_seat_without_lives_neither_loses_nor_counts() -> None:
    assert losses([0, 109, 109], live=[False, True, True]) == [0, 0, 0]


def test_a_seat_without_lives_saves_nobody_from_being_lowest() -> None:
    assert losses([0, 109, 214], live=[False, True, True]) == [0, 1, 0]


@pytest.mark.parametrize(("scores", "expected"), [([513, 214, 109], [0, 1, 1]), ([513, 507, 109], [0, 0, 1])])
def test_trips_hit_everybody_without_trips(scores: list[int], expected: list[int]) -> None:
    assert losses(scores, tripsHitAll=True) == expected


def test_when_all_hold_trips_the_lowest_trips_lose() -> None:
    assert losses([513, 507, 502], tripsHitAll=True) == [0, 0, 1]


def test_trip_threes_cost_more_where_the_house_says_so() -> None:
    assert losses([600, 109, 214], trip3Cost=2) == [0, 2, 0]


def test_without_trip_threes_the_loser_pays_one() -> None:
    assert losses([513, 109, 214], trip3Cost=2) == [0, 1, 0]


def test_a_losing_knocker_pays_one_more_where_the_house_says_so() -> None:
    assert losses([306, 109, 214], knocker=1, knockLoseExtra=True) == [0, 2, 0]


def test_a_knocker_who_does_not_lose_pays_nothing() -> None:
    assert losses([306, 109, 214], knocker=0, knockLoseExtra=True) == [0, 1, 0]
