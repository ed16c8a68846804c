"""What a search plays for in a match of rounds: to be ahead, and coins only besides."""

import pytest

from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import OVER
from parlour.games.three_card_brag.tests.laid import seated
from parlour.players.search.objective import Stakes


def gained(before: list[int], after: list[int]) -> list[float]:
    """What the seats make of a round that leaves them with these coins."""
    position = seated(before)
    stakes = Stakes(position)
    position.coins = after
    return stakes.payoffs(position)


def ended(coins: list[int], rounds_won: list[int]) -> ThreeCardBrag:
    """A match that is over, with nothing gained in its last round."""
    position = seated(coins)
    position.rounds_won = rounds_won
    position.stage = OVER
    return position


def test_to_come_ahead_counts_far_more_than_to_come_further_ahead() -> None:
    ahead = gained([10_000, 10_000], [10_010, 9_990])[0]
    further = gained([10_000, 10_000], [10_500, 9_500])[0]
    level = gained([10_000, 10_000], [10_000, 10_000])[0]
    assert level == 0
    assert further - ahead < (ahead - level) / 5


def test_coins_count_where_the_lead_does_not_change() -> None:
    assert gained([9_000, 11_000], [9_200, 10_800])[0] > gained([9_000, 11_000], [9_000, 11_000])[0]


def test_those_who_are_level_share_the_lead() -> None:
    first, second, third = gained([10_000] * 3, [10_020, 10_020, 9_960])
    assert first == second == pytest.approx(1 / 2 - 1 / 3 + 0.002)
    assert third < 0


def test_at_the_end_what_parts_equal_coins_decides() -> None:
    position = ended([10_000, 10_000], [4, 6])
    assert Stakes(position).payoffs(position) == [-0.5, 0.5]


@pytest.mark.parametrize("after", [[10_300, 9_900, 9_800], [10_000, 10_000, 10_000], [0, 30_000, 0]])
def test_what_one_gains_the_others_lose(after: list[int]) -> None:
    assert sum(gained([10_000] * 3, after)) == pytest.approx(0)
