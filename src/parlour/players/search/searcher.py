"""The searcher: grows a tree over deals that its seat cannot tell apart, and plays what it tried most."""

from parlour.cards.luck import Luck
from parlour.engine.move import Move
from parlour.engine.moves import Moves
from parlour.engine.view import View
from parlour.players.makers import Maker
from parlour.players.search.budget import Budget, budget_of
from parlour.players.search.tree import Tree
from parlour.players.thinking import Deal, Thinker


class Searcher(Thinker):
    """Knows no game: it looks only at moves, and at the numbers that everybody at the table sees."""

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
    """Makes searchers from what stands behind the colon: games to imagine, or time to take."""
    budget = budget_of(detail)
    return lambda game, rules, luck: Searcher(budget, luck)
