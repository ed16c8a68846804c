# parlour: hot
"""One hand against another at Big-C: higher, equal or lower, and whether it makes a footstool of it."""

from typing import Final

from parlour.games.big_c.rules.hands import FULL_HOUSE, NO_HAND, PAIR, SIZES, TRIPLE, TWO_PAIRS, Reading
from parlour.games.big_c.rules.terms import HIGH_CARD, LOW_CARD, Customs

LOWER: Final = 0
EQUAL: Final = 1
HIGHER: Final = 2
MISMATCH: Final = 3
RELATIONS: Final = ("lower", "equal", "higher", "mismatch")

NO_STOOL: Final = 0
HALF_STOOL: Final = 1
FULL_STOOL: Final = 2
STOOLS: Final = ("none", "half", "full")


def relation(new: Reading, old: Reading, customs: Customs) -> int:
    """How a new hand stands to the one on the table (§Hands)."""
    if new.kind == NO_HAND or SIZES[new.kind] != SIZES[old.kind]:
        return MISMATCH
    if new.kind != old.kind:
        return HIGHER if new.kind > old.kind else LOWER
    if new.top != old.top:
        return HIGHER if new.top > old.top else LOWER
    if new.second != old.second:
        counts = new.kind == FULL_HOUSE or customs.second_pair_counts
        return HIGHER if counts and new.second > old.second else LOWER
    if new.order != old.order:
        return HIGHER if new.order > old.order else LOWER
    return EQUAL


def clears(new: Reading, old: Reading, customs: Customs) -> bool:
    """Whether the new hand may be played upon the old one (§Play)."""
    stands = relation(new, old, customs)
    return stands == HIGHER or (stands == EQUAL and customs.allow_equal)


def footstool(new: Reading, old: Reading, customs: Customs) -> int:
    """Whether the new hand makes a full or a half footstool of the old one (§Footstools)."""
    stands = relation(new, old, customs)
    if stands == EQUAL:
        return FULL_STOOL if customs.allow_equal else NO_STOOL
    if stands != HIGHER or new.kind != old.kind:
        return NO_STOOL
    return HALF_STOOL if is_one_step(new, old, customs.half_rule) else NO_STOOL


def is_one_step(new: Reading, old: Reading, half_rule: int) -> bool:
    """Whether the new hand stands exactly one step above one of its own kind (§Footstools)."""
    if new.kind in (PAIR, TRIPLE):
        return part_steps(new.top, new.low, old.top, half_rule)
    if new.kind not in (TWO_PAIRS, FULL_HOUSE):
        return new.top == old.top + 1
    first = part_steps(new.top, new.low, old.top, half_rule)
    return first and part_steps(new.second, new.second_low, old.second, half_rule)


def part_steps(high: int, low: int, old_high: int, half_rule: int) -> bool:
    """A pair or triple steps when its high card, or its lowest, is one above the old high card."""
    if half_rule == HIGH_CARD:
        return high == old_high + 1
    if half_rule == LOW_CARD:
        return low == old_high + 1
    return high == old_high + 1 or low == old_high + 1


def penalty(stool: int, customs: Customs) -> int:
    """How many cards the owner of the lower hand draws (§Footstools)."""
    if stool == FULL_STOOL:
        return customs.full_penalty
    return customs.half_penalty if stool == HALF_STOOL else 0
