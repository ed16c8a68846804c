"""All hands and all draws of Five-Card Draw, counted exactly: by ranks and suits, not card by card."""

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from parlour.cards.codes import ACE, LOWEST, RANKS, SUIT_OF, SUITS, card_of
from parlour.cards.pack import pack
from parlour.cards.wild import Pattern, patterns
from parlour.games.five_card_draw.rules.hands import HAND, strength, strength_of
from parlour.kit.field import Field

_EVERY_PLACE = tuple(range(HAND))
_strength = cache(strength_of)
"""The same few thousand hands of ranks are counted for every discard."""


@cache
def all_hands() -> Field:
    """Return the 2,598,960 hands that can be dealt, in order; made once and shared."""
    counts: Counter[int] = Counter()
    for ranks in patterns(HAND, 0):
        flushes = len(SUITS) if len(set(ranks)) == HAND else 0
        counts[_strength(ranks, False)] += _deals(ranks) - flushes
        if flushes:
            counts[_strength(ranks, True)] += flushes
    return Field(counts)


def _deals(ranks: Pattern) -> int:
    """Count the hands that have these ranks."""
    return prod(comb(len(SUITS), ranks.count(rank)) for rank in set(ranks))


def drawn_strengths(hand: list[int], thrown: tuple[int, ...]) -> Counter[int]:
    """Count the draws from the other 47 cards that make each strength, when these places are thrown away."""
    kept = [card for place, card in enumerate(hand) if place not in thrown]
    left = Counter(RANKS[card] for card in pack() if card not in hand)
    kept_ranks = [RANKS[card] for card in kept]
    ways: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(ACE, LOWEST - 1, -1), len(thrown)):
        count = prod(comb(left[rank], ranks.count(rank)) for rank in set(ranks))
        suited = _suited_draws(kept, ranks, hand) if count else 0
        made = tuple(sorted([*kept_ranks, *ranks], reverse=True))
        if count > suited:
            ways[_strength(made, False)] += count - suited
        if suited:
            ways[_strength(made, True)] += suited
    return ways


def _suited_draws(kept: list[int], ranks: tuple[int, ...], hand: list[int]) -> int:
    """Count those of them that make five cards of one suit with the kept ones."""
    if len({SUIT_OF[card] for card in kept}) > 1 or len(set(ranks)) < len(ranks):
        return 0
    suits = {SUIT_OF[card] for card in kept} or range(len(SUITS))
    return sum(1 for suit in suits if all(card_of(rank, suit) not in hand for rank in ranks))


def better_draws(hand: list[int], ways: Counter[int]) -> int:
    """Count the draws that make a better hand than the one thrown from."""
    before = strength(hand)
    return sum(count for value, count in ways.items() if value > before)


def rival_hands(hand: list[int]) -> Field:
    """Return the 1,533,939 hands that the other 47 cards make, in order."""
    return Field(drawn_strengths(hand, _EVERY_PLACE))


def mean_share(ways: Counter[int], field: Field) -> float:
    """Return the share of a field that such a draw beats on average, equal hands counting half."""
    return sum(count * field.share(value) for value, count in ways.items()) / ways.total()
