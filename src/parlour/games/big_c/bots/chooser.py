"""Choosing a play at Big-C by what it leaves to be done, what it wins and what it may cost."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.plans import Cards, Planner
from parlour.games.big_c.bots.prospects import BigCProspects, ImaginedProspects
from parlour.games.big_c.bots.weights import PlanWeights
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.compare import footstool, penalty
from parlour.games.big_c.rules.hands import NO_HAND, Reading, reading
from parlour.games.big_c.rules.plays.choice import Plays
from parlour.games.big_c.thinking.split import cheapest_plays

_PLAYS_TRIED: Final = 40
_WINNING_LEAD: Final = 0.3
"""What it is worth to win the lead."""
_PASS_CARD: Final = 0.35
"""What a card weighs that a pass costs."""
ALARM: Final = 3
"""With so few cards somebody is about to go out."""
_ALARMED: Final = 0.8
_VICTORY: Final = 100.0


class Chooser:
    """Weighs the plays of one turn by what they are worth to the player."""

    def __init__(self, eyes: BigCEyes, weights: PlanWeights, luck: Luck) -> None:
        self.eyes = eyes
        self.weights = weights
        imagines = weights.worlds > 0
        self.prospects = ImaginedProspects(eyes, luck, weights.worlds) if imagines else BigCProspects(eyes)
        self.planner = Planner(eyes, self.prospects)
        plan = self.planner.best_plan if imagines else self.planner.plan
        self.plan = plan(eyes.hand, weights.width)

    def lead(self) -> Cards:
        """Lead sure winners when at most one other play is left, else what is lowest or best got rid of."""
        plays = [play for play in self.plan if self.made(play).kind != NO_HAND]
        weak = [play for play in plays if self.strength(play) < self.weights.sure]
        if len(weak) <= 1:
            return max(plays, key=self.strength)
        return min(plays, key=_height if self.weights.leads_low else self.loss)

    def follow(self, plays: Plays) -> Cards | None:
        """Return the play to lay on the table, or None to pass."""
        best = min([move.cards for move in cheapest_plays(plays, _PLAYS_TRIED)], key=self.loss)
        return best if self.loss(best) < self.loss_of_passing() else None

    def loss(self, play: Cards) -> float:
        """Return what a play leaves to be done, less what it brings, more what it risks."""
        if len(play) == len(self.eyes.hand):
            return -_VICTORY
        worth = self.weights.keeping_lead if self.eyes.top.kind == NO_HAND else _WINNING_LEAD
        left = self.planner.cost_after(self.plan, play) - worth * self.strength(play)
        return left + self.risk(play) - self.weights.gift * self.gift(play)

    def risk(self, play: Cards) -> float:
        """Return the cards this play may cost, and the danger that somebody goes out upon it."""
        if self.weights.card == 0:
            return 0.0
        ready = sum(1 for cards in self.eyes.others if cards == len(play))
        danger = _ALARMED * ready * (1 - self.strength(play))
        return danger + self.weights.card * self.prospects.footstool_cost(self.made(play))

    def gift(self, play: Cards) -> int:
        """Return the cards that the owner of the hand below would have to draw."""
        if self.eyes.top.kind == NO_HAND:
            return 0
        terms = self.eyes.terms
        return penalty(footstool(self.made(play), self.eyes.top, terms), terms)

    def loss_of_passing(self) -> float:
        """Return what a pass leaves to be done, and lets happen."""
        alarm = _ALARMED if self.eyes.owner_cards <= ALARM else 0.0
        drawn = _PASS_CARD * int(self.eyes.terms.pass_costs)
        return self.planner.cost(self.plan) + self.weights.turn + alarm + drawn

    def strength(self, play: Cards) -> float:
        return self.prospects.strength(self.made(play))

    def made(self, play: Cards) -> Reading:
        return reading(play, self.eyes.terms)


def _height(play: Cards) -> int:
    """Return the highest card of a play."""
    return max(HEIGHTS[card] for card in play)
