"""Values and best answers, against what is known of small games."""

from parlour.players.solver.cfr import Learner
from parlour.players.solver.passes import best_answer, exploitability, value
from tests.players.solver.small_games import kuhn


def test_an_untaught_player_of_kuhn_poker_can_be_beaten() -> None:
    game = kuhn()
    assert exploitability(game, Learner(game).mean()) > 0.4


def test_who_answers_best_wins_at_least_what_both_get_by_the_strategy() -> None:
    game = kuhn()
    even = Learner(game).mean()
    assert best_answer(game, even, 0) >= value(game, even)
    assert best_answer(game, even, 1) >= -value(game, even)


def test_the_even_strategy_of_kuhn_poker_has_the_value_counted_by_hand() -> None:
    game = kuhn()
    assert abs(value(game, Learner(game).mean()) - 1 / 8) < 1e-12
