"""What a standing is worth: the chance to end first, by coins, then by rounds."""

import pytest

from parlour.games.three_card_brag.thinking.standing import MatchStanding

NOBODY = -1


def chance(coins: list[int], won: list[int], *, left: int, seat: int = 0, ante: int = 0) -> float:
    return MatchStanding(seat, coins, won, pot=0, left=left, ante=ante, opening=5).chance(coins, NOBODY)


def test_players_who_are_level_have_the_same_chance() -> None:
    assert chance([100] * 4, [1] * 4, left=5) == pytest.approx(0.25, abs=0.01)


@pytest.mark.parametrize("left", [0, 1, 9])
def test_a_round_ahead_is_better_and_a_coin_ahead_is_better_still(left: int) -> None:
    level, rounds = chance([100, 100], [1, 1], left=left), chance([100, 100], [2, 1], left=left)
    assert level < rounds < chance([101, 99], [1, 2], left=left)


@pytest.mark.parametrize("left", [0, 1, 9])
def test_a_round_behind_is_worse_and_a_coin_behind_is_worse_still(left: int) -> None:
    level, rounds = chance([100, 100], [1, 1], left=left), chance([100, 100], [1, 2], left=left)
    assert level > rounds > chance([99, 101], [2, 1], left=left)


def test_a_lead_for_two_is_as_good_as_won_where_nothing_must_be_paid() -> None:
    assert chance([101, 99], [0, 9], left=1) > 0.99
    assert chance([101, 99], [0, 0], left=5, ante=5) < 0.7


def test_among_three_a_small_lead_is_not_yet_won() -> None:
    assert 0.34 < chance([120, 90, 90], [0, 0, 0], left=5) < 0.6


def test_a_lead_is_safe_once_neither_antes_nor_the_pot_can_take_it() -> None:
    def is_safe(coins: list[int], pot: int, ante: int) -> bool:
        return MatchStanding(0, coins, [0, 0], pot=pot, left=3, ante=ante, opening=5).is_safe()

    assert is_safe([120, 80], 0, 5)
    assert not is_safe([120, 80], 10, 5)
    assert not is_safe([115, 85], 0, 5)
    assert not MatchStanding(0, [900, 50, 50], [0] * 3, pot=0, left=1, ante=0, opening=5).is_safe()
