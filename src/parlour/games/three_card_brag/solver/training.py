"""What the solver learns for Three Card Brag: a match for two, from the last round back to the first.

The chances of buckets are counted from many deals. Needs numpy.
"""

from typing import Final, NamedTuple

import numpy as np

from parlour.cards.codes import LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots.chances import fields_of
from parlour.games.three_card_brag.rules.hands.ranking import HAND, hand_ranking
from parlour.games.three_card_brag.solver.hands import (
    BUCKETS,
    DEALT,
    FINAL,
    TrumpStanding,
    dealt_bucket,
    final_bucket,
)
from parlour.games.three_card_brag.solver.match import MOST_ROUNDS, ends_of, final_values, name, states
from parlour.games.three_card_brag.solver.tree import KEEP, NOW, SWAP, THEN, RoundTree, key_of
from parlour.kit.solving.book import Book
from parlour.kit.solving.cfr import Learner, with_tremble
from parlour.kit.solving.layout import Floats, TreeArrays, laid_out
from parlour.kit.solving.passes import Strategy, best_response_values, values_of
from parlour.kit.solving.training import Row, Training, rows_of, strategy_in
from parlour.kit.solving.tree import Fork, Node

DEALS: Final = 12_000
"""Enough for about 60 deals in the rarest bucket, which holds a two-hundredth of them."""
SLICES: Final = 400
"""How finely the shares that hands beat are told apart where buckets meet before the card turns."""
TREMBLE: Final = 0.02
"""How often players are taken to do anything at all, so that answers to mistakes are learnt too.

Not tuned: it has to be small beside what is usual and often enough to be learnt from in 300 iterations.
"""


class DealChances(NamedTuple):
    """How likely each bucket is dealt, what the card turn makes of it, and who would win."""

    dealt: Floats
    maps: dict[str, Floats]
    duels: dict[str, Floats]


def arrays_of(root: Node, chances: DealChances) -> TreeArrays:
    """Return the tree's arrays; the two hands are taken to be independent of each other."""
    return laid_out(root, (chances.dealt, chances.dealt), maps=chances.maps, duels=chances.duels)


def count_deals(deals: int = DEALS) -> DealChances:
    """Count deals, each with every card that may come."""
    slices = np.zeros((BUCKETS, SLICES))
    maps = {SWAP: np.zeros((BUCKETS, BUCKETS)), KEEP: np.zeros((BUCKETS, BUCKETS))}
    rules, luck, cards = GAME.rules(), Luck(deals), pack()
    ranking = hand_ranking(rules)
    for _ in range(deals):
        luck.shuffle(cards)
        trump = 1 + luck.below(LAST_CARD)
        standing = TrumpStanding(ranking, fields_of(rules).whole(trump), trump)
        hand = cards[:HAND]
        share, prospects = standing.share(hand), standing.prospects(hand, cards[HAND:])
        bucket = dealt_bucket(prospects)
        slices[bucket, int(share * SLICES)] += 1
        for better in prospects:
            maps[SWAP if better > share else KEEP][bucket, final_bucket(better)] += 1 / len(prospects)
    return chances_of(slices, maps)


def chances_of(slices: Floats, maps: dict[str, Floats]) -> DealChances:
    times = slices.sum(axis=1)
    each = np.maximum(times, 1)[:, None]
    ranks = np.arange(BUCKETS)
    duels = {
        "any": np.ones((BUCKETS, BUCKETS)),
        NOW: duel_of(slices / each),
        THEN: np.sign(ranks[:, None] - ranks[None, :]).astype(np.float64),
    }
    return DealChances(times / times.sum(), {turn: counts / each for turn, counts in maps.items()}, duels)


def duel_of(slices: Floats) -> Floats:
    """Return how much more often a hand of one bucket beats one of another than the other way round."""
    below = slices.cumsum(axis=1) - slices
    wins: Floats = slices @ below.T
    return wins - wins.T


class BragTraining(Training):
    """Ten stages, one for each number of rounds left; a stage ends in the values of the one before."""

    game = "three-card-brag"
    abstraction = f"a match of {MOST_ROUNDS} rounds, {len(DEALT) + 1} × {len(FINAL) + 1} buckets"
    unit = "a match (1 won, -1 lost)"
    usual_iterations = 300
    stages = MOST_ROUNDS

    def __init__(self, chances: DealChances) -> None:
        super().__init__()
        self.chances = chances
        self.values = final_values()
        self.learners: list[Learner] = []

    def begin_stage(self, stage: int) -> Learner:
        learner = Learner(self.tree(stage + 1, self.values), TREMBLE)
        self.learners.append(learner)
        return learner

    def end_stage(self, stage: int) -> None:
        learner = self.learners[stage]
        shaky = [None if shares is None else with_tremble(shares, TREMBLE) for shares in learner.average()]
        self.values |= self.named(stage + 1, values_of(learner.tree, shaky))

    def tree(self, left: int, values: dict[str, float]) -> TreeArrays:
        """Return all states with so many rounds left, side by side."""
        trees = [RoundTree(state, ends_of(state, values)).begun() for state in states(left)]
        return arrays_of(Fork(trees), self.chances)

    def named(self, left: int, values: Floats) -> dict[str, float]:
        """Return the values at the roots of the states' trees, which come first behind the fork."""
        roots = values[1 : 1 + len(states(left))] @ self.chances.dealt
        return dict(zip(states(left), roots.tolist(), strict=True))

    def iterations(self) -> int:
        return min((learner.iterations for learner in self.learners), default=0)

    def rows(self) -> list[Row]:
        return [row for learner in self.learners for row in rows_of(learner.tree, learner.average())]

    def buckets(self) -> int:
        return BUCKETS

    def exploitability_of(self, book: Book) -> float:
        """Return what a best response wins in a whole match from even, where nobody expects to win."""
        left = sum(key_of(name(rounds, 0), "", "") in book for rounds in range(1, MOST_ROUNDS + 1))
        worthless = final_values() | {state: 0.0 for each in range(1, left) for state in states(each)}
        plans = [strategy_in(book, self.tree(each, worthless)) for each in range(1, left + 1)]
        best = self.best_in_match(plans)
        return (best[0][name(left, 0)] + best[1][name(left, 0)]) / 2 if left else 0.0

    def best_in_match(self, plans: list[Strategy]) -> tuple[dict[str, float], dict[str, float]]:
        """Return what a best responder reaches in each state that acts first there, and that acts second."""
        first = final_values()
        second = {state: -value for state, value in first.items()}
        for left, plan in enumerate(plans, start=1):
            as_first = self.tree(left, {state: -value for state, value in second.items()})
            as_second = self.tree(left, first)
            first |= self.named(left, best_response_values(as_first, plan, 0))
            second |= self.named(left, best_response_values(as_second, plan, 1))
        return first, second
