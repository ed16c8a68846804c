"""The scales of the hard bot: every stake, a showdown and a look at the hand, weighed in coins."""

from collections import Counter
from typing import Final

from parlour.games.three_card_brag.bots.chances import Odds
from parlour.games.three_card_brag.bots.eyes import Purse
from parlour.games.three_card_brag.bots.worth import Answer, Rival, bet_worth

MESSAGE: Final = 0.9
"""How strongly the coins that rivals pay with a seen hand speak for it."""
OPENINGS: Final = (1, 2, 4)
POT_PARTS: Final = (8, 4, 2)


class Scales:
    """Weighs what the seat may do; a stake equal to the one on the table means check or call."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.sight = odds.sight
        self.rivals = [self.rival(purse, odds.hands_of(purse)) for purse in self.sight.rivals]

    def rival(self, purse: Purse, hands: float) -> Rival:
        return self.odds.field_of(purse), hands * self.told(purse)

    def told(self, purse: Purse) -> float:
        """How much more a rival's hand counts for its coins: nothing more while they were paid blind."""
        if not purse.has_seen:
            return 1.0
        betting = self.sight.rules.betting
        return float((1 + max(0, purse.paid - betting.ante) / (2 * betting.opening())) ** MESSAGE)

    def stakes(self) -> list[int]:
        """The stakes worth thinking about: staying, and a few rises up to the pot."""
        sight = self.sight
        low, high = sight.stakes()
        if high == 0 or not any(purse.coins for purse in sight.rivals):
            return [sight.stake]
        openings = [sight.rules.betting.opening() * times for times in OPENINGS if sight.stake == 0]
        parts = [sight.stake + sight.pot // part for part in POT_PARTS]
        return [sight.stake, *sorted({max(low, min(high, stake)) for stake in openings + parts})]

    def weigh(self, stake: int, purse: Purse, strengths: list[int]) -> float:
        """The coins that paying for this stake brings on average over these strengths."""
        rise = stake - self.sight.stake
        cost = purse.cost(rise)
        pot = self.winnable(purse, cost)
        asked = zip(self.rivals, [other.cost(rise) for other in self.sight.rivals], strict=True)
        alike = Counter(asked).items()
        answers = [Answer(rival, pays=pays, pot=pot + cost, times=times) for (rival, pays), times in alike]
        return average([bet_worth(strength, answers, pot=pot, cost=cost) for strength in strengths])

    def weigh_looking(self, looks: list[list[int]]) -> float:
        """The coins that a look brings: the best of all stakes for whatever it shows, at the seen price."""
        seen, stakes = self.sight.me.looking(), self.stakes()
        bests = [max(self.weigh(stake, seen, prospects) for stake in stakes) for prospects in looks]
        return average([max(0.0, best) for best in bests])

    def weigh_showing(self, strengths: list[int]) -> float:
        """The coins that a showdown at once brings: nobody else pays, draws or folds (§Showing)."""
        me, dear = self.sight.me, self.sight.rules.betting.show_cost == "double"
        cost = min(me.coins, 2 * me.price if dear else me.price)
        pot = self.winnable(me, cost)
        drawn = self.sight.phase == "final"
        hands = [self.odds.hands_of(purse) if drawn else 1.0 for purse in self.sight.rivals]
        rivals = [self.rival(purse, each) for purse, each in zip(self.sight.rivals, hands, strict=True)]
        answers = [Answer(rival, pays=0, pot=pot) for rival in rivals]
        return average([bet_worth(strength, answers, pot=pot, cost=cost) for strength in strengths])

    def winnable(self, purse: Purse, cost: int) -> int:
        """The coins in the pot that a player who pays this much can win (§Short of coins)."""
        if cost < purse.coins:
            return self.sight.pot
        reach = (purse.paid + cost) * (1 if purse.has_seen else 2)
        return self.sight.pot - sum(max(0, other.paid - reach) for other in self.sight.rivals)


def average(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
