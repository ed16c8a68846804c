"""CFR+: regrets that never fall below nothing, players updated in turn, later rounds weighing more.

After Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014). A `tremble` makes everybody
play anything that often, so that also answers to moves that nobody should make are learnt.
"""

import numpy as np

from parlour.players.solver.layout import Floats, Game
from parlour.players.solver.passes import Strategy, chances, worth
from parlour.players.solver.tree import Decision


class Learner:
    """The regrets and the strategy sums of a game."""

    def __init__(self, game: Game, tremble: float = 0.0) -> None:
        self.game = game
        self.tremble = tremble
        self.rounds = 0
        shapes = [(*group.branches.shape, game.buckets) for group in game.groups]
        decides = [group.kind is Decision for group in game.groups]
        pairs = list(zip(shapes, decides, strict=True))
        self.regrets: Strategy = [np.zeros(shape) if here else None for shape, here in pairs]
        self.sums: Strategy = [np.zeros(shape) if here else None for shape, here in pairs]

    def learn(self) -> None:
        """One round: first player 0 answers player 1, then the other way round."""
        self.rounds += 1
        for player in (0, 1):
            self.answer(player)

    def answer(self, player: int) -> None:
        """One player learns against what the other does now."""
        plan = self.plan()
        reach = chances(self.game, plan)
        self.remember(player, plan, reach[player])
        others = reach[1 - player]
        worth(self.game, player, others, lambda number, below: self.update(plan, number, below))

    def plan(self) -> Strategy:
        """What the regrets say now."""
        return [None if each is None else trembling(matched(each), self.tremble) for each in self.regrets]

    def update(self, plan: Strategy, number: int, below: Floats) -> Floats:
        """Adds what each branch would have brought, and returns what the decision brings."""
        regrets, chosen = self.regrets[number], plan[number]
        assert regrets is not None and chosen is not None, "only decisions are learnt"
        here: Floats = (chosen * below).sum(axis=1)
        regrets += below - here[:, None, :]
        np.maximum(regrets, 0, out=regrets)
        return here

    def remember(self, player: int, plan: Strategy, reach: Floats) -> None:
        """Adds what is meant now to the mean, weighed by the round and by how often it comes to play."""
        for number, group in enumerate(self.game.groups):
            chosen, sums = plan[number], self.sums[number]
            if chosen is not None and sums is not None and group.player == player:
                meant = (chosen - self.tremble / chosen.shape[1]) / (1 - self.tremble)
                sums += self.rounds * reach[group.nodes][:, None, :] * meant

    def mean(self) -> Strategy:
        """The mean strategy: what converges to an equilibrium."""
        return [None if each is None else matched(each) for each in self.sums]


def trembling(plan: Floats, tremble: float) -> Floats:
    """The same plan by a player who does anything at all that often."""
    return plan if not tremble else (1 - tremble) * plan + tremble / plan.shape[1]


def matched(weights: Floats) -> Floats:
    """Shares along the branches in proportion to the weights, even ones where all are nothing."""
    totals = weights.sum(axis=1, keepdims=True)
    even = np.full_like(weights, 1 / weights.shape[1])
    shares: Floats = np.divide(weights, totals, out=even, where=totals > 0)
    return shares
