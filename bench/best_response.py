"""What a local best response wins from the solver's book on real cards.

    python bench/best_response.py five-card-draw 1500
    python bench/best_response.py three-card-brag 700 10,0

Every deal is played from both seats. The mean and its 95 % interval are in thousandths of an ante a hand, or
of a match in one round of the state that is named (rounds left, lead in rounds won; `10,0` is the beginning).
Before that it says what a best response wins in the tree from the bytes of the shipped book.
"""

import argparse
from math import sqrt

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game
from parlour.lab.best_response import LocalBestResponse
from parlour.players.solver.player import plan_of

WITHIN = 1.96


def mean_and_reach(game: str, deals: int, state: str, seed: int = 1) -> tuple[float, float]:
    """Return the mean, and how far its interval reaches to either side."""
    plan = plan_of(find_game(game))
    assert plan is not None, f"there is no book for {game}"
    book = plan.book()
    responder, root = LocalBestResponse(book, plan.cards(), Luck(seed)), plan.tree(book, state)
    won = [responder.play_both(root) for _ in range(deals)]
    mean = sum(won) / deals
    spread = sum((each - mean) ** 2 for each in won) / (deals - 1)
    return mean, WITHIN * sqrt(spread / deals)


def in_the_tree(game: str) -> float:
    """Return the exploitability of the shipped book, from its bytes, with the chances counted anew."""
    plan = plan_of(find_game(game))
    assert plan is not None, f"there is no book for {game}"
    return plan.training().exploitability_of(plan.book())


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("deals", type=int)
    parser.add_argument("state", nargs="?", default="10,0")
    return parser.parse_args()


def main() -> None:
    asked = options()
    print(f"{asked.game}: {1000 * in_the_tree(asked.game):.2f} thousandths in the tree", flush=True)
    mean, reach = mean_and_reach(asked.game, asked.deals, asked.state)
    said = f"{1000 * mean:+.0f} ± {1000 * reach:.0f} thousandths a hand"
    print(f"{asked.game}: {said} over {asked.deals:,} deals")


if __name__ == "__main__":
    main()
