# parlour: hot
"""Sets of ranks as 13 bits: which of them fit into a straight.

Every table comes twice, for straights that never wrap and for straights that wrap as at Big Two.
"""

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Final

from mypy_extensions import i64

from parlour.games.big_c.rules.card_order import RANK_COUNT, rank_at

FIVE: Final = 5
PLAIN: Final = 0
WRAPPED: Final = 1
ALL_RANKS: Final = 0x1FFF
_PLAIN_RUNS: Final = [0b11111 << start for start in range(RANK_COUNT - FIVE + 1)]
_ACE_LOW: Final = 0b1100000000111
_TWO_LOW: Final = 0b1000000001111


def _sets_within(runs: list[int]) -> list[bool]:
    """Return for every set of ranks whether one run holds all of it."""
    fits = [False] * (ALL_RANKS + 1)
    for run in runs:
        inner = run
        while inner > 0:
            fits[inner] = True
            inner = (inner - 1) & run
    return fits


def _by_size(fits: list[bool]) -> list[list[int]]:
    """Return the fitting sets of none to five ranks, in rising order."""
    sets: list[list[int]] = [[] for _ in range(FIVE + 1)]
    for mask in range(ALL_RANKS + 1):
        if fits[mask]:
            sets[mask.bit_count()].append(mask)
    return sets


def _ranks_of_sets() -> list[list[int]]:
    """Return the ranks of every set, from low to high."""
    spelled: list[list[int]] = [[]]
    for rank in range(RANK_COUNT):
        spelled += [[*ranks, rank] for ranks in spelled]
    return spelled


FITS: Final[list[list[bool]]] = [_sets_within(_PLAIN_RUNS), _sets_within([*_PLAIN_RUNS, _ACE_LOW, _TWO_LOW])]
RUNS: Final[list[list[list[int]]]] = [_by_size(fits) for fits in FITS]
RANKS_IN: Final[list[list[int]]] = _ranks_of_sets()
SIZE_OF: Final[list[int]] = [len(ranks) for ranks in RANKS_IN]
CHOOSE: Final[list[list[int]]] = [[comb(n, size) for size in range(FIVE + 1)] for n in range(RANK_COUNT + 1)]
"""The ways to choose up to five out of a number of ranks."""


def ranks_from(top: i64) -> i64:
    """Return the ranks from that of a high card upwards."""
    if top == 0:
        return ALL_RANKS
    return ALL_RANKS & -(1 << rank_at(top))


def ranks_below(rank: i64) -> i64:
    """Return the ranks below a rank."""
    return (1 << rank) - 1


def count_fitting(mask: i64, size: i64, wrap: int) -> i64:
    """Count the sets of so many of these ranks that fit into a straight."""
    number: i64 = 0
    for run in RUNS[wrap][size]:
        within: i64 = run
        if within & mask == within:
            number += 1
    return number


def subsets_of(mask: int, size: int) -> Iterator[int]:
    """Yield every set of so many ranks out of these, low ones first."""
    for ranks in combinations(RANKS_IN[mask], size):
        found = 0
        for rank in ranks:
            found |= 1 << rank
        yield found
