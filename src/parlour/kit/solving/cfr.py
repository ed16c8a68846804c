"""CFR+: regrets that never fall below nothing, players updated in turn, later iterations weighing more.

After Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014). A `tremble` makes everybody
play anything that often, so that also answers to moves that nobody should make are learnt. Needs numpy.
"""

import numpy as np

from parlour.kit.solving.layout import Floats, TreeArrays
from parlour.kit.solving.passes import Strategy, counterfactual_values, reach_chances
from parlour.kit.solving.tree import Decision


class Learner:
    """The regrets and the strategy sums of a game."""

    def __init__(self, tree: TreeArrays, tremble: float = 0.0) -> None:
        self.tree = tree
        self.tremble = tremble
        self.iterations = 0
        shapes = [(*group.branches.shape, tree.buckets) for group in tree.groups]
        decides = [group.kind is Decision for group in tree.groups]
        pairs = list(zip(shapes, decides, strict=True))
        self.regrets: Strategy = [np.zeros(shape) if here else None for shape, here in pairs]
        self.sums: Strategy = [np.zeros(shape) if here else None for shape, here in pairs]

    def iterate(self) -> None:
        """Let player 0 learn against player 1, then the other way round."""
        self.iterations += 1
        for player in (0, 1):
            self._answer(player)

    def current(self) -> Strategy:
        """Return what the regrets say now."""
        return [
            None if each is None else with_tremble(match_regrets(each), self.tremble) for each in self.regrets
        ]

    def average(self) -> Strategy:
        """Return the average strategy: what converges to an equilibrium."""
        return [None if each is None else match_regrets(each) for each in self.sums]

    def _answer(self, player: int) -> None:
        """Let one player learn against what the other does now."""
        strategy = self.current()
        reach = reach_chances(self.tree, strategy)
        self._accumulate(player, strategy, reach[player])
        others = reach[1 - player]
        counterfactual_values(
            self.tree, player, others, lambda number, below: self._regret(strategy, number, below)
        )

    def _regret(self, strategy: Strategy, number: int, below: Floats) -> Floats:
        """Add what each branch would have brought, and return what the decision brings."""
        regrets, shares = self.regrets[number], strategy[number]
        assert regrets is not None and shares is not None, "only decisions are learnt"
        here: Floats = (shares * below).sum(axis=1)
        regrets += below - here[:, None, :]
        np.maximum(regrets, 0, out=regrets)
        return here

    def _accumulate(self, player: int, strategy: Strategy, reach: Floats) -> None:
        """Add what is meant now to the average, weighed by the iteration and by how often it is played."""
        for number, group in enumerate(self.tree.groups):
            shares, sums = strategy[number], self.sums[number]
            if shares is not None and sums is not None and group.player == player:
                meant = (shares - self.tremble / shares.shape[1]) / (1 - self.tremble)
                sums += self.iterations * reach[group.nodes][:, None, :] * meant


def with_tremble(shares: Floats, tremble: float) -> Floats:
    """Return the strategy of a player who does anything at all that often."""
    return shares if not tremble else (1 - tremble) * shares + tremble / shares.shape[1]


def match_regrets(weights: Floats) -> Floats:
    """Return shares in proportion to the weights, even ones where all are nothing: regret matching."""
    totals = weights.sum(axis=1, keepdims=True)
    even = np.full_like(weights, 1 / weights.shape[1])
    shares: Floats = np.divide(weights, totals, out=even, where=totals > 0)
    return shares
