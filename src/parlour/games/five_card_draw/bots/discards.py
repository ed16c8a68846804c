# parlour: hot
"""Choosing what to throw away at Five-Card Draw by what the draw is worth against the others.

The work is the same for every hand, so that the time it takes says nothing about the cards.
"""

from itertools import combinations
from typing import Final

from parlour.cards.codes import LAST_CARD, RANKS
from parlour.cards.luck import Luck
from parlour.games.five_card_draw.bots.fields import Rivals
from parlour.games.five_card_draw.bots.house_draw import four_to_a_flush
from parlour.games.five_card_draw.rules.hands import HAND, strength

_OPTIONS: Final = 6
"""So many discards are tried, some of them twice where fewer make sense."""
_LAPS: Final = 4
"""How often every card that may come is tried as the first one."""


class Draw:
    """Places to throw away and the chance to win at a showdown afterwards."""

    def __init__(self, thrown: list[int], chance: float) -> None:
        self.thrown = thrown
        self.chance = chance


def best_draw(hand: list[int], *, seen: list[int], rivals: Rivals, luck: Luck, most: int) -> Draw:
    """Return the draw most likely to win; all are tried with the same cards, none of those seen."""
    unseen = [card for card in range(1, LAST_CARD + 1) if card not in hand and card not in seen]
    options = [thrown for thrown in sensible_discards(hand) if len(thrown) <= most]
    stocks = _random_stocks(unseen, luck)
    best = Draw([], -1.0)
    for number in range(_OPTIONS):
        draw = _draw(hand, options[number % len(options)], stocks, rivals)
        if draw.chance > best.chance:
            best = draw
    return best


def sensible_discards(hand: list[int]) -> list[list[int]]:
    """Return whatever might be worth throwing away: none, unpaired cards, and the odd card of a draw."""
    by_rank = sorted(range(HAND), key=lambda place: (times(hand, place), RANKS[hand[place]]), reverse=True)
    paired = [place for place in by_rank if times(hand, place) > 1]
    kept = [list(range(HAND)), four_to_a_flush(hand) or paired, paired]
    kept += [by_rank[: len(paired) + 1], paired or by_rank[:2]]
    kept += _four_near_a_straight(hand)
    unique = {tuple([place for place in range(HAND) if place not in keep]) for keep in kept}
    return [list(thrown) for thrown in sorted(unique)]


def times(hand: list[int], place: int) -> int:
    """Count how often the rank at a place is held."""
    return [RANKS[card] for card in hand].count(RANKS[hand[place]])


def _four_near_a_straight(hand: list[int]) -> list[list[int]]:
    """Return four places that one card would make a straight, an inside one included; the first such four."""
    for places in combinations(range(HAND), HAND - 1):
        ranks = {RANKS[hand[place]] for place in places}
        low_ace = {1 if rank == 14 else rank for rank in ranks}
        if len(ranks) == HAND - 1 and min(_span(ranks), _span(low_ace)) < HAND:
            return [list(places)]
    return []


def _span(ranks: set[int]) -> int:
    return max(ranks) - min(ranks)


def _draw(hand: list[int], thrown: list[int], stocks: list[list[int]], rivals: Rivals) -> Draw:
    """Return the draw with its mean chance to win over the stocks."""
    kept = [card for place, card in enumerate(hand) if place not in thrown]
    count = len(thrown)
    chances = [rivals.beaten(strength([*kept, *stock[:count]])) for stock in stocks]
    return Draw(thrown, sum(chances) / len(chances))


def _random_stocks(unseen: list[int], luck: Luck) -> list[list[int]]:
    """Return five cards from the stock: each unseen card equally often first, the others at random."""
    stocks, cards = [], unseen[:]
    for first in unseen * _LAPS:
        luck.shuffle_first(cards, HAND)
        stocks.append([first, *[card for card in cards[:HAND] if card != first][: HAND - 1]])
    return stocks
