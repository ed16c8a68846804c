"""Passes over a tree: down with the players' chances, up with what the buckets are worth. Needs numpy."""

from collections.abc import Callable

import numpy as np

from parlour.kit.solving.layout import Floats, NodeGroup, TreeArrays
from parlour.kit.solving.tree import Decision, Payoff, Shift

Strategy = list[Floats | None]
"""For each group of decisions the chances of its branches, shaped nodes × branches × buckets."""

Choose = Callable[[int, Floats], Floats]
"""What a player's decision is worth, from the number of its group and the worth of each branch."""


def reach_chances(tree: TreeArrays, strategy: Strategy) -> list[Floats]:
    """Return for both players how likely each bucket comes to each node, as far as that player decides."""
    reach = [np.zeros((tree.size, tree.buckets)) for _ in tree.deals]
    for player in (0, 1):
        reach[player][0] = tree.deals[player]
    for group, shares in zip(tree.groups, strategy, strict=True):
        if group.kind is Payoff:
            continue
        for player in (0, 1):
            reach[player][group.branches] = _passed_on(
                tree, group, shares, player, reach[player][group.nodes]
            )
    return reach


def _passed_on(
    tree: TreeArrays, group: NodeGroup, shares: Floats | None, player: int, arriving: Floats
) -> Floats:
    """Return the chances behind each branch of a group."""
    if group.kind is Shift and group.player == player:
        arriving = arriving @ tree.maps[group.name]
    spread = arriving[:, None, :]
    return spread * shares if shares is not None and group.player == player else spread


def counterfactual_values(tree: TreeArrays, player: int, others: Floats, choose: Choose) -> Floats:
    """Return what a player's buckets are worth at each node, against the chances of the other's."""
    values = np.zeros((tree.size, tree.buckets))
    for number in range(len(tree.groups) - 1, -1, -1):
        group = tree.groups[number]
        if group.kind is Payoff:
            values[group.nodes] = _payoff(tree, group, player, others[group.nodes])
        elif group.kind is Decision and group.player == player:
            values[group.nodes] = choose(number, values[group.branches])
        else:
            below = values[group.branches].sum(axis=1)
            moved = group.kind is Shift and group.player == player
            values[group.nodes] = below @ tree.maps[group.name].T if moved else below
    return values


def _payoff(tree: TreeArrays, group: NodeGroup, player: int, others: Floats) -> Floats:
    duel = tree.duels[group.name]
    won: Floats = others @ duel.T if player == 0 else -(others @ duel)
    return group.amounts[:, None] * won


def values_of(tree: TreeArrays, strategy: Strategy) -> Floats:
    """Return what player 0's buckets are worth at every node when both follow the strategy."""
    others = reach_chances(tree, strategy)[1]
    return counterfactual_values(tree, 0, others, lambda number, below: _mean_below(strategy[number], below))


def value(tree: TreeArrays, strategy: Strategy) -> float:
    """Return what player 0 wins on average when both follow the strategy."""
    return float(values_of(tree, strategy)[0] @ tree.deals[0])


def _mean_below(shares: Floats | None, below: Floats) -> Floats:
    assert shares is not None, "every decision has a strategy"
    result: Floats = (shares * below).sum(axis=1)
    return result


def best_response_values(tree: TreeArrays, strategy: Strategy, player: int) -> Floats:
    """Return what the buckets of a player who responds best to the strategy are worth at every node."""
    others = reach_chances(tree, strategy)[1 - player]
    return counterfactual_values(tree, player, others, lambda number, below: np.asarray(below.max(axis=1)))


def best_response(tree: TreeArrays, strategy: Strategy, player: int) -> float:
    """Return what the best response to a strategy wins."""
    return float(best_response_values(tree, strategy, player)[0] @ tree.deals[player])


def exploitability(tree: TreeArrays, strategy: Strategy) -> float:
    """Return what best responses win from the strategy, as a mean over both sides; 0 for an equilibrium."""
    return (best_response(tree, strategy, 0) + best_response(tree, strategy, 1)) / 2
