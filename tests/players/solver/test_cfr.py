"""CFR+ against the published values of Kuhn poker and Leduc hold'em."""

import pytest

from parlour.players.solver.cfr import Learner
from parlour.players.solver.layout import Game
from parlour.players.solver.passes import exploitability, value
from tests.players.solver.small_games import kuhn, leduc


def taught(game: Game, rounds: int, tremble: float = 0.0) -> Learner:
    learner = Learner(game, tremble)
    for _ in range(rounds):
        learner.learn()
    return learner


def test_kuhn_poker_loses_an_eighteenth_for_the_first_player() -> None:
    game = kuhn()
    strategy = taught(game, 400).mean()
    assert value(game, strategy) == pytest.approx(-1 / 18, abs=1e-4)
    assert exploitability(game, strategy) < 1e-3


def test_leduc_holdem_loses_856_ten_thousandths_for_the_first_player() -> None:
    game = leduc()
    strategy = taught(game, 250).mean()
    assert value(game, strategy) == pytest.approx(-0.0856, abs=1e-3)
    assert exploitability(game, strategy) < 5e-3


def test_more_rounds_leave_less_to_exploit_in_leduc_holdem() -> None:
    game = leduc()
    few, more = taught(game, 10).mean(), taught(game, 60).mean()
    assert exploitability(game, more) < exploitability(game, few) / 3


def test_who_trembles_plays_everything_now_and_then() -> None:
    for plan in taught(kuhn(), 50, tremble=0.1).plan():
        assert plan is None or plan.min() >= 0.05 - 1e-12
