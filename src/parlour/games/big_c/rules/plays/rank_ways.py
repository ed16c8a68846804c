# parlour: hot
"""Taking cards of one rank: how many different ways there are, and which.

A shape says how many cards of each suit there are of a rank: three bits a suit, diamonds lowest. No hand
takes more than five cards of a rank, so five stand for all that are more.
"""

from typing import Final

from mypy_extensions import i64, u8

from parlour.cards.vectors import append, vec
from parlour.games.big_c.rules.card_order import SUIT_COUNT, height_of

LARGEST: Final = 5
SUIT_BITS: Final = 3
SUIT_MASK: Final = 7
_SHAPES: Final = 1 << SUIT_BITS * SUIT_COUNT
_UNKNOWN: Final = -1
_NUMBERS: Final = vec[i64]([_UNKNOWN] * (_SHAPES * (LARGEST + 1)))
"""The number of ways for every shape and size, worked out when first asked for."""


def ways_to_take(shape: i64, size: i64) -> i64:
    """Count the different ways to take so many cards."""
    place = shape * (LARGEST + 1) + size
    number = _NUMBERS[place]
    if number == _UNKNOWN:
        number = _count_ways(shape, size)
        _NUMBERS[place] = number
    return number


def _count_ways(shape: i64, size: i64) -> i64:
    """Count so many of the first suit, with the others from the rest."""
    if shape == 0 or size == 0:
        return 1 if size == 0 else 0
    total: i64 = 0
    for taken in range(min(size, shape & SUIT_MASK) + 1):
        total += ways_to_take(shape >> SUIT_BITS, size - taken)
    return total


def below_suit(shape: i64, suit: i64) -> i64:
    """Return the shape of the cards in suits below this one."""
    return shape & ((1 << SUIT_BITS * suit) - 1)


def copies(shape: i64, suit: i64) -> i64:
    """Count the cards of a suit."""
    return shape >> SUIT_BITS * suit & SUIT_MASK


def cards_in(shape: i64) -> i64:
    """Count the cards of all suits."""
    return copies(shape, 0) + copies(shape, 1) + copies(shape, 2) + copies(shape, 3)


def take_way(taken: vec[u8], rank: i64, shape: i64, size: i64, index: i64) -> vec[u8]:
    """Add one of the ways by its number, as heights from high to low; low high cards come first."""
    while size > 0:
        suit: i64 = 0
        while ways_to_take(below_suit(shape, suit + 1), size) <= index:
            suit += 1
        shape = below_suit(shape, suit)
        index -= ways_to_take(shape, size)
        size -= 1
        while ways_to_take(shape, size) <= index:
            index -= ways_to_take(shape, size)
            size -= 1
            taken = append(taken, u8(height_of(rank, suit)))
        taken = append(taken, u8(height_of(rank, suit)))
    return taken
