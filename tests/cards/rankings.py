"""Rankings to try hand tables on, and the slow, obvious way to play a wild card."""

from collections import Counter
from itertools import combinations

from parlour.cards.codes import rank, suit
from parlour.cards.pack import pack
from parlour.cards.wild import Ranking


def brag(ranks: tuple[int, ...], flush: bool) -> int:
    """Three cards: trips (threes on top), straight flush, straight, flush, pair, nothing."""
    high, middle, low = ranks
    if high == low:
        return 600 if high == 3 else 500 + high
    if (high - low == 2 and high - middle == 1) or ranks == (14, 3, 2):
        return (400 if flush else 300) + high
    if flush:
        return 200 + high
    return 100 + middle if middle in (high, low) else 0


def points(ranks: tuple[int, ...], flush: bool) -> int:
    """A made-up ranking in which a flush is bad, pairs are worse and low cards are good."""
    return 1000 - sum(ranks) - (40 if flush else 0) - 100 * (len(ranks) - len(set(ranks)))


def poker(ranks: tuple[int, ...], flush: bool) -> int:
    """Five cards, in the order of poker."""
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    shape = [count for count, _ in groups]
    order = [rank for _, rank in groups]
    if order == [14, 5, 4, 3, 2]:
        order = [5, 4, 3, 2, 1]
    straight = len(shape) == 5 and order[0] - order[4] == 4
    value = _poker_category(shape, straight, flush)
    for place in range(5):
        value = value * 15 + (order[place] if place < len(order) else 0)
    return value


def _poker_category(shape: list[int], straight: bool, flush: bool) -> int:
    if straight or flush:
        return 8 if straight and flush else 4 if straight else 5
    return {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(shape), 0)


def natural_value(cards: list[int], value: Ranking) -> int:
    ranks = tuple(sorted((rank(card) for card in cards), reverse=True))
    return value(ranks, len({suit(card) for card in cards}) == 1)


def brute_value(naturals: list[int], wilds: int, value: Ranking) -> int:
    """The best value when the wild cards stand for different cards, none of them among the naturals."""
    others = [card for card in pack() if card not in naturals]
    return max(natural_value(naturals + list(chosen), value) for chosen in combinations(others, wilds))
