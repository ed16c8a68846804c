"""Weighing words at Five-Card Draw: what each is worth in points, won by this seat or given to another.

A pot counts for whoever wins it, so its worth is the chance to win it less the chance, shared among the
rivals, that one of them does. Chips weigh nothing while they cannot run out before the points decide.
"""

from parlour.games.five_card_draw.house import Spot, Word
from parlour.games.five_card_draw.menus import BET, CALL, CHECK, FOLD, RAISE
from parlour.games.five_card_draw.reads import Reads
from parlour.games.five_card_draw.sight import Sight

NEED = 5
BLUFFS = 0.4
SWAY = 0.25
UNSAVED = 0.6
"""How much of an uncalled bet a fold gives away beyond the pot: the target is reached in whole pots, and a
rival seldom needs one more of them because one was smaller."""


class Scales:
    """One spot, the chance to win a showdown against any hands, and what is known of the others."""

    def __init__(self, sight: Sight, spot: Spot, chance: float, reads: Reads) -> None:
        betting = sight.rules.betting
        self.sight = sight
        self.spot = spot
        self.chance = chance
        self.folds = reads.folds.share() ** len(sight.rivals())
        self.bets = reads.bets.share()
        self.keeps_uncalled = not betting.return_uncalled
        self.others = max(1, len(sight.view.seats) - 1)
        self.price = 0.0 if outlasts(sight) else min(1.0, NEED * betting.ante / max(1, sight.chips()))

    def words(self) -> list[Word]:
        """Everything worth considering: the quiet words, and the smallest and largest bet or raise."""
        spot = self.spot
        quiet: list[Word] = [(CALL, 0), (FOLD, 0)] if spot.bet else [(CHECK, 0)]
        if spot.low > spot.high:
            return quiet
        verb = RAISE if spot.bet else BET
        return [*quiet, (verb, spot.high), (verb, spot.low)]

    def worth(self, word: Word) -> float:
        """The points a word is worth."""
        verb, total = word
        if verb == FOLD:
            return self.fold()
        if verb == CHECK:
            return self.check()
        return self.call() if verb == CALL else self.rise(total)

    def swing(self, pot: float, chance: float) -> float:
        """A pot won with this chance and lost to one of the others otherwise."""
        return pot * (chance - (1 - chance) / self.others)

    def fold(self) -> float:
        return self.given(self.spot.pot, self.spot.missing())

    def given(self, pot: float, missing: int) -> float:
        """A pot left to the others before a call that would have cost so much."""
        return self.swing(pot + (UNSAVED if self.keeps_uncalled else -1) * missing, 0)

    def check(self) -> float:
        """A showdown for the pot as it is, or a bet from those who speak later."""
        if not self.sight.opens():
            return self.swing(self.spot.pot, self.chance)
        faced = self.faced(self.spot.pot, 0)
        free = self.swing(self.spot.pot, self.against_rest(self.bets))
        return self.bets * faced + (1 - self.bets) * free

    def faced(self, pot: float, mine: int) -> float:
        """A bet of the limit against this seat's smaller total: called or not, whichever is better."""
        bet, missing = self.spot.limit - self.spot.bet, self.spot.limit - mine
        called = self.swing(pot + bet + missing, self.against_best(self.bets)) - self.price * missing
        return max(called, self.given(pot + bet, missing))

    def call(self) -> float:
        cost = min(self.spot.missing(), self.sight.chips())
        return self.swing(self.spot.pot + cost, self.against_best(self.bets)) - self.price * cost

    def rise(self, total: int) -> float:
        """Everybody folds, one of those who do not has the better cards more often, or it is raised again."""
        cost = total - self.spot.mine
        folds = self.folds * (0.4 if self.spot.bet else 1.0)
        callers = (self.bets if self.spot.bet else 1.0) * (1 - folds)
        won = self.swing(self.spot.pot + cost * self.keeps_uncalled, 1)
        answer = total - self.spot.bet
        called = self.swing(self.spot.pot + cost + answer, self.against_best(callers)) - self.price * cost
        if total < self.spot.limit:
            called += self.bets * (self.faced(self.spot.pot + cost, total) - called)
        return folds * won + (1 - folds) * called

    def against_best(self, share: float) -> float:
        """The chance against the best share of hands, with a few bluffs among them."""
        if self.sight.round == 1:
            return max(0.0, self.chance - SWAY * (1 - share))
        honest = max(0.0, (self.chance - (1 - share)) / share)
        return (1 - BLUFFS) * honest + BLUFFS * self.chance

    def against_rest(self, share: float) -> float:
        """The chance against the hands below the best share."""
        if self.sight.round == 1:
            return min(1.0, self.chance + SWAY * share)
        return min(1.0, self.chance / (1 - share))


def outlasts(sight: Sight) -> bool:
    """Whether a rival must reach the target before this seat can lose all its chips, half of every pot."""
    rivals = [seat.counters["points"] for seat in sight.view.seats if seat.seat != sight.seat]
    return 2 * sight.chips() >= sight.rules.game_flow.target - max(rivals)
