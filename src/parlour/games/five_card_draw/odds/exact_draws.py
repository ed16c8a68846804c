"""Every draw at Five-Card Draw, counted exactly: by ranks and suits, not card by card."""

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod

from parlour.cards.codes import ACE, LOWEST, RANKS, SUIT_OF, SUITS, card_of
from parlour.games.five_card_draw.odds.field import standing
from parlour.games.five_card_draw.rules.hands import HAND, strength_of

EVERY_PLACE = tuple(range(HAND))


def redrawn(hand: list[int], thrown: tuple[int, ...]) -> Counter[int]:
    """How many draws from the other 47 cards make each strength, when these places are thrown away."""
    kept = [card for place, card in enumerate(hand) if place not in thrown]
    ways: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(ACE, LOWEST - 1, -1), len(thrown)):
        count = draws_of(ranks, hand)
        suited = suited_draws(kept, ranks, hand) if count else 0
        made = tuple(sorted([*(RANKS[card] for card in kept), *ranks], reverse=True))
        if count > suited:
            ways[strength_of(made, False)] += count - suited
        if suited:
            ways[strength_of(made, True)] += suited
    return ways


def draws_of(ranks: tuple[int, ...], hand: list[int]) -> int:
    """How many sets of unseen cards have these ranks."""
    held = [RANKS[card] for card in hand]
    return prod(comb(len(SUITS) - held.count(rank), ranks.count(rank)) for rank in set(ranks))


def suited_draws(kept: list[int], ranks: tuple[int, ...], hand: list[int]) -> int:
    """How many of them make five cards of one suit with the kept ones."""
    if len({SUIT_OF[card] for card in kept}) > 1 or len(set(ranks)) < len(ranks):
        return 0
    suits = {SUIT_OF[card] for card in kept} or range(len(SUITS))
    return sum(1 for suit in suits if all(card_of(rank, suit) not in hand for rank in ranks))


def rivals(hand: list[int]) -> Counter[int]:
    """How many of the 1,533,939 hands that the other 47 cards make have each strength."""
    return redrawn(hand, EVERY_PLACE)


def mean_standing(ways: Counter[int]) -> float:
    """The share of all hands that such a draw beats on average, equal hands counting half."""
    place = standing()
    beaten = sum(
        count * (place.all() + place.lower(value) - place.higher(value)) for value, count in ways.items()
    )
    return beaten / (2 * place.all() * ways.total())
