"""Plans for a whole hand: some five-card hands, and what is left by rank, in few and good turns."""

from collections import Counter
from typing import Final

from parlour.cards.codes import JOKER
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.prospects import BigCProspects
from parlour.games.big_c.rules.card_order import CODES
from parlour.games.big_c.rules.hands import NO_HAND, NOTHING, TRIPLE, reading
from parlour.games.big_c.rules.plays.choice import plays_of
from parlour.games.big_c.rules.plays.rank_sets import FIVE
from parlour.games.big_c.thinking.split import cheapest_plays, split_by_rank, split_hand

Cards = tuple[int, ...]
_WEAKNESS: Final = 0.6
"""How much of a turn more a play counts that is sure to be beaten."""
STUCK: Final = 3.0
"""The turns that a joker without company counts."""
_FIVES_TRIED: Final = 30


class Planner:
    """Plans for the hands of one seat, by the chances it sees."""

    def __init__(self, eyes: BigCEyes, prospects: BigCProspects) -> None:
        self.eyes = eyes
        self.prospects = prospects

    def plan(self, cards: list[int], width: int) -> list[Cards]:
        """Return the best plays found for these cards, following up `width` five-card hands."""
        best = _small_plays(cards)
        for five in self._promising_fives(cards, width):
            rest = self.plan(cards_without(cards, five), max(1, width // 3))
            if self.cost([five, *rest]) < self.cost(best):
                best = [five, *rest]
        return best

    def best_plan(self, cards: list[int], width: int) -> list[Cards]:
        """Return the better of what is found by trying and of the split at a glance."""
        return min(self.plan(cards, width), _glance(cards), key=self.cost)

    def _promising_fives(self, cards: list[int], width: int) -> list[Cards]:
        """Return the five-card hands that leave the least behind."""
        if width == 0 or len(cards) < FIVE:
            return []
        fives = self._some_fives(cards)
        left = {five: self.cost([five, *_small_plays(cards_without(cards, five))]) for five in fives}
        return sorted(fives, key=lambda five: left[five])[:width]

    def _some_fives(self, cards: list[int]) -> list[Cards]:
        """Return five-card hands: the cheapest of every family, or of some when there are many."""
        tried = cheapest_plays(plays_of(cards, NOTHING, self.eyes.terms), _FIVES_TRIED)
        return [move.cards for move in tried if len(move.cards) == FIVE]

    def cost(self, plays: list[Cards]) -> float:
        """Return the turns these plays take, weak ones counting more."""
        return sum(self.turn_cost(play) for play in plays)

    def turn_cost(self, play: Cards) -> float:
        made = reading(play, self.eyes.terms)
        if made.kind == NO_HAND:
            return STUCK
        return 1 + _WEAKNESS * (1 - self.prospects.strength(made))

    def cost_after(self, plan: list[Cards], play: Cards) -> float:
        """Return what is left of a plan when some of its cards are played otherwise."""
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
        return self.cost(kept) + self.cost(_small_plays(loose))


def cards_without(cards: list[int], play: Cards) -> list[int]:
    """Return the cards that stay in the hand."""
    return list((Counter(cards) - Counter(play)).elements())


def _glance(cards: list[int]) -> list[Cards]:
    """Split the hand as imagined players do, with jokers left over one by one."""
    plays = [tuple(sorted([CODES[height] for height in heights])) for heights in split_hand(cards)]
    return plays + [(JOKER,)] * (len(cards) - sum(len(play) for play in plays))


def _small_plays(cards: list[int]) -> list[Cards]:
    """Return singles, pairs and triples by rank; jokers fill up the lowest ones."""
    jokers = cards.count(JOKER)
    plays: list[Cards] = []
    for heights in split_by_rank(cards):
        filled = min(jokers, TRIPLE - len(heights))
        plays.append((*[CODES[height] for height in heights], *[JOKER] * filled))
        jokers -= filled
    return plays + [(JOKER,)] * jokers
