"""What betting games say for a call, a fold and a bet: a chance only where it speaks for the move."""

import pytest

from parlour.engine.words.sentence import Sentence
from parlour.kit.staying import Price, bet_or_raise, call_or_fold, staying_cost

EVEN = Price(cost=10, pot=10, pays_from=0.5)
BEN = [1]


def keys(sentences: list[Sentence]) -> list[str]:
    return [each.key for each in sentences]


@pytest.mark.parametrize(("chance", "folds"), [(0.31, True), (0.8, False)])
def test_a_chance_on_the_right_side_of_the_price_is_told(chance: float, folds: bool) -> None:
    [told] = call_or_fold(EVEN, chance, BEN, folds=folds)
    assert told.key == "reason.fits"
    assert (told.fields["wins"], told.fields["need"]) == (round(100 * chance), 50)


@pytest.mark.parametrize(("chance", "folds"), [(0.8, True), (0.31, False)])
def test_a_chance_on_the_wrong_side_is_not(chance: float, folds: bool) -> None:
    assert call_or_fold(EVEN, chance, BEN, folds=folds) == []


@pytest.mark.parametrize("folds", [True, False])
def test_a_chance_near_the_price_speaks_for_neither(folds: bool) -> None:
    assert keys(call_or_fold(EVEN, 0.52, BEN, folds=folds)) == ["reason.close"]


def test_a_price_for_the_match_is_told_beside_that_of_the_pot() -> None:
    [told] = call_or_fold(Price(cost=10, pot=10, pays_from=0.2), 0.4, BEN, folds=False)
    assert told.key == "reason.fits-match"
    assert (told.fields["need"], told.fields["alone"]) == (20, 50)


@pytest.mark.parametrize(
    ("chance", "key"), [(0.6, "reason.bet-ahead"), (0.45, "reason.bet"), (0.2, "reason.bluff")]
)
def test_a_bet_on_a_poor_hand_is_called_a_bluff(chance: float, key: str) -> None:
    assert bet_or_raise(20, chance, BEN).key == key


def test_among_several_a_smaller_part_is_no_bluff() -> None:
    assert bet_or_raise(20, 0.3, [1, 2, 3]).key == "reason.bet-ahead"


def test_where_no_chance_is_known_none_is_told() -> None:
    assert "wins" not in bet_or_raise(20, None, BEN).fields


@pytest.mark.parametrize(("cost", "key"), [(4, "reason.cost"), (0, "reason.free")])
def test_staying_costs_something_or_nothing(cost: int, key: str) -> None:
    assert staying_cost(Price(cost, 12, 0.25)).key == key
