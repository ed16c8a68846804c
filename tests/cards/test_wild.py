"""Wild cards closed over a ranking of natural hands."""

from collections import Counter

import pytest

from parlour.cards.wild import Closure, Pattern, Ranking, all_different, fillings, patterns
from tests.cards.rankings import brag, points, poker

BRAG = Closure(3, brag)
POINTS = Closure(3, points)
POKER = Closure(5, poker)

every_closure = pytest.mark.parametrize(
    ("closure", "value"), [(BRAG, brag), (POINTS, points), (POKER, poker)], ids=["brag", "points", "poker"]
)


def test_patterns_run_through_every_hand_of_ranks_once() -> None:
    three_cards = [pattern for wilds in range(4) for pattern in patterns(3, wilds)]
    assert len(three_cards) == len(set(three_cards)) == 560


def test_five_of_a_rank_are_not_in_a_pack() -> None:
    assert (9, 9, 9, 9, 9) not in set(patterns(5, 0))
    assert (9, 9, 9, 9, 0) in set(patterns(5, 1))


def test_a_wild_card_does_not_repeat_a_rank_held_as_often_as_allowed() -> None:
    assert (9, 9, 9, 9, 9) not in set(fillings((9, 9, 9, 9, 0), most=4))
    assert (14, 14, 9) not in set(fillings((14, 9, 0), most=1))


@pytest.mark.parametrize(
    ("pattern", "suited", "reading"),
    [
        ((9, 9, 0), False, ((9, 9, 9), False)),
        ((14, 13, 0), True, ((14, 13, 12), True)),
        ((14, 13, 0), False, ((14, 13, 12), False)),
        ((14, 2, 0), True, ((14, 3, 2), True)),
        ((13, 7, 0), True, ((14, 13, 7), True)),
        ((13, 7, 0), False, ((13, 13, 7), False)),
        ((7, 0, 0), True, ((7, 7, 7), False)),
        ((0, 0, 0), True, ((3, 3, 3), False)),
        ((13, 7, 4), True, ((13, 7, 4), True)),
    ],
)
def test_the_best_reading_in_brag(pattern: Pattern, suited: bool, reading: tuple[Pattern, bool]) -> None:
    assert BRAG.best_reading(pattern, suited) == reading


def test_a_wild_card_leaves_the_suit_when_a_flush_is_bad() -> None:
    assert POINTS.best_reading((14, 9, 0), suited=True) == ((14, 9, 2), False)


def test_four_aces_and_a_wild_card_are_four_aces_with_a_king() -> None:
    assert POKER.best_reading((14, 14, 14, 14, 0), suited=False) == ((14, 14, 14, 14, 13), False)


@every_closure
def test_every_reading_is_worth_what_the_table_says(closure: Closure, value: Ranking) -> None:
    wrong = [
        (pattern, suited)
        for values, suited in ((closure.mixed, False), (closure.suited, True))
        for pattern in values
        if value(*closure.best_reading(pattern, suited)) != values[pattern]
    ]
    assert wrong == []


@pytest.mark.parametrize("closure", [BRAG, POINTS, POKER], ids=["brag", "points", "poker"])
def test_every_reading_keeps_the_natural_cards(closure: Closure) -> None:
    for pattern in closure.mixed:
        naturals = Counter(rank for rank in pattern if rank > 0)
        ranks, _ = closure.best_reading(pattern, suited=False)
        assert naturals <= Counter(ranks)


@pytest.mark.parametrize("closure", [BRAG, POINTS, POKER], ids=["brag", "points", "poker"])
def test_a_flush_never_holds_a_rank_twice(closure: Closure) -> None:
    for pattern in closure.suited:
        ranks, flush = closure.best_reading(pattern, suited=True)
        assert not flush or all_different(ranks)
