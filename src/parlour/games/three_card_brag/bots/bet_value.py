"""What the hard bot's ways are worth: every stake, a showdown and a look at the hand, against folding.

All values are chances to win the match beyond what a fold leaves, so that a round without coins counts too.
"""

from collections import Counter
from typing import Final

from parlour.games.three_card_brag.bots.all_in import AllIn
from parlour.games.three_card_brag.bots.chances import Chances
from parlour.games.three_card_brag.bots.eyes import Player
from parlour.games.three_card_brag.thinking.opponent_model import OPENINGS, Rival, bet_message, outlook
from parlour.games.three_card_brag.thinking.standing import RoundWorth
from parlour.kit.field import Field

_POT_PARTS: Final = (8, 4, 2)

_Belief = tuple[Field, float]
"""What is thought of a rival: the field its hand comes from, and for how many such hands it counts."""


class BetValues:
    """Values what the seat may do; a stake equal to the one on the table means check or call."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.eyes = chances.eyes
        self.beliefs = [self._belief(rival, chances.hands_of(rival)) for rival in self.eyes.others]
        self.worth = RoundWorth(self.eyes.standing(), self.eyes.rivals())
        self.all_in = AllIn(self.eyes)

    def _belief(self, rival: Player, hands: float) -> _Belief:
        return self.chances.field_of(rival), hands * self._message(rival)

    def _message(self, rival: Player) -> float:
        """Return how many times more a rival's hand counts for its coins: no more while paid blind."""
        if not rival.has_seen:
            return 1.0
        ante, opening = self.eyes.rules.betting.ante, self.eyes.rules.betting.opening()
        answered = self.eyes.mine.paid - ante
        return bet_message(rival.paid - ante, opening, answered=answered, coins=rival.coins)

    def stakes(self) -> list[int]:
        """Return the stakes worth a thought: staying, a few rises up to the pot, what brings the lead."""
        eyes = self.eyes
        low, high = eyes.stakes()
        if high == 0 or not any(rival.coins for rival in eyes.others):
            return [eyes.stake]
        openings = [eyes.rules.betting.opening() * times for times in OPENINGS if eyes.stake == 0]
        parts = [eyes.stake + eyes.pot // part for part in _POT_PARTS]
        wanted = [*openings, *parts, *self._leading_stake()]
        return [eyes.stake, *sorted({max(low, min(high, stake)) for stake in wanted})]

    def _leading_stake(self) -> list[int]:
        """Return, for who is behind, the stake at which a win from the richest rival brings the lead."""
        behind = max(self.worth.standing.coins) - self.eyes.mine.coins - self.eyes.pot
        return [self.eyes.stake + behind // 2 + 1] if behind > 0 else []

    def best_stake(self, player: Player, strengths: list[int]) -> tuple[float, int]:
        """Return the stake that brings most, and its worth; the highest where all coins go in anyway."""
        stakes = self.stakes()
        if self.all_in.is_likely():
            return self.of_stake(self.eyes.stake, player, strengths), stakes[-1]
        return max((self.of_stake(stake, player, strengths), stake) for stake in stakes)

    def of_stake(self, stake: int, player: Player, strengths: list[int]) -> float:
        """Return what paying for this stake is worth on average over these strengths."""
        rise = stake - self.eyes.stake
        pays = [rival.cost(rise) for rival in self.eyes.others]
        return self._average(strengths, self.beliefs, pays, player=player, cost=player.cost(rise))

    def of_looking(self) -> float:
        """Return what a look is worth: the best of all stakes for whatever it shows, at the seen price."""
        seen, stakes = self.eyes.mine.after_looking(), self.stakes()
        looks = self.chances.looks()
        bests = [max(self.of_stake(stake, seen, prospects) for stake in stakes) for prospects in looks]
        return sum(max(0.0, best) for best in bests) / len(bests)

    def of_showing(self) -> float:
        """Return what a showdown at once is worth: nobody else pays, draws or folds (§Showing)."""
        drawn = self.eyes.phase == "final"
        hands = [self.chances.hands_of(rival) if drawn else 1.0 for rival in self.eyes.others]
        beliefs = [self._belief(rival, each) for rival, each in zip(self.eyes.others, hands, strict=True)]
        mine, nobody_pays = self.eyes.mine, [0] * len(beliefs)
        cost = min(mine.coins, self.eyes.show_price())
        return self._average([self.chances.held()], beliefs, nobody_pays, player=mine, cost=cost)

    def _average(
        self, strengths: list[int], beliefs: list[_Belief], pays: list[int], *, player: Player, cost: int
    ) -> float:
        """Return what it is worth to pay so much with these strengths, where rivals must pay theirs."""
        winnable, asked = self.winnable(player, cost), Counter(zip(beliefs, pays, strict=True))
        filled, fields = winnable + cost, [field for (field, _), _ in asked]
        rivals = [Rival(hands, each, filled, times) for ((_, hands), each), times in asked.items()]
        shares = [[field.share(strength) for field in fields] for strength in strengths]
        usual = self.worth.average([outlook(each, rivals) for each in shares], winnable, cost)
        if self.all_in.chance == 0:
            return usual
        callers = [Rival(rival.hands, 0, filled, rival.times) for rival in rivals]
        best = sum(outlook(each, callers).win for each in shares) / len(shares)
        return self.all_in.value(usual, best)

    def winnable(self, player: Player, cost: int) -> int:
        """Return the coins in the pot that a player who pays this much can win (§Short of coins)."""
        if cost < player.coins:
            return self.eyes.pot
        reach = (player.paid + cost) * (1 if player.has_seen else 2)
        return self.eyes.pot - sum(max(0, other.paid - reach) for other in self.eyes.others)
