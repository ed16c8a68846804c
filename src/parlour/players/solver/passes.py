"""Walks over a game in levels: down with the players' chances, up with what the buckets are worth."""

from collections.abc import Callable

import numpy as np

from parlour.players.solver.layout import Floats, Game, Group
from parlour.players.solver.tree import Decision, Payoff, Shift

Strategy = list[Floats | None]
"""For each group of decisions the chances of its branches, shaped nodes × branches × buckets."""

Choose = Callable[[int, Floats], Floats]
"""What a player's decision is worth, from the number of its group and the worth of each branch."""


def chances(game: Game, strategy: Strategy) -> list[Floats]:
    """For both players how likely each bucket comes to each node, as far as that player decides."""
    reach = [np.zeros((game.size, game.buckets)) for _ in game.deals]
    for player in (0, 1):
        reach[player][0] = game.deals[player]
    for group, plan in zip(game.groups, strategy, strict=True):
        if group.kind is Payoff:
            continue
        for player in (0, 1):
            reach[player][group.branches] = passed_on(game, group, plan, player, reach[player][group.nodes])
    return reach


def passed_on(game: Game, group: Group, plan: Floats | None, player: int, arriving: Floats) -> Floats:
    """The chances behind each branch of a group."""
    if group.kind is Shift and group.player == player:
        arriving = arriving @ game.maps[group.name]
    spread = arriving[:, None, :]
    return spread * plan if plan is not None and group.player == player else spread


def worth(game: Game, player: int, others: Floats, choose: Choose) -> Floats:
    """What each bucket of a player is worth at each node, against the chances of the other's buckets."""
    values = np.zeros((game.size, game.buckets))
    for number in range(len(game.groups) - 1, -1, -1):
        group = game.groups[number]
        if group.kind is Payoff:
            values[group.nodes] = payoff(game, group, player, others[group.nodes])
        elif group.kind is Decision and group.player == player:
            values[group.nodes] = choose(number, values[group.branches])
        else:
            below = values[group.branches].sum(axis=1)
            moved = group.kind is Shift and group.player == player
            values[group.nodes] = below @ game.maps[group.name].T if moved else below
    return values


def payoff(game: Game, group: Group, player: int, others: Floats) -> Floats:
    duel = game.duels[group.name]
    won: Floats = others @ duel.T if player == 0 else -(others @ duel)
    return group.amounts[:, None] * won


def values_of(game: Game, strategy: Strategy) -> Floats:
    """What player 0's buckets are worth at every node when both follow the strategy."""
    others = chances(game, strategy)[1]
    return worth(game, 0, others, lambda number, below: followed(strategy[number], below))


def value(game: Game, strategy: Strategy) -> float:
    """What player 0 wins on average when both follow the strategy."""
    return float(values_of(game, strategy)[0] @ game.deals[0])


def followed(plan: Floats | None, below: Floats) -> Floats:
    assert plan is not None, "every decision has a plan"
    result: Floats = (plan * below).sum(axis=1)
    return result


def best_values(game: Game, strategy: Strategy, player: int) -> Floats:
    """What a player's buckets are worth at every node who knows the other's strategy and answers it best."""
    others = chances(game, strategy)[1 - player]
    return worth(game, player, others, lambda number, below: np.asarray(below.max(axis=1)))


def best_answer(game: Game, strategy: Strategy, player: int) -> float:
    """What the best answer to a strategy wins."""
    return float(best_values(game, strategy, player)[0] @ game.deals[player])


def exploitability(game: Game, strategy: Strategy) -> float:
    """What best answers win from the strategy, as a mean over both sides; 0 for an equilibrium."""
    return (best_answer(game, strategy, 0) + best_answer(game, strategy, 1)) / 2
