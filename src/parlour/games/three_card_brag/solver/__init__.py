"""Three Card Brag for the solver: a match for two by the default rules, trained into `strategy.book`.

- `tree`, `match`: one round, and the states of a match of rounds
- `hands`: hands in buckets
- `lookup`: from a view to a place in the tree, and from the book's letter to a move
- `training`: how likely the buckets are, and what is learnt (needs numpy); `cards`: real cards in the tree
"""

from typing import TYPE_CHECKING

from parlour.cards.luck import Luck
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.solver.cards import BragCards
from parlour.games.three_card_brag.solver.lookup import BragLookup
from parlour.games.three_card_brag.solver.match import ends_of
from parlour.games.three_card_brag.solver.tree import RoundTree
from parlour.kit.solving.book import Book
from parlour.kit.solving.plan import SolverPlan
from parlour.kit.solving.tree import Node

if TYPE_CHECKING:
    from parlour.kit.solving.training import Training


class BragPlan(SolverPlan):
    """A match from its last round back to its first."""

    def lookup(self, book: Book, rules: ThreeCardBragRules, luck: Luck) -> BragLookup:
        return BragLookup(book, rules, luck)

    def tree(self, book: Book, state: str) -> Node:
        """Return the tree of one round in a state such as `10,0`, ten rounds left and nobody ahead."""
        return RoundTree(state, ends_of(state, book.pages.values)).begun()

    def cards(self) -> BragCards:
        return BragCards()

    def training(self) -> "Training":
        from parlour.games.three_card_brag.solver.training import BragTraining, count_deals

        return BragTraining(count_deals())


PLAN = BragPlan()
