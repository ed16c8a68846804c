# parlour: hot
"""The expected value of betting actions at Five-Card Draw, in points won less points given to another.

A pot counts for whoever wins it, so its worth is the chance to win it less the chance, shared among the
rivals, that one of them does. It is not recorded from which games the numbers below were tuned; to tune them
again, let the hard bot play the easy and the medium one in the lab.
"""

from typing import Final

from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, FOLD

_BLUFFS: Final = 0.4
"""The share of bluffs among bets in the last round."""
_RAISED_FOLDS: Final = 0.4
"""How much more seldom rivals fold once they have bet themselves."""
_SWAY: Final = 0.25
"""How far a bet before the draw speaks for a hand."""
UNSAVED: Final = 0.6
"""How much of an uncalled bet a fold gives away beyond the pot, where such bets count: the target is reached
in whole pots, and a rival seldom needs one more of them because one was smaller."""


class BetValue:
    """One turn to bet, with the chance to win a showdown against any hands.

    `folds` is how often all rivals fold to a bet, `bets` the share of hands they bet, and `price` what a
    chip weighs in points.
    """

    def __init__(
        self,
        *,
        chance: float,
        pot: float,
        bet: float,
        mine: float,
        cost: float,
        limit: float,
        others: float,
        folds: float,
        bets: float,
        price: float,
        keeps_uncalled: bool,
        opens: bool,
        is_last: bool,
    ) -> None:
        self.chance = chance
        self.pot = pot
        self.bet = bet
        self.mine = mine
        self.cost = cost
        self.limit = limit
        self.others = others
        self.folds = folds
        self.bets = bets
        self.price = price
        self.keeps_uncalled = keeps_uncalled
        self.opens = opens
        self.is_last = is_last

    def _swing(self, pot: float, chance: float) -> float:
        """Return the value of a pot won with this chance and lost to one of the others otherwise."""
        return pot * (chance - (1 - chance) / self.others)

    def of(self, verb: str, total: int) -> float:
        """Return the value of an action."""
        if verb == FOLD:
            return self.fold()
        if verb == CHECK:
            return self.check()
        return self.call() if verb == CALL else self.raise_to(float(total))

    def fold(self) -> float:
        return self._given(self.pot, self.bet - self.mine)

    def _given(self, pot: float, missing: float) -> float:
        """Return the value of a pot left to the others before a call that would have cost so much."""
        return self._swing(pot + (UNSAVED if self.keeps_uncalled else -1.0) * missing, 0.0)

    def check(self) -> float:
        """Return the value of a check: a showdown for the pot as it is, or a bet from those who act later."""
        if not self.opens:
            return self._swing(self.pot, self.chance)
        free = self._swing(self.pot, self.against_rest())
        return self.bets * self._faced(self.pot, 0.0) + (1 - self.bets) * free

    def _faced(self, pot: float, mine: float) -> float:
        """Return the value of facing a bet of the limit with a smaller total, called or not."""
        bet, missing = self.limit - self.bet, self.limit - mine
        called = self._swing(pot + bet + missing, self.against_best(self.bets)) - self.price * missing
        return max(called, self._given(pot + bet, missing))

    def call(self) -> float:
        return self._swing(self.pot + self.cost, self.against_best(self.bets)) - self.price * self.cost

    def raise_to(self, total: float) -> float:
        """Return the value of a raise: all fold, one who does not has better cards, or raises again."""
        cost = total - self.mine
        folds = self.folds * (_RAISED_FOLDS if self.bet > 0 else 1.0)
        callers = (self.bets if self.bet > 0 else 1.0) * (1 - folds)
        won = self._swing(self.pot + (cost if self.keeps_uncalled else 0.0), 1.0)
        called = (
            self._swing(self.pot + cost + total - self.bet, self.against_best(callers)) - self.price * cost
        )
        if total < self.limit:
            called += self.bets * (self._faced(self.pot + cost, total) - called)
        return folds * won + (1 - folds) * called

    def against_best(self, part: float) -> float:
        """Return the chance against the best part of all hands, with a few bluffs among them."""
        if not self.is_last:
            return max(0.0, self.chance - _SWAY * (1 - part))
        honest = max(0.0, (self.chance - (1 - part)) / part)
        return (1 - _BLUFFS) * honest + _BLUFFS * self.chance

    def against_rest(self) -> float:
        """Return the chance against the hands that are not bet."""
        if not self.is_last:
            return min(1.0, self.chance + _SWAY * self.bets)
        return min(1.0, self.chance / (1 - self.bets))
