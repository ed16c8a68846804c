# parlour: hot
"""Parts of a hand as numbers: what each may be filled with, and in how many ways.

A part is so many cards of one rank, the high card of a least suit or above, or else an odd card, any one of a
set. Either is a single number, so that plays are counted without an object for each of their parts.
"""

from typing import Final

from mypy_extensions import i64, u8

from parlour.cards.vectors import append, vec
from parlour.games.big_c.rules.card_order import (
    HIGHEST,
    RANK_COUNT,
    SUIT_COUNT,
    height_of,
    rank_at,
    suit_at,
)
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS, SIZE_OF
from parlour.games.big_c.rules.plays.rank_ways import below_suit, copies, take_way, ways_to_take
from parlour.kit.seat_sets import bit

NO_PART: Final = 0
"""No cards: there is one way to take them, and it goes with every suit."""
_SIZE_AT: Final = 4
_LEAST_AT: Final = 7
_SHAPE_AT: Final = 10
_ODD: Final = 1 << 60
_ABOVE_ALL: Final[i64] = HIGHEST + 1


def part_of(rank: i64, shape: i64, size: i64, least: i64 = 0) -> i64:
    """Return the part of so many cards of a rank held in this shape, the high card of that suit or above."""
    return rank | size << _SIZE_AT | least << _LEAST_AT | shape << _SHAPE_AT


def odd_part(cards: i64) -> i64:
    """Return the part of any one card out of a set of ranks for every suit, packed one after another."""
    return cards | _ODD


def part_rank(part: i64) -> i64:
    """Return the rank of a part that is no odd card."""
    return part & 15


def _size(part: i64) -> i64:
    return part >> _SIZE_AT & 7


def _least(part: i64) -> i64:
    return part >> _LEAST_AT & 7


def _shape(part: i64) -> i64:
    return part >> _SHAPE_AT


def count_ways(part: i64) -> i64:
    """Count the different ways to fill a part."""
    if part >= _ODD:
        return suited_ways(part, 0) + suited_ways(part, 1) + suited_ways(part, 2) + suited_ways(part, 3)
    total = ways_to_take(_shape(part), _size(part))
    return total if _least(part) == 0 else total - _ways_too_low(part)


def _ways_too_low(part: i64) -> i64:
    """Count the ways whose high card is of a suit below the least."""
    return ways_to_take(below_suit(_shape(part), _least(part)), _size(part))


def suited_ways(part: i64, suit: i64) -> i64:
    """Count the ways that are of this suit alone."""
    if part >= _ODD:
        return SIZE_OF[part >> RANK_COUNT * suit & ALL_RANKS]
    if suit >= _least(part) and copies(_shape(part), suit) >= _size(part):
        return 1
    return 0


def between(part: i64, least: i64, most: i64) -> i64:
    """Return the part with only the ways whose high card lies in this span of heights."""
    bottom = height_of(part_rank(part), 0)
    low: i64 = max(0, least - bottom)
    high: i64 = max(-1, min(SUIT_COUNT - 1, most - bottom))
    return part_of(
        part_rank(part), below_suit(_shape(part), high + 1), _size(part), min(low, i64(SUIT_COUNT))
    )


def fill_part(taken: vec[u8], part: i64, index: i64) -> vec[u8]:
    """Add one of the ways by its number: heights from high to low, ways with a low high card first."""
    if part >= _ODD:
        return append(taken, u8(_odd_card(part, index)))
    if _least(part) > 0:
        index += _ways_too_low(part)
    return take_way(taken, part_rank(part), _shape(part), _size(part), index)


def _odd_card(part: i64, index: i64) -> i64:
    """Return one of the heights that an odd card may have by its number, from low to high."""
    height: i64 = 0
    while index >= 0:
        height += 1
        index -= _may_be(part, height)
    return height


def _may_be(part: i64, height: i64) -> i64:
    """Return 1 where an odd card may have this height, else 0."""
    return part >> RANK_COUNT * suit_at(height) + rank_at(height) & 1


def part_heights(part: i64) -> i64:
    """Return the heights that are in any of the ways, a bit for each; there is at least one way."""
    if part >= _ODD:
        return _odd_heights(part)
    bottom = height_of(part_rank(part), 0)
    first: i64 = _least(part)
    if _size(part) > 1:
        first = 0
    found: i64 = 0
    for suit in range(first, SUIT_COUNT):
        if copies(_shape(part), suit) > 0:
            found |= bit(bottom + suit)
    return found


def _odd_heights(part: i64) -> i64:
    found: i64 = 0
    for height in range(1, _ABOVE_ALL):
        found |= _may_be(part, height) << height
    return found


def height_bits(heights: vec[u8]) -> i64:
    """Return these heights as a set, a bit for each."""
    found: i64 = 0
    for height in heights:
        found |= bit(i64(height))
    return found
