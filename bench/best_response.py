"""What a local best answer wins from the solver's book on real cards.

    python bench/best_response.py GAME HANDS [BOOK]

Both seats in turn; the mean and its 95 % interval in thousandths of the stake the book counts in.
"""

import sys
from importlib import import_module
from math import sqrt

from parlour.cards.luck import Luck
from parlour.players.solver.book import book_from, shipped_book
from parlour.players.solver.local_best import Contest

GAMES = {
    "five-card-draw": ("parlour.players.solver.draw_cards", "DrawCards", "parlour.players.solver.draw_tree"),
}
WITHIN = 1.96


def measured(game: str, hands: int, file: str | None, seed: int = 1) -> tuple[float, float]:
    """The mean and the reach of its interval."""
    cards_module, name, tree_module = GAMES[game]
    book = book_from(file) if file else shipped_book(game)
    assert book is not None, f"there is no book for {game}"
    root = import_module(tree_module).hand_tree()
    contest = Contest(book, getattr(import_module(cards_module), name)(), Luck(seed))
    won = [contest.play(root, hand % 2) for hand in range(hands)]
    mean = sum(won) / hands
    spread = sum((each - mean) ** 2 for each in won) / (hands - 1)
    return mean, WITHIN * sqrt(spread / hands)


if __name__ == "__main__":
    mean, reach = measured(sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else None)
    print(
        f"{sys.argv[1]}: {1000 * mean:+.0f} ± {1000 * reach:.0f} thousandths a hand over {sys.argv[2]} hands"
    )
