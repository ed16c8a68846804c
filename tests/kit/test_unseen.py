"""Dealing again what a seat has not seen."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.luck import Luck
from parlour.engine.show.audience import EVERYONE, NOBODY, only
from parlour.kit.unseen import redeal_unseen

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
