"""What the hard bot's ways are worth: every stake, a showdown and a look at the hand, in coins."""

from collections import Counter
from typing import Final

from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.bots.eyes import Player
from parlour.games.three_card_brag.thinking.opponent_model import OPENINGS, Rival, bet_message, pot_value
from parlour.kit.field import Field

_POT_PARTS: Final = (8, 4, 2)

_Belief = tuple[Field, float]
"""What is thought of a rival: the field its hand comes from, and for how many such hands it counts."""
_Asked = Counter[tuple[_Belief, int]]
"""How many rivals of whom the same is thought are asked to pay so much."""


class BetValues:
    """Values what the seat may do; a stake equal to the one on the table means check or call."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.eyes = chances.eyes
        self.beliefs = [self._belief(rival, chances.hands_of(rival)) for rival in self.eyes.others]

    def _belief(self, rival: Player, hands: float) -> _Belief:
        return self.chances.field_of(rival), hands * self._message(rival)

    def _message(self, rival: Player) -> float:
        """How many times more a rival's hand counts for its coins: no more while they were paid blind."""
        betting = self.eyes.rules.betting
        return bet_message(rival.paid - betting.ante, betting.opening()) if rival.has_seen else 1.0

    def stakes(self) -> list[int]:
        """The stakes worth thinking about: staying, and a few rises up to the pot."""
        eyes = self.eyes
        low, high = eyes.stakes()
        if high == 0 or not any(rival.coins for rival in eyes.others):
            return [eyes.stake]
        openings = [eyes.rules.betting.opening() * times for times in OPENINGS if eyes.stake == 0]
        parts = [eyes.stake + eyes.pot // part for part in _POT_PARTS]
        return [eyes.stake, *sorted({max(low, min(high, stake)) for stake in openings + parts})]

    def of_stake(self, stake: int, player: Player, strengths: list[int]) -> float:
        """The coins that paying for this stake brings the player on average over these strengths."""
        rise = stake - self.eyes.stake
        cost = player.cost(rise)
        pays = [rival.cost(rise) for rival in self.eyes.others]
        asked = Counter(zip(self.beliefs, pays, strict=True))
        return self._average(strengths, asked, self.winnable(player, cost), cost)

    def of_looking(self) -> float:
        """The coins that a look brings: the best of all stakes for whatever it shows, at the seen price."""
        seen, stakes = self.eyes.mine.after_looking(), self.stakes()
        looks = self.chances.looks()
        bests = [max(self.of_stake(stake, seen, prospects) for stake in stakes) for prospects in looks]
        return sum(max(0.0, best) for best in bests) / len(bests)

    def of_showing(self) -> float:
        """The coins that a showdown at once brings: nobody else pays, draws or folds (§Showing)."""
        mine, dear = self.eyes.mine, self.eyes.rules.betting.show_cost == "double"
        cost = min(mine.coins, 2 * mine.price if dear else mine.price)
        drawn = self.eyes.phase == "final"
        hands = [self.chances.hands_of(rival) if drawn else 1.0 for rival in self.eyes.others]
        beliefs = [self._belief(rival, each) for rival, each in zip(self.eyes.others, hands, strict=True)]
        unasked = Counter((belief, 0) for belief in beliefs)
        return self._average([self.chances.held()], unasked, self.winnable(mine, cost), cost)

    def _average(self, strengths: list[int], asked: _Asked, pot: int, cost: int) -> float:
        """The coins won on average over these strengths from rivals who are asked to pay so much each."""
        filled = pot + cost
        fields = [field for (field, _), _ in asked]
        rivals = [Rival(hands, pays, filled, times) for ((_, hands), pays), times in asked.items()]
        total = 0.0
        for strength in strengths:
            total += pot_value([field.share(strength) for field in fields], rivals, filled) - cost
        return total / len(strengths)

    def winnable(self, player: Player, cost: int) -> int:
        """The coins in the pot that a player who pays this much can win (§Short of coins)."""
        if cost < player.coins:
            return self.eyes.pot
        reach = (player.paid + cost) * (1 if player.has_seen else 2)
        return self.eyes.pot - sum(max(0, other.paid - reach) for other in self.eyes.others)
