"""The hard bot's scales at Five-Card Draw: every word weighed from what a seat sees and knows of the others.

Chips weigh nothing while they cannot run out before the points decide.
"""

from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.medium import Spot, Word
from parlour.games.five_card_draw.bots.opponents import Reads
from parlour.games.five_card_draw.bots.weighing import Weighing
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, FOLD, RAISE

NEED = 5


class Scales:
    """One spot, and what is known of the others."""

    def __init__(self, sight: Sight, spot: Spot, chance: float, reads: Reads) -> None:
        self.spot = spot
        self.weighing = weighed(sight, spot, chance, reads)

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
            return self.weighing.fold()
        if verb == CHECK:
            return self.weighing.check()
        return self.weighing.call() if verb == CALL else self.weighing.rise(float(total))


def weighed(sight: Sight, spot: Spot, chance: float, reads: Reads) -> Weighing:
    """The spot with the chance to win a showdown against any hands."""
    return Weighing(
        chance=float(chance),
        pot=float(spot.pot),
        bet=float(spot.bet),
        mine=float(spot.mine),
        cost=float(min(spot.missing(), sight.chips())),
        limit=float(spot.limit),
        others=float(max(1, len(sight.view.seats) - 1)),
        folds=reads.folds.share() ** len(sight.rivals()),
        bets=reads.bets.share(),
        price=price_of_a_chip(sight),
        keeps_uncalled=not sight.rules.betting.return_uncalled,
        opens=sight.opens(),
        is_last=sight.round != 1,
    )


def price_of_a_chip(sight: Sight) -> float:
    """What a chip weighs in points: more as they run short."""
    return 0.0 if outlasts(sight) else min(1.0, NEED * sight.rules.betting.ante / max(1, sight.chips()))


def outlasts(sight: Sight) -> bool:
    """Whether a rival must reach the target before this seat can lose all its chips, half of every pot."""
    rivals = [seat.counters["points"] for seat in sight.view.seats if seat.seat != sight.seat]
    return 2 * sight.chips() >= sight.rules.game_flow.target - max(rivals)
