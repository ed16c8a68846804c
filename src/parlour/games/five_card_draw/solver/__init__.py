"""Five-Card Draw for the solver: one hand for two at a fixed limit, trained into `strategy.book`.

- `tree`: a hand of betting, drawing and betting
- `hands`: hands in buckets, and what a draw throws away
- `lookup`: from a view to a place in the tree, and from the book's letter to a move
- `training`: how likely the buckets are, and what is learnt (needs numpy); `cards`: real cards in the tree
"""

from typing import TYPE_CHECKING

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.solver.cards import DrawCards
from parlour.games.five_card_draw.solver.lookup import DrawLookup
from parlour.games.five_card_draw.solver.tree import hand_tree
from parlour.kit.solving.book import Book
from parlour.kit.solving.plan import SolverPlan
from parlour.kit.solving.tree import Node

if TYPE_CHECKING:
    from parlour.kit.solving.training import Training


class DrawPlan(SolverPlan):
    """One hand; every match is many of them."""

    def lookup(self, book: Book, rules: FiveCardDrawRules, luck: Luck) -> DrawLookup:
        return DrawLookup(book, rules, luck)

    def tree(self, book: Book, state: str) -> Node:
        return hand_tree()

    def cards(self) -> DrawCards:
        return DrawCards()

    def training(self) -> "Training":
        from parlour.games.five_card_draw.solver.training import DrawTraining, draw_tree

        return DrawTraining(draw_tree())


PLAN = DrawPlan()
