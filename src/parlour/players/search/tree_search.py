"""The planter: grows a tree over imagined deals, in any game, and knows nothing of it but its moves."""

from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.players.deciding import Deal, Thinker
from parlour.players.kinds import Maker
from parlour.players.search.budget import Budget, budget_of
from parlour.players.search.tree import Tree


class Planter(Thinker):
    """Information-set Monte-Carlo tree search, one new deal for each game that it imagines."""

    def __init__(self, budget: Budget, luck: Luck) -> None:
        self.budget = budget
        self.luck = luck

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        assert view.viewer is not None, "only a seat thinks"
        if moves.count() == 1:
            return next(iter(moves))
        tree = Tree(view.viewer, self.luck)
        for _ in self.budget.spend():
            tree.grow(deal(self.luck))
        return tree.favourite()


def maker(detail: str) -> Maker:
    """Makes planters from what stands behind the colon: games to imagine, or time to take."""
    budget = budget_of(detail, "tree")

    def make(game: Game, rules: Any, luck: Luck) -> Planter:
        return Planter(budget, luck)

    return make
