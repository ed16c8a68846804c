"""CFR+ and the passes it is made of, against the published values of Kuhn poker and Leduc hold'em."""

import pytest

from parlour.kit.solving.cfr import Learner
from parlour.kit.solving.layout import TreeArrays
from parlour.kit.solving.passes import best_response, exploitability, value
from parlour.kit.solving.tree import Decision, Payoff
from tests.kit.solving.small_games import kuhn, leduc


def taught(tree: TreeArrays, iterations: int, tremble: float = 0.0) -> Learner:
    learner = Learner(tree, tremble)
    for _ in range(iterations):
        learner.iterate()
    return learner


def test_kuhn_poker_loses_an_eighteenth_for_the_first_player() -> None:
    tree = kuhn()
    strategy = taught(tree, 400).average()
    assert value(tree, strategy) == pytest.approx(-1 / 18, abs=1e-4)
    assert exploitability(tree, strategy) < 1e-3


@pytest.mark.thorough
def test_leduc_holdem_loses_856_ten_thousandths_for_the_first_player() -> None:
    tree = leduc()
    strategy = taught(tree, 250).average()
    assert value(tree, strategy) == pytest.approx(-0.0856, abs=1e-3)
    assert exploitability(tree, strategy) < 5e-3


def test_more_iterations_leave_less_to_exploit_in_leduc_holdem() -> None:
    tree = leduc()
    few, more = taught(tree, 10).average(), taught(tree, 60).average()
    assert exploitability(tree, more) < exploitability(tree, few) / 3


def test_who_trembles_plays_everything_now_and_then() -> None:
    for shares in taught(kuhn(), 50, tremble=0.1).current():
        assert shares is None or shares.min() >= 0.05 - 1e-12


def test_an_untaught_player_of_kuhn_poker_can_be_beaten() -> None:
    tree = kuhn()
    assert exploitability(tree, Learner(tree).average()) > 0.4


def test_who_responds_best_wins_at_least_what_both_get_by_the_strategy() -> None:
    tree = kuhn()
    even = Learner(tree).average()
    assert best_response(tree, even, 0) >= value(tree, even)
    assert best_response(tree, even, 1) >= -value(tree, even)


def test_the_even_strategy_of_kuhn_poker_has_the_value_counted_by_hand() -> None:
    tree = kuhn()
    assert abs(value(tree, Learner(tree).average()) - 1 / 8) < 1e-12


def test_kuhn_poker_has_nine_public_nodes_and_four_decisions() -> None:
    tree = kuhn()
    assert tree.size == 9
    assert sum(len(group.nodes) for group in tree.groups if group.kind is Decision) == 4


def test_every_node_but_the_root_is_one_branch_of_an_earlier_node() -> None:
    tree = leduc()
    branches = [int(branch) for group in tree.groups for branch in group.branches.ravel()]
    assert sorted(branches) == list(range(1, tree.size))
    for group in tree.groups:
        if group.kind is not Payoff:
            assert (group.branches > group.nodes[:, None]).all()
