"""A tree in levels: every node is there once, after the node it hangs on."""

from parlour.players.solver.tree import Decision, Payoff
from tests.players.solver.small_games import kuhn, leduc


def test_kuhn_poker_has_nine_public_nodes_and_four_decisions() -> None:
    game = kuhn()
    assert game.size == 9
    assert sum(len(group.nodes) for group in game.groups if group.kind is Decision) == 4


def test_every_node_but_the_root_is_one_branch_of_an_earlier_node() -> None:
    game = leduc()
    branches = [int(branch) for group in game.groups for branch in group.branches.ravel()]
    assert sorted(branches) == list(range(1, game.size))
    for group in game.groups:
        if group.kind is not Payoff:
            assert (group.branches > group.nodes[:, None]).all()
