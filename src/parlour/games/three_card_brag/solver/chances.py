"""Rounds of heads-up Three Card Brag for the learner: the chances of buckets, counted from many deals."""

from typing import Final, NamedTuple

import numpy as np

from parlour.cards.codes import LAST_CARD
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.engine.rules.finder import find_game
from parlour.games.three_card_brag.bots.fields import whole_field
from parlour.games.three_card_brag.rules.hands.ranking import HAND, hand_ranking
from parlour.games.three_card_brag.solver.hands import BUCKETS, Standing, dealt_bucket, final_bucket
from parlour.games.three_card_brag.solver.tree import KEEP, NOW, SWAP, THEN
from parlour.players.solver.layout import Floats, Game, laid_out
from parlour.players.solver.tree import Node

DEALS: Final = 12_000
SLICES: Final = 400


class Chances(NamedTuple):
    """How likely each bucket is dealt, what the card turn makes of it, and who would win."""

    dealt: Floats
    maps: dict[str, Floats]
    duels: dict[str, Floats]


def game_of(root: Node, chances: Chances) -> Game:
    """The two hands are taken to be independent of each other."""
    return laid_out(root, (chances.dealt, chances.dealt), maps=chances.maps, duels=chances.duels)


def counted(deals: int = DEALS) -> Chances:
    """Counts deals, each with every card that may come."""
    slices = np.zeros((BUCKETS, SLICES))
    maps = {SWAP: np.zeros((BUCKETS, BUCKETS)), KEEP: np.zeros((BUCKETS, BUCKETS))}
    rules, luck, cards = find_game("three-card-brag").rules(), Luck(deals), pack()
    ranking = hand_ranking(rules)
    for _ in range(deals):
        luck.shuffle(cards)
        trump = 1 + luck.below(LAST_CARD)
        standing = Standing(ranking, whole_field(ranking, 0, trump), trump)
        hand = cards[:HAND]
        share, prospects = standing.share(hand), standing.prospects(hand, cards[HAND:])
        bucket = dealt_bucket(prospects)
        slices[bucket, int(share * SLICES)] += 1
        for better in prospects:
            maps[SWAP if better > share else KEEP][bucket, final_bucket(better)] += 1 / len(prospects)
    return chances_of(slices, maps)


def chances_of(slices: Floats, maps: dict[str, Floats]) -> Chances:
    times = slices.sum(axis=1)
    each = np.maximum(times, 1)[:, None]
    ranks = np.arange(BUCKETS)
    duels = {
        "any": np.ones((BUCKETS, BUCKETS)),
        NOW: duel_of(slices / each),
        THEN: np.sign(ranks[:, None] - ranks[None, :]).astype(np.float64),
    }
    return Chances(times / times.sum(), {turn: counts / each for turn, counts in maps.items()}, duels)


def duel_of(slices: Floats) -> Floats:
    """How much more often a hand of one bucket beats one of another than the other way round."""
    below = slices.cumsum(axis=1) - slices
    wins: Floats = slices @ below.T
    return wins - wins.T
