# parlour: hot
"""One hand against another at Big-C: higher, equal or lower, and whether it makes a footstool of it."""

from typing import Final

from mypy_extensions import i64

from parlour.games.big_c.rules.hands import FULL_HOUSE, NO_HAND, PAIR, SIZES, TRIPLE, TWO_PAIRS, Reading
from parlour.games.big_c.rules.terms import HIGH_CARD, LOW_CARD, Terms

LOWER: Final = 0
EQUAL: Final = 1
HIGHER: Final = 2
MISMATCH: Final = 3

NO_STOOL: Final = 0
HALF_STOOL: Final = 1
FULL_STOOL: Final = 2


def relation(new: Reading, old: Reading, terms: Terms) -> i64:
    """Return how a new hand stands to the one on the table (§Hands)."""
    if new.kind == NO_HAND or SIZES[new.kind] != SIZES[old.kind]:
        return MISMATCH
    if new.kind != old.kind:
        return HIGHER if new.kind > old.kind else LOWER
    if new.top != old.top:
        return HIGHER if new.top > old.top else LOWER
    if new.second != old.second:
        counts = new.kind == FULL_HOUSE or terms.second_pair_counts
        return HIGHER if counts and new.second > old.second else LOWER
    if new.order != old.order:
        return HIGHER if new.order > old.order else LOWER
    return EQUAL


def clears(new: Reading, old: Reading, terms: Terms) -> bool:
    """Return whether the new hand may be played upon the old one (§Play)."""
    stands = relation(new, old, terms)
    return stands == HIGHER or (stands == EQUAL and terms.allow_equal)


def footstool(new: Reading, old: Reading, terms: Terms) -> i64:
    """Return whether the new hand makes a full or a half footstool of the old one, or none (§Footstools)."""
    stands = relation(new, old, terms)
    if stands == EQUAL:
        return FULL_STOOL if terms.allow_equal else NO_STOOL
    if stands != HIGHER or new.kind != old.kind:
        return NO_STOOL
    return HALF_STOOL if _is_one_step(new, old, terms.half_rule) else NO_STOOL


def _is_one_step(new: Reading, old: Reading, half_rule: i64) -> bool:
    """Return whether the new hand stands exactly one step above one of its own kind (§Footstools)."""
    if new.kind in (PAIR, TRIPLE):
        return part_steps(new.top, new.low, old.top, half_rule)
    if new.kind not in (TWO_PAIRS, FULL_HOUSE):
        return new.top == old.top + 1
    first = part_steps(new.top, new.low, old.top, half_rule)
    return first and part_steps(new.second, new.second_low, old.second, half_rule)


def part_steps(high: i64, low: i64, old_high: i64, half_rule: i64) -> bool:
    """Return whether the high card of a pair or triple, or its lowest, is one above the old high card."""
    if half_rule == HIGH_CARD:
        return high == old_high + 1
    if half_rule == LOW_CARD:
        return low == old_high + 1
    return high == old_high + 1 or low == old_high + 1


def penalty(stool: i64, terms: Terms) -> i64:
    """Return how many cards the owner of the lower hand draws (§Footstools)."""
    if stool == FULL_STOOL:
        return terms.full_penalty
    if stool == HALF_STOOL:
        return terms.half_penalty
    return 0
