"""What a word is worth in points."""

import pytest

from parlour.games.five_card_draw.bots.weighing import Weighing


def weighing(chance: float = 0.6, *, is_last: bool = False) -> Weighing:
    """The first word of a turn between two, with four points in the pot and a limit of two."""
    return Weighing(
        chance=chance,
        pot=4.0,
        bet=0.0,
        mine=0.0,
        cost=0.0,
        limit=2.0,
        others=1.0,
        folds=0.4,
        bets=0.35,
        price=0.0,
        keeps_uncalled=True,
        opens=True,
        is_last=is_last,
    )


def test_a_pot_won_half_the_time_is_worth_nothing_between_two() -> None:
    assert weighing().swing(10.0, 0.5) == 0


@pytest.mark.parametrize("is_last", [False, True])
def test_a_chance_is_less_against_those_who_bet_and_more_against_the_rest(is_last: bool) -> None:
    held = weighing(is_last=is_last)
    assert held.against_best(0.35) < 0.6 < held.against_rest()
    assert held.against_best(1.0) == pytest.approx(0.6)


@pytest.mark.parametrize("is_last", [False, True])
def test_a_sure_winner_gains_most_by_the_highest_bet(is_last: bool) -> None:
    sure = weighing(1.0, is_last=is_last)
    assert sure.rise(2.0) > sure.rise(1.0) > sure.check()
