"""Dealing again what a seat has not seen."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.kit.unseen import Broken, redeal_unseen, redeal_within

AUDIENCES = st.lists(st.sampled_from([EVERYONE, NOBODY, only(0), only(1), only(0) | only(1)]), max_size=20)


@given(AUDIENCES, AUDIENCES, st.integers(0, 1_000))
def test_what_the_seat_sees_stays_where_it_lies(left: list[int], right: list[int], seed: int) -> None:
    before = [list(range(len(left))), list(range(len(left), len(left) + len(right)))]
    after = [pile[:] for pile in before]
    redeal_unseen(after, [left, right], 0, Luck(seed))
    kept = [
        after[pile][place] == before[pile][place]
        for pile, known in enumerate([left, right])
        for place, audience in enumerate(known)
        if audience & only(0)
    ]
    assert all(kept)


@given(AUDIENCES, AUDIENCES, st.integers(0, 1_000))
def test_no_card_is_lost_or_doubled(left: list[int], right: list[int], seed: int) -> None:
    piles = [list(range(len(left))), list(range(len(left), len(left) + len(right)))]
    redeal_unseen(piles, [left, right], 0, Luck(seed))
    assert sorted(piles[0] + piles[1]) == list(range(len(left) + len(right)))


def test_unseen_cards_move_between_piles() -> None:
    reached = set()
    for seed in range(50):
        piles = [[1], [2], [3]]
        redeal_unseen(piles, [[NOBODY], [only(1)], [only(0)]], 0, Luck(seed))
        reached.add((piles[0][0], piles[1][0], piles[2][0]))
    assert reached == {(1, 2, 3), (2, 1, 3)}


DEALS = 1_000
HIDDEN = [[NOBODY] * 2, [NOBODY] * 2, [NOBODY] * 2]


def within_limits(pile: int, place: int, card: int) -> bool:
    """Pile 0 holds nothing above 2, pile 1 nothing above 4: one deal in ninety."""
    return card <= 2 * (pile + 1)


def deals(fits: Callable[[int, int, int], bool], broken: Broken | None = None) -> Counter[tuple[int, ...]]:
    found: Counter[tuple[int, ...]] = Counter()
    luck = Luck(1)
    for _ in range(DEALS):
        piles = [[5, 3], [6, 1], [2, 4]]
        redeal_within(piles, HIDDEN, 0, luck, fits, broken)
        found[tuple(piles[0] + piles[1] + piles[2])] += 1
    return found


def all_deals(fits: Callable[[int, int, int], bool]) -> set[tuple[int, ...]]:
    every = permutations(range(1, 7))
    return {
        deal for deal in every if all(fits(number // 2, number % 2, card) for number, card in enumerate(deal))
    }


def test_a_redeal_within_what_is_known_reaches_every_deal_that_fits_and_no_other() -> None:
    """The piles as they lie do not even fit themselves: where they are is never looked at."""
    assert set(deals(within_limits)) == {
        (*low, *middle, *high)
        for low in permutations((1, 2))
        for middle in permutations((3, 4))
        for high in permutations((5, 6))
    }


def test_all_deals_that_fit_are_about_equally_likely() -> None:
    counts = deals(within_limits)
    assert max(counts.values()) < 1.3 * DEALS / len(counts)


def test_two_cards_in_one_place_only_are_found_by_matching() -> None:
    """One deal in 720 fits, which no thirty tries find."""
    assert set(deals(lambda pile, place, card: card == 6 - 2 * pile - place)) == {(6, 5, 4, 3, 2, 1)}


def test_a_fact_about_a_whole_hand_is_kept() -> None:
    """Pile 0 holds both the lowest and the highest card: two of thirty."""
    found = deals(lambda *_: True, lambda piles: int(1 not in piles[0]) + int(6 not in piles[0]))
    assert {frozenset(deal[:2]) for deal in found} == {frozenset((1, 6))}
    assert len(found) == 2 * 24
    assert max(found.values()) < 2 * DEALS / len(found)


def test_what_the_seat_sees_stays_while_the_rest_is_dealt_within_what_is_known() -> None:
    piles = [[5, 3], [6, 1]]
    redeal_within(piles, [[only(0), NOBODY], [NOBODY, EVERYONE]], 0, Luck(1), lambda *_: True)
    assert (piles[0][0], piles[1][1], {piles[0][1], piles[1][0]}) == (5, 1, {3, 6})


def test_knowledge_that_no_deal_agrees_with_is_a_bug() -> None:
    with pytest.raises(AssertionError):
        redeal_within([[1, 2]], [[NOBODY] * 2], 0, Luck(1), lambda pile, place, card: card == 1)


TWINS = [[[5, 3], [6, 1], [2, 4]], [[1, 2], [3, 4], [5, 6]]]
KNOWN = [within_limits, lambda pile, place, card: card == 6 - 2 * pile - place, lambda *_: True]


@pytest.mark.parametrize("seed", range(10))
def test_how_the_unseen_cards_truly_lie_makes_no_difference(seed: int) -> None:
    deals = [[pile[:] for pile in piles] for piles in TWINS]
    for piles in deals:
        redeal_unseen(piles, HIDDEN, 0, Luck(seed))
    assert deals[0] == deals[1]


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("fits", KNOWN)
def test_nor_where_they_are_matched_and_swapped(fits: Callable[[int, int, int], bool], seed: int) -> None:
    deals, lucks = [[pile[:] for pile in piles] for piles in TWINS], [Luck(seed), Luck(seed)]
    for piles, luck in zip(deals, lucks, strict=True):
        redeal_within(piles, HIDDEN, 0, luck, fits)
    assert deals[0] == deals[1]
    assert lucks[0].bits() == lucks[1].bits()
