"""The circle method: everybody meets everybody once."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlour.tournaments.whole_games.round_robin import BYE, circle_rounds, rounds_to_meet


@given(st.integers(2, 40))
def test_everybody_meets_everybody_once_and_nobody_twice_in_a_round(players: int) -> None:
    rounds = circle_rounds(range(1, players + 1))
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs if BYE not in pair)
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    assert all(len({who for pair in pairs for who in pair}) == 2 * len(pairs) for pairs in rounds)


def test_an_odd_number_has_one_bye_each() -> None:
    rounds = circle_rounds(range(1, 6))
    free = [max(pair) for pairs in rounds for pair in pairs if BYE in pair]
    assert sorted(free) == [1, 2, 3, 4, 5]


def test_the_first_of_four_stays() -> None:
    assert circle_rounds([1, 2, 3, 4]) == [[(1, 4), (2, 3)], [(1, 3), (4, 2)], [(1, 2), (3, 4)]]


def test_many_at_a_table_need_fewer_rounds() -> None:
    assert rounds_to_meet(13, 4) == 4
    assert rounds_to_meet(12, 4) == 4
    assert rounds_to_meet(9, 2) == 8
