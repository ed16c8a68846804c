"""The chances of buckets at Three Card Brag, counted."""

import numpy as np
import pytest

from parlour.games.three_card_brag.solver.chances import Chances, counted


@pytest.fixture(scope="module")
def chances() -> Chances:
    return counted(300)


def test_a_card_turn_swaps_or_keeps(chances: Chances) -> None:
    both = chances.maps["s"] + chances.maps["n"]
    assert chances.dealt.sum() == pytest.approx(1)
    assert np.allclose(both.sum(axis=1)[chances.dealt > 0], 1)


def test_what_one_wins_the_other_loses(chances: Chances) -> None:
    for name in ("now", "then"):
        assert np.allclose(chances.duels[name], -chances.duels[name].T)


def test_a_better_bucket_wins_more_often_at_once(chances: Chances) -> None:
    likely = np.flatnonzero(chances.dealt > 0.01)
    assert chances.duels["now"][likely[-1], likely[0]] > 0.8
