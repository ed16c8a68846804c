"""What is learnt of Five-Card Draw: the chances of buckets, counted."""

import numpy as np

from parlour.cards.notation import parse_cards
from parlour.games.five_card_draw.solver.hands import dealt_bucket, final_bucket
from parlour.games.five_card_draw.solver.training import count_deals, draw_tree


def test_the_chances_of_all_buckets_add_up_to_one() -> None:
    dealt, maps = count_deals(2_000)
    assert dealt.sum() == 1.0
    for drawn in maps.values():
        sums = drawn.sum(axis=1)
        assert np.allclose(sums[dealt > 0], 1)


def test_who_stands_pat_keeps_the_hand() -> None:
    _, maps = count_deals(2_000)
    aces = parse_cards("AS AD 9H 5C 2D")
    kings = parse_cards("KS KD 9H 5C 2D")
    assert maps["draw 0"][dealt_bucket(aces), final_bucket(kings)] == 0
    assert maps["draw 0"][dealt_bucket(aces), final_bucket(aces)] > 0


def test_a_showdown_is_won_by_the_higher_bucket() -> None:
    duel = draw_tree(500).duels["show"]
    assert (duel[3, 2], duel[2, 3], duel[2, 2]) == (1, -1, 0)
