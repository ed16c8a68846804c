"""The tree of one round of heads-up Three Card Brag, within a match that whoever is richer wins.

There is no ante, so the richer player can fold every round that is left and win: who first wins coins has as
good as won, and how many is all the same. So there is one bet, and nobody folds who has paid.

Letters: k check, s show at once, b bet, f fold, c call. After the card turns the key says who swapped a card:
s for a swap, n for none, the first actor first. Player 0 acts first.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from parlour.kit.solving.tree import Decision, Fork, Node, Payoff, Shift

CHECK: Final = "k"
SHOW: Final = "s"
BET: Final = "b"
FOLD: Final = "f"
CALL: Final = "c"
SWAP: Final = "s"
KEEP: Final = "n"

NOW: Final = "now"
THEN: Final = "then"


class Ends(NamedTuple):
    """What the match is worth to player 0 after this round, from 1 for a match won to -1 for one lost."""

    round_won: float
    round_lost: float
    coins_won: float = 1.0
    coins_lost: float = -1.0


def words(said: str, last: bool) -> str:
    """Return what may be said next; after the card turns (`last`) a call shows, as does a second check."""
    if said.endswith(BET):
        return FOLD + CALL if last else FOLD + CALL + SHOW
    return CHECK + BET if last and said else CHECK + SHOW + BET


class RoundTree:
    """One round, for one state of the match."""

    def __init__(self, state: str, ends: Ends) -> None:
        self.state = state
        self.ends = ends

    def begun(self) -> Node:
        return self.place("", "")

    def place(self, swaps: str, said: str) -> Node:
        """Return the decision after what was said in this phase."""
        branches = [self.after(swaps, said, word) for word in words(said, bool(swaps))]
        return Decision(len(said) % 2, key_of(self.state, swaps, said), branches)

    def after(self, swaps: str, said: str, word: str) -> Node:
        ends, duel = self.ends, THEN if swaps else NOW
        if word == FOLD:
            return Payoff("any", ends.round_lost if len(said) % 2 == 0 else ends.round_won)
        if word == CALL and not swaps:
            return card_turns(lambda _: showdown(THEN, ends.coins_won, ends.coins_lost))
        if said.endswith(BET):
            return showdown(duel, ends.coins_won, ends.coins_lost)
        if word == SHOW or (swaps and said + word == CHECK + CHECK):
            return showdown(duel, ends.round_won, ends.round_lost)
        if said + word == CHECK + CHECK:
            return card_turns(lambda turns: self.place(turns, ""))
        return self.place(swaps, said + word)


def key_of(state: str, swaps: str, said: str) -> str:
    return f"{state}:{swaps}:{said}"


def showdown(duel: str, won: float, lost: float) -> Node:
    """Return the showdown: the better hand gets the one end, the other the other."""
    return Fork([Payoff("any", (won + lost) / 2), Payoff(duel, (won - lost) / 2)])


def card_turns(then: Callable[[str], Node]) -> Node:
    """Return the card turns of both; everybody sees who swaps."""
    return Fork([Shift(0, one, Fork([Shift(1, two, then(one + two)) for two in TURNS])) for one in TURNS])


TURNS: Final = (SWAP, KEEP)
