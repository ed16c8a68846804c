# parlour: hot
"""Breaking a hand of Big-C into plays: a few good five-card hands at a glance, and the rest by rank."""

from typing import Final

from parlour.cards.codes import JOKER
from parlour.engine.play.move import Move
from parlour.games.big_c.rules.card_order import HEIGHTS, RANK_COUNT, SUIT_COUNT
from parlour.games.big_c.rules.hands import PAIR, TRIPLE
from parlour.games.big_c.rules.plays.choice import Plays, play_move
from parlour.games.big_c.rules.plays.rank_sets import FIVE

_FOUR: Final = 4
_LONE_IN_A_RUN: Final = 3
"""A straight is worth its cards when so many of them would else be played alone."""

_Ranks = list[list[int]]
"""The natural cards of a hand by rank, as heights from low to high."""


def split_hand(cards: list[int]) -> list[list[int]]:
    """Split a hand into plays, as heights, that use up all the cards but jokers without company."""
    ranks = _by_rank(cards)
    plays: list[list[int]] = []
    _take_runs(ranks, plays)
    _take_flushes(ranks, plays)
    _take_fours(ranks, plays)
    _take_full_houses(ranks, plays)
    jokers = cards.count(JOKER) - _fill_full_houses(ranks, plays, cards.count(JOKER))
    _take_two_pairs(ranks, plays)
    plays += _in_threes(ranks)
    _join_jokers(plays, jokers)
    return plays


def split_by_rank(cards: list[int]) -> list[list[int]]:
    """Split the natural cards alone into singles, pairs and triples, in heights from low to high."""
    return _in_threes(_by_rank(cards))


def cheapest_plays(plays: Plays, number: int) -> list[Move]:
    """Return the cheapest plays of so many families or a little more, weak ones to strong ones."""
    families = plays.families()
    step = max(1, len(families) // number)
    return [play_move(family.play(0)) for family in families[::step]]


def _by_rank(cards: list[int]) -> _Ranks:
    ranks: _Ranks = [[] for _ in range(RANK_COUNT)]
    for height in sorted([HEIGHTS[card] for card in cards]):
        if height > 0:
            ranks[(height - 1) // SUIT_COUNT].append(height)
    return ranks


def _in_threes(ranks: _Ranks) -> list[list[int]]:
    """Return the cards of each rank three by three, as far as they go."""
    plays: list[list[int]] = []
    for rank in ranks:
        plays += [rank[at : at + TRIPLE] for at in range(0, len(rank), TRIPLE)]
    return plays


def _take_runs(ranks: _Ranks, plays: list[list[int]]) -> None:
    """Take straights out of the ranks, the lowest first."""
    for start in range(RANK_COUNT - FIVE + 1):
        lone = 0
        for rank in range(start, start + FIVE):
            held = len(ranks[rank])
            if held == 0:
                lone = -FIVE
            elif held == 1:
                lone += 1
        if lone >= _LONE_IN_A_RUN:
            plays.append([ranks[rank].pop(0) for rank in range(start, start + FIVE)])


def _take_flushes(ranks: _Ranks, plays: list[list[int]]) -> None:
    """Take five lone cards of one suit."""
    for suit in range(SUIT_COUNT):
        lone = [rank[0] for rank in ranks if len(rank) == 1 and (rank[0] - 1) % SUIT_COUNT == suit]
        if len(lone) >= FIVE:
            plays.append(lone[:FIVE])
            for height in lone[:FIVE]:
                ranks[(height - 1) // SUIT_COUNT].clear()


def _take_fours(ranks: _Ranks, plays: list[list[int]]) -> None:
    """Take four of a kind beside a lone card."""
    for rank in ranks:
        lone = _ranks_of_size(ranks, 1)
        if len(rank) >= _FOUR and lone:
            plays.append([*rank[:_FOUR], lone[0].pop()])
            del rank[:_FOUR]


def _take_full_houses(ranks: _Ranks, plays: list[list[int]]) -> None:
    triples, pairs = _ranks_of_size(ranks, TRIPLE), _ranks_of_size(ranks, PAIR)
    for place in range(min(len(triples), len(pairs))):
        plays.append(triples[place] + pairs[place])
        triples[place].clear()
        pairs[place].clear()


def _fill_full_houses(ranks: _Ranks, plays: list[list[int]], jokers: int) -> int:
    """Fill full houses of two low pairs and a joker; return how many jokers that takes."""
    pairs = _ranks_of_size(ranks, PAIR)
    number = min(jokers, len(pairs) // 2)
    for place in range(number):
        plays.append([0, *pairs[2 * place], *pairs[2 * place + 1]])
        pairs[2 * place].clear()
        pairs[2 * place + 1].clear()
    return number


def _take_two_pairs(ranks: _Ranks, plays: list[list[int]]) -> None:
    """Take low pairs two by two, each time with the lowest lone card."""
    pairs, lone = _ranks_of_size(ranks, PAIR), _ranks_of_size(ranks, 1)
    for place in range(min(len(pairs) // 2, len(lone))):
        parts = [pairs[2 * place], pairs[2 * place + 1], lone[place]]
        plays.append([height for part in parts for height in part])
        for part in parts:
            part.clear()


def _ranks_of_size(ranks: _Ranks, size: int) -> _Ranks:
    """Return the ranks with exactly so many cards."""
    return [rank for rank in ranks if len(rank) == size]


def _join_jokers(plays: list[list[int]], jokers: int) -> None:
    """Let jokers keep low cards company, one each."""
    for play in plays:
        if jokers > 0 and len(play) < TRIPLE:
            play.append(0)
            jokers -= 1
