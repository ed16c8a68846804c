"""Learning a match of Three Card Brag from its end, with the chances of buckets counted."""

import numpy as np
import pytest

from parlour.games.three_card_brag.solver.training import BragTraining, DealChances, count_deals
from parlour.kit.solving.book import Book


@pytest.fixture(scope="module")
def chances() -> DealChances:
    return count_deals(300)


def taught(chances: DealChances, iterations: int, stages: int) -> BragTraining:
    """So many iterations in each of the last rounds of a match."""
    training = BragTraining(chances)
    for stage in range(stages):
        learner = training.begin_stage(stage)
        for _ in range(iterations):
            learner.iterate()
        training.end_stage(stage)
    return training


def test_a_card_turn_swaps_or_keeps(chances: DealChances) -> None:
    both = chances.maps["s"] + chances.maps["n"]
    assert chances.dealt.sum() == pytest.approx(1)
    assert np.allclose(both.sum(axis=1)[chances.dealt > 0], 1)


def test_what_one_wins_the_other_loses(chances: DealChances) -> None:
    for name in ("now", "then"):
        assert np.allclose(chances.duels[name], -chances.duels[name].T)


def test_a_better_bucket_wins_more_often_at_once(chances: DealChances) -> None:
    likely = np.flatnonzero(chances.dealt > 0.01)
    assert chances.duels["now"][likely[-1], likely[0]] > 0.8


def test_a_lead_in_rounds_is_worth_something(chances: DealChances) -> None:
    training = taught(chances, 12, stages=5)
    assert training.values["5,1"] > training.values["5,0"] > training.values["5,-1"]


@pytest.mark.thorough
def test_more_iterations_leave_less_to_exploit(chances: DealChances) -> None:
    few, more = taught(chances, 5, stages=4), taught(chances, 25, stages=4)
    assert more.pages().exploitability < few.pages().exploitability


@pytest.mark.thorough
def test_whoever_stops_early_keeps_the_last_rounds_of_the_match(chances: DealChances) -> None:
    training = taught(chances, 5, stages=2)
    training.begin_stage(2).iterate()
    keys = Book(training.pages()).places
    assert "1,0::" in keys
    assert "9,0::" not in keys


def test_nobody_folds_when_a_fold_loses_the_match(chances: DealChances) -> None:
    book = Book(taught(chances, 40, stages=1).pages())
    for bucket in range(5, 20):
        fold, *others = book.weights("1,0::b", bucket)
        assert fold < sum(others)
