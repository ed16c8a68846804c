# parlour: hot
"""A model of the rivals at Three Card Brag, in numbers alone, and what a bet brings against them.

A hand stands for the share of all hands that it beats. A rival who counts for k unknown hands holds the best
of them, and so stays below a share p with chance p ** k. Asked to pay, the rival folds every hand below a
share t; so a hand that beats p of all hands is not beaten by this rival with chance max(p, t) ** k.

The hard bot and the rollout policy both bet by these numbers. To tune one again, compare the lead of hard in
`parlour lab three-card-brag --players hard,medium --seats 2 --games 2000 --seed 1` before and after.
"""

import math
from typing import Final

CARD_TURN: Final = 3.0
"""A hand after its card turn is the best three of four cards: about as good as the best of three hands."""
_MESSAGE: Final = 0.5
"""How strongly the coins that a rival pays with a seen hand speak for it, by their logarithm."""
_LOUDEST: Final = 2.0
"""What a bet that nobody has answered says at most: it may be made on anything.

Taken for more, a rival who bets everything on anything wins too many rounds; set by play on seed 101.
"""
_COMMITTED: Final = 6.0
"""How strongly the part of its coins speaks that a rival has paid against coins of ours.

It keeps raises from going on for ever.
"""
_FAITH: Final = 0.8
"""How far rivals are believed to fold what they should."""
SHOWING: Final = 3.0
"""How many times more than playing on a showdown at once must bring."""
OPENINGS: Final[list[int]] = [1, 2, 4]
"""The opening bets worth a thought, in lowest stakes."""


class Rival:
    """So many rivals who are asked to pay the same: for how many hands each counts, and what it folds."""

    def __init__(self, hands: float, pays: int, pot: int, times: int = 1) -> None:
        self.hands = hands
        self.pays = pays
        self.times = times
        self.folds_below = folding_share(pays, pot)


def folding_share(pays: int, pot: int) -> float:
    """Return the share of hands below which it does not pay to add so much to such a pot.

    Those who are asked to pay take the bettor for the better of two unknown hands: hence the square root.
    """
    return _FAITH * math.sqrt(pays / (pot + pays)) if pays > 0 else 0.0


def unknown_hands(has_seen: bool, is_final: bool, may_draw: bool) -> float:
    """Return for how many unknown hands a rival counts at the showdown, its bets apart.

    More for a card turn, which is still to come or was used with open eyes; whoever is blind to the end swaps
    as chance will have it.
    """
    return CARD_TURN if may_draw and (has_seen or not is_final) else 1.0


def bet_message(paid: int, opening: int, *, answered: int, coins: int) -> float:
    """Return how many times more a seen hand counts for what was paid with it, antes apart.

    `answered` is how much of it others have paid as well, and `coins` what the rival has left.
    """
    if paid <= 0:
        return 1.0
    committed = max(0, min(paid, answered)) / (paid + coins)
    said = 1 + _MESSAGE * math.log(1 + paid / (2 * opening))
    return min(_LOUDEST, said) + _COMMITTED * committed


class Outlook:
    """What a bet comes to: how often all fold, how often it wins, and what callers add when it does."""

    def __init__(self, alone: float, win: float, calls: float) -> None:
        self.alone = alone
        self.win = win
        self.calls = calls


def outlook(shares: list[float], rivals: list[Rival]) -> Outlook:
    """Return what a bet comes to; `shares` says for each rival which share of its hands is beaten."""
    alone, win, calls = 1.0, 1.0, 0.0
    for place in range(len(rivals)):
        rival, share = rivals[place], shares[place]
        folds, hands = rival.folds_below, rival.hands
        alone *= math.pow(folds, hands * rival.times)
        win *= math.pow(max(share, folds), hands * rival.times)
        if share > folds:
            calls += rival.times * rival.pays * (1 - math.pow(folds / share, hands))
    return Outlook(alone, win, calls)
