"""Breaking a hand into plays: some five-card hands, and what is left by rank, in few and good turns."""

from collections import Counter
from typing import Final

from parlour.games.big_c.bots.eyes import Sight
from parlour.games.big_c.bots.prospects import Prospects
from parlour.games.big_c.rules.card_order import HEIGHTS, SUIT_COUNT, in_order
from parlour.games.big_c.rules.hands import NO_HAND, NOTHING, TRIPLE, reading
from parlour.games.big_c.rules.plays.choice import Plays, played
from parlour.games.big_c.rules.plays.rank_sets import FIVE

Cards = tuple[int, ...]
WEAKNESS: Final = 0.6
"""How much of a turn more a play counts that is sure to be beaten."""
STUCK: Final = 3.0
"""The turns that a joker without company counts."""
FIVES_TRIED: Final = 30


class Planner:
    """Plans for the hands of one seat, by the chances it sees."""

    def __init__(self, sight: Sight, prospects: Prospects) -> None:
        self.sight = sight
        self.prospects = prospects

    def plan(self, cards: list[int], width: int) -> list[Cards]:
        """The best plays found for all these cards; width is how many five-card hands are followed up."""
        best = self.small_plays(cards)
        for five in self.promising_fives(cards, width):
            rest = self.plan(without(cards, five), max(1, width // 3))
            if self.cost([five, *rest]) < self.cost(best):
                best = [five, *rest]
        return best

    def promising_fives(self, cards: list[int], width: int) -> list[Cards]:
        """The five-card hands that leave the least behind."""
        if width == 0 or len(cards) < FIVE:
            return []
        fives = some_fives(cards, self.sight)
        left = {five: self.cost([five, *self.small_plays(without(cards, five))]) for five in fives}
        return sorted(fives, key=lambda five: left[five])[:width]

    def small_plays(self, cards: list[int]) -> list[Cards]:
        """Singles, pairs and triples by rank; jokers fill up the lowest ones."""
        by_rank: dict[int, list[int]] = {}
        for card in in_order([card for card in cards if card > 0]):
            by_rank.setdefault((HEIGHTS[card] - 1) // SUIT_COUNT, []).append(card)
        plays = [rank[at : at + TRIPLE] for rank in by_rank.values() for at in range(0, len(rank), TRIPLE)]
        jokers = cards.count(0)
        for play in plays:
            filled = min(jokers, TRIPLE - len(play))
            play.extend([0] * filled)
            jokers -= filled
        return [tuple(play) for play in plays] + [(0,)] * jokers

    def cost(self, plays: list[Cards]) -> float:
        """The turns these plays take, weak ones counting more."""
        return sum(self.turn_cost(play) for play in plays)

    def turn_cost(self, play: Cards) -> float:
        made = reading(play, self.sight.customs)
        if made.kind == NO_HAND:
            return STUCK
        return 1 + WEAKNESS * (1 - self.prospects.strength(made))

    def cost_after(self, plan: list[Cards], play: Cards) -> float:
        """What is left of a plan when some of its cards are played otherwise."""
        if play in plan:
            return self.cost(plan) - self.turn_cost(play)
        gone = Counter(play)
        kept: list[Cards] = []
        loose: list[int] = []
        for each in plan:
            touched = Counter(each) & gone
            gone -= touched
            if touched:
                loose += (Counter(each) - touched).elements()
            else:
                kept.append(each)
        return self.cost(kept) + self.cost(self.small_plays(loose))


def some_fives(cards: list[int], sight: Sight) -> list[Cards]:
    """Five-card hands out of these cards: the cheapest of every family, or of some when there are many."""
    return [five for five in spread(Plays(cards, NOTHING, sight.customs), FIVES_TRIED) if len(five) == FIVE]


def spread(plays: Plays, number: int) -> list[Cards]:
    """The cheapest plays of so many families or a little more, weak ones to strong ones."""
    plays.count()
    step = max(1, len(plays.families) // number)
    return [played(family, 0).cards for family in plays.families[::step]]


def without(cards: list[int], play: Cards) -> list[int]:
    """The cards that stay in the hand."""
    return list((Counter(cards) - Counter(play)).elements())
