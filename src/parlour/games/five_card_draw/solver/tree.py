"""The tree of one hand of heads-up Five-Card Draw at a fixed limit, in antes.

What was said is written as the `letters` of the bots; the key of a place is what was said before the draw,
how many cards were drawn, and what was said since: `kbc/31/b`. Player 0 speaks first.
Nobody folds without a bet, and nobody draws more than three: both are given up too readily to be worth a
branch.
"""

from collections.abc import Callable
from typing import Final

from parlour.games.five_card_draw.bots.letters import BET, CALL, CHECK, FOLD
from parlour.games.five_card_draw.solver.hands import MOST_DRAWN
from parlour.kit.solving.tree import Decision, Node, Payoff, Shift

ANTE: Final = 1.0
SIZES: Final = (1.0, 2.0)
MOST_BETS: Final = 4
MOST_PAID: Final = ANTE + MOST_BETS * sum(SIZES)

Rest = Callable[[str, float], Node]
"""What follows a betting round, from the key so far and what each has paid."""


class Round:
    """A betting round: its size, what the key was before it, what each had paid, and what comes after."""

    def __init__(self, size: float, key: str, paid: float, rest: Rest) -> None:
        self.size = size
        self.key = key
        self.paid = paid
        self.rest = rest

    def begun(self) -> Node:
        return self.place("")

    def place(self, said: str) -> Node:
        """Return the decision after what has been said in this round."""
        player = len(said) % 2
        return Decision(player, self.key + said, [self.after(said, word) for word in words(said)])

    def after(self, said: str, word: str) -> Node:
        bets = said.count(BET)
        if word == FOLD:
            lost = self.paid + self.size * (bets - 1)
            return Payoff("any", -lost if len(said) % 2 == 0 else lost)
        if word == CALL or said + word == CHECK + CHECK:
            return self.rest(self.key + said + word, self.paid + self.size * bets)
        return self.place(said + word)


def words(said: str) -> str:
    """Return what may be said next, as letters in the order of the branches."""
    bets = said.count(BET)
    if bets == 0:
        return CHECK + BET
    return FOLD + CALL + BET if bets < MOST_BETS else FOLD + CALL


def hand_tree() -> Node:
    """Return the tree of a whole hand."""
    return Round(SIZES[0], "", ANTE, first_draw).begun()


def first_draw(key: str, paid: float) -> Node:
    counts = range(MOST_DRAWN + 1)
    draws = [Shift(0, f"draw {count}", second_draw(f"{key}/{count}", paid)) for count in counts]
    return Decision(0, f"{key}/", draws)


def second_draw(key: str, paid: float) -> Node:
    draws = [Shift(1, f"draw {count}", last_round(f"{key}{count}/", paid)) for count in range(MOST_DRAWN + 1)]
    return Decision(1, key, draws)


def last_round(key: str, paid: float) -> Node:
    return Round(SIZES[1], key, paid, lambda said, in_all: Payoff("show", in_all)).begun()
