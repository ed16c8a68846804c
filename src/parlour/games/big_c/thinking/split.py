# parlour: hot
"""Breaking a hand of Big-C into plays at a glance: a few good five-card hands, and the rest by rank."""

from typing import Final

from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_COUNT, SUIT_COUNT
from parlour.games.big_c.rules.plays.rank_sets import FIVE

PAIR: Final = 2
TRIPLE: Final = 3
FOUR: Final = 4
LONE_IN_A_RUN: Final = 3
"""A straight is worth its cards when so many of them would else be played alone."""

Ranks = list[list[int]]
"""The natural cards of a hand by rank, as heights from low to high."""


def broken_up(cards: list[int]) -> list[list[int]]:
    """Plays, as heights, that use up all the cards but jokers without company."""
    ranks = by_rank(cards)
    plays: list[list[int]] = []
    take_runs(ranks, plays)
    take_flushes(ranks, plays)
    take_fours(ranks, plays)
    take_full_houses(ranks, plays)
    jokers = cards.count(0) - filled_houses(ranks, plays, cards.count(0))
    take_two_pairs(ranks, plays)
    for rank in ranks:
        plays += [rank[at : at + TRIPLE] for at in range(0, len(rank), TRIPLE)]
    join_jokers(plays, jokers)
    return plays


def by_rank(cards: list[int]) -> Ranks:
    ranks: Ranks = [[] for _ in range(RANK_COUNT)]
    for height in sorted([HEIGHTS[card] for card in cards]):
        if height > 0:
            ranks[(height - 1) // SUIT_COUNT].append(height)
    return ranks


def take_runs(ranks: Ranks, plays: list[list[int]]) -> None:
    """Straights, the lowest first."""
    for start in range(RANK_COUNT - FIVE + 1):
        lone = 0
        for rank in range(start, start + FIVE):
            held = len(ranks[rank])
            if held == 0:
                lone = -FIVE
            elif held == 1:
                lone += 1
        if lone >= LONE_IN_A_RUN:
            plays.append([ranks[rank].pop(0) for rank in range(start, start + FIVE)])


def take_flushes(ranks: Ranks, plays: list[list[int]]) -> None:
    """Five lone cards of one suit."""
    for suit in range(SUIT_COUNT):
        lone = [rank[0] for rank in ranks if len(rank) == 1 and (rank[0] - 1) % SUIT_COUNT == suit]
        if len(lone) >= FIVE:
            plays.append(lone[:FIVE])
            for height in lone[:FIVE]:
                ranks[(height - 1) // SUIT_COUNT].clear()


def take_fours(ranks: Ranks, plays: list[list[int]]) -> None:
    """Four of a kind beside a lone card."""
    for rank in ranks:
        lone = sized(ranks, 1)
        if len(rank) >= FOUR and lone:
            plays.append([*rank[:FOUR], lone[0].pop()])
            del rank[:FOUR]


def take_full_houses(ranks: Ranks, plays: list[list[int]]) -> None:
    triples, pairs = sized(ranks, TRIPLE), sized(ranks, PAIR)
    for place in range(min(len(triples), len(pairs))):
        plays.append(triples[place] + pairs[place])
        triples[place].clear()
        pairs[place].clear()


def filled_houses(ranks: Ranks, plays: list[list[int]], jokers: int) -> int:
    """Full houses of two low pairs and a joker; says how many jokers that takes."""
    pairs = sized(ranks, PAIR)
    number = min(jokers, len(pairs) // 2)
    for place in range(number):
        plays.append([0, *pairs[2 * place], *pairs[2 * place + 1]])
        pairs[2 * place].clear()
        pairs[2 * place + 1].clear()
    return number


def take_two_pairs(ranks: Ranks, plays: list[list[int]]) -> None:
    """Low pairs two by two, each time with the lowest lone card."""
    pairs, lone = sized(ranks, PAIR), sized(ranks, 1)
    for place in range(min(len(pairs) // 2, len(lone))):
        parts = [pairs[2 * place], pairs[2 * place + 1], lone[place]]
        plays.append([height for part in parts for height in part])
        for part in parts:
            part.clear()


def sized(ranks: Ranks, size: int) -> Ranks:
    """The ranks with exactly so many cards."""
    return [rank for rank in ranks if len(rank) == size]


def join_jokers(plays: list[list[int]], jokers: int) -> None:
    """Jokers keep low cards company, one each."""
    for play in plays:
        if jokers > 0 and len(play) < TRIPLE:
            play.append(0)
            jokers -= 1
