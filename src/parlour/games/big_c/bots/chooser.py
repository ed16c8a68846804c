"""Choosing a play at Big-C by what it leaves to be done, what it wins and what it may cost."""

from typing import Final

from parlour.games.big_c.bots.eyes import Sight
from parlour.games.big_c.bots.plans import Cards, Planner, spread
from parlour.games.big_c.bots.prospects import Prospects
from parlour.games.big_c.bots.weights import Temper
from parlour.games.big_c.rules.compare import footstool, penalty
from parlour.games.big_c.rules.hands import NO_HAND, Reading, reading
from parlour.games.big_c.rules.plays.choice import Plays

PLAYS_TRIED: Final = 40
WINNING_LEAD: Final = 0.3
"""What it is worth to win the lead."""
PASS_CARD: Final = 0.35
"""What a card weighs that a pass costs."""
ALARM: Final = 3
"""With so few cards somebody is about to go out."""
ALARMED: Final = 0.8
VICTORY: Final = 100.0


class Chooser:
    """Weighs the plays of one turn by the temper of the player."""

    def __init__(self, sight: Sight, temper: Temper) -> None:
        self.sight = sight
        self.temper = temper
        self.prospects = Prospects(sight)
        self.planner = Planner(sight, self.prospects)
        self.plan = self.planner.plan(sight.hand, temper.width)

    def lead(self) -> Cards:
        """Sure winners first when at most one other play is left, else whatever is best got rid of."""
        plays = [play for play in self.plan if self.made(play).kind != NO_HAND]
        weak = [play for play in plays if self.strength(play) < self.temper.sure]
        if len(weak) <= 1:
            return max(plays, key=self.strength)
        return min(plays, key=self.loss)

    def follow(self, plays: Plays) -> Cards | None:
        """The play to lay on the table, or None to pass."""
        best = min(spread(plays, PLAYS_TRIED), key=self.loss)
        return best if self.loss(best) < self.loss_of_passing() else None

    def loss(self, play: Cards) -> float:
        """What a play leaves to be done, less what it brings, more what it risks."""
        if len(play) == len(self.sight.hand):
            return -VICTORY
        worth = self.temper.keeping_lead if self.sight.top.kind == NO_HAND else WINNING_LEAD
        left = self.planner.cost_after(self.plan, play) - worth * self.strength(play)
        return left + self.risk(play) - self.temper.gift * self.gift(play)

    def risk(self, play: Cards) -> float:
        """The cards this play may cost, and the danger that somebody goes out upon it."""
        if self.temper.card == 0:
            return 0.0
        ready = sum(1 for cards in self.sight.others if cards == len(play))
        danger = ALARMED * ready * (1 - self.strength(play))
        return danger + self.temper.card * self.prospects.footstool_cost(self.made(play))

    def gift(self, play: Cards) -> int:
        """The cards that the owner of the hand below would have to draw."""
        if self.sight.top.kind == NO_HAND:
            return 0
        customs = self.sight.customs
        return penalty(footstool(self.made(play), self.sight.top, customs), customs)

    def loss_of_passing(self) -> float:
        """What a pass leaves to be done, and lets happen."""
        alarm = ALARMED if self.sight.owner_cards <= ALARM else 0.0
        drawn = PASS_CARD * self.sight.customs.pass_costs
        return self.planner.cost(self.plan) + self.temper.turn + alarm + drawn

    def strength(self, play: Cards) -> float:
        return self.prospects.strength(self.made(play))

    def made(self, play: Cards) -> Reading:
        return reading(play, self.sight.customs)
