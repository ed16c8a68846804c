# parlour: hot
"""What a word is worth in imagined games of Five-Card Draw: the points won, less those that others win.

The same thoughts as the hard bot's, with what it expects of rivals whom it has not seen play.
"""

from typing import Final

from parlour.games.five_card_draw.betting import price
from parlour.games.five_card_draw.table import SECOND_BETS, DrawTable

FOLDS: Final = 0.4
"""How often rivals fold to a bet."""
RAISED_FOLDS: Final = 0.4
"""How much more seldom they fold once they have bet themselves."""
BETS: Final = 0.35
"""The share of hands that rivals bet."""
HONEST: Final = 0.6
SWAY: Final = 0.25
UNSAVED: Final = 0.6
"""How much of an uncalled bet a fold gives away beyond the pot."""


class Words:
    """One seat's turn to bet, and its chance to win a showdown against any hands."""

    def __init__(self, table: DrawTable, seat: int, chance: float) -> None:
        self.chance = chance
        self.others = float(max(1, int(table.seats) - 1))
        self.pot = float(int(table.pot()))
        self.bet = float(int(table.bet))
        self.mine = float(table.bets[seat])
        self.cost = float(int(price(table, seat)))
        self.limit = float(int(table.limit()))
        self.keeps_uncalled = not table.terms.return_uncalled
        self.opens = int(table.first) == seat
        self.is_last = table.stage >= SECOND_BETS

    def swing(self, pot: float, chance: float) -> float:
        """A pot won with this chance and lost to one of the others otherwise."""
        return pot * (chance - (1 - chance) / self.others)

    def fold(self) -> float:
        return self.given(self.pot, self.bet - self.mine)

    def given(self, pot: float, missing: float) -> float:
        """A pot left to the others before a call that would have cost so much."""
        return self.swing(pot + (UNSAVED if self.keeps_uncalled else -1.0) * missing, 0.0)

    def check(self) -> float:
        """A showdown for the pot as it is, or a bet from those who speak later."""
        if not self.opens:
            return self.swing(self.pot, self.chance)
        return BETS * self.faced(self.pot, 0.0) + (1 - BETS) * self.swing(self.pot, self.against_rest())

    def faced(self, pot: float, mine: float) -> float:
        """A bet of the limit against this seat's smaller total: called or not, whichever is better."""
        bet, missing = self.limit - self.bet, self.limit - mine
        return max(self.swing(pot + bet + missing, self.against_best(BETS)), self.given(pot + bet, missing))

    def call(self) -> float:
        return self.swing(self.pot + self.cost, self.against_best(BETS))

    def rise(self, total: float) -> float:
        """Everybody folds, one of those who do not has the better cards more often, or it is raised again."""
        cost = total - self.mine
        folds = FOLDS * (RAISED_FOLDS if self.bet > 0 else 1.0)
        callers = (BETS if self.bet > 0 else 1.0) * (1 - folds)
        won = self.swing(self.pot + (cost if self.keeps_uncalled else 0.0), 1.0)
        called = self.swing(self.pot + cost + total - self.bet, self.against_best(callers))
        if total < self.limit:
            called += BETS * (self.faced(self.pot + cost, total) - called)
        return folds * won + (1 - folds) * called

    def against_best(self, part: float) -> float:
        """The chance against the best part of all hands, with a few bluffs among them."""
        if not self.is_last:
            return max(0.0, self.chance - SWAY * (1 - part))
        honest = max(0.0, (self.chance - (1 - part)) / part)
        return HONEST * honest + (1 - HONEST) * self.chance

    def against_rest(self) -> float:
        """The chance against the hands that are not bet."""
        if not self.is_last:
            return min(1.0, self.chance + SWAY * BETS)
        return min(1.0, self.chance / (1 - BETS))
