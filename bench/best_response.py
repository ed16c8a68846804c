"""What a local best answer wins from the solver's book on real cards.

    python bench/best_response.py five-card-draw 1500
    python bench/best_response.py three-card-brag 700 10,0

Every deal is played from both seats. The mean and its 95 % interval are in thousandths of an ante a hand, or
of a match in one round of the state that is named (rounds left, lead in rounds won; `10,0` is the beginning).
"""

import sys
from math import sqrt

from parlour.cards.luck import Luck
from parlour.games.five_card_draw.solver.cards import DrawCards
from parlour.games.five_card_draw.solver.tree import hand_tree
from parlour.games.three_card_brag.solver.cards import BragCards
from parlour.games.three_card_brag.solver.match import ends_of
from parlour.games.three_card_brag.solver.tree import RoundTree
from parlour.lab.best_response import Cards, Contest
from parlour.players.solver.book import Book, shipped_book
from parlour.players.solver.tree import Node

WITHIN = 1.96


def setting(game: str, book: Book, state: str) -> tuple[Node, Cards]:
    """The tree and the cards of a game."""
    if game == "five-card-draw":
        return hand_tree(), DrawCards()
    return RoundTree(state, ends_of(state, book.pages.values)).begun(), BragCards()


def measured(game: str, deals: int, state: str, seed: int = 1) -> tuple[float, float]:
    """The mean and the reach of its interval."""
    book = shipped_book(game)
    assert book is not None, f"there is no book for {game}"
    root, cards = setting(game, book, state)
    contest = Contest(book, cards, Luck(seed))
    won = [contest.play_both(root) for _ in range(deals)]
    mean = sum(won) / deals
    spread = sum((each - mean) ** 2 for each in won) / (deals - 1)
    return mean, WITHIN * sqrt(spread / deals)


if __name__ == "__main__":
    game, deals, state = sys.argv[1], int(sys.argv[2]), "".join(sys.argv[3:]) or "10,0"
    mean, reach = measured(game, deals, state)
    print(f"{game}: {1000 * mean:+.0f} ± {1000 * reach:.0f} thousandths a hand over {deals:,} deals")
