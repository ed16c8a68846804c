"""Payoffs sum to nothing, by places or by tallies."""

import pytest

from parlour.adapters.payoffs import furthest, known_payoff, payoffs
from parlour.engine.errors import BadRules
from parlour.engine.play.outcome import Outcome


def test_places_pay_from_one_to_minus_one() -> None:
    assert payoffs(Outcome([2, 1, 3], [5, 9, 1], ""), "places") == [0.0, 1.0, -1.0]


def test_shared_places_share_what_they_pay() -> None:
    assert payoffs(Outcome([1, 1, 3], [5, 5, 1], ""), "places") == [0.5, 0.5, -1.0]


def test_tallies_pay_what_is_above_the_mean() -> None:
    assert payoffs(Outcome([1, 2], [12, 8], ""), "tallies") == [2.0, -2.0]


def test_a_payoff_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRules, match="places or tallies"):
        known_payoff("honour")


@pytest.mark.parametrize("kind", ["places", "tallies"])
def test_no_payoff_lies_beyond_its_bound(kind: str) -> None:
    assert max(payoffs(Outcome([1, 2, 2], [100_000, 0, 0], ""), kind)) <= furthest(kind)
