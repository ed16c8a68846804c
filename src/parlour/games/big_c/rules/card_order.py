# parlour: hot
"""The card order of Big-C as heights: 1 is 3♦ and 52 is 2♠, suits D < C < H < S, and a joker is 0.

A height splits into a rank from 0 (three) to 12 (two) and a suit from 0 (diamonds) to 3 (spades). Cards in
hands and on the table are heights; whoever looks at them is shown codes.
"""

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import i64, u8

from parlour.cards.codes import JOKER, LOWEST, RANKS, SUIT_OF
from parlour.cards.vectors import append, vec

RANK_COUNT: Final = 13
SUIT_COUNT: Final = 4
HIGHEST: Final = 52
_SUIT_PLACE: Final = (1, 2, 3, 0)


def _height(card: int) -> int:
    if card == JOKER:
        return 0
    rank = RANKS[card]
    place = RANK_COUNT - 1 if rank == LOWEST else rank - LOWEST - 1
    return place * SUIT_COUNT + _SUIT_PLACE[SUIT_OF[card]] + 1


def _codes(heights: list[int]) -> list[int]:
    codes = [0] * len(heights)
    for card, height in enumerate(heights):
        codes[height] = card
    return codes


HEIGHTS: Final[list[int]] = [_height(card) for card in range(HIGHEST + 1)]
CODES: Final[list[int]] = _codes(HEIGHTS)
_CODES_TO_SHOW: Final[list[Any]] = [*CODES]
"""The same as objects, which compiled code hands on as they are."""


def height_of(rank: i64, suit: i64) -> i64:
    """Return the height of a rank from 0 and a suit from 0."""
    return rank * SUIT_COUNT + suit + 1


def rank_at(height: i64) -> i64:
    """Return the rank of a natural card, from 0."""
    return (height - 1) >> 2


def suit_at(height: i64) -> i64:
    """Return the suit of a natural card, from 0."""
    return (height - 1) & 3


def in_order(cards: list[int]) -> list[int]:
    """Return the cards from low to high, jokers first."""
    if len(cards) == 1:
        return cards[:]
    return [CODES[height] for height in sorted([HEIGHTS[card] for card in cards])]


def codes_of(heights: vec[u8]) -> list[int]:
    """Return the cards of these heights."""
    return [_CODES_TO_SHOW[i64(height)] for height in heights]


def heights_in_order(cards: Iterable[int]) -> vec[u8]:
    """Return the heights of some cards from low to high, jokers first."""
    heights = vec[u8]()
    for card in cards:
        heights = append(heights, u8(HEIGHTS[card]))
    put_in_order(heights)
    return heights


def places_in_order(heights: vec[u8]) -> list[int]:
    """Return the places of some heights, the lowest first; equal ones as they lie."""
    places = vec[i64]([0] * len(heights))
    for new in range(len(heights)):
        at = new
        while at > 0 and heights[places[at - 1]] > heights[new]:
            places[at] = places[at - 1]
            at -= 1
        places[at] = new
    return [int(place) for place in places]


def put_in_order(heights: vec[u8]) -> None:
    """Sort a few heights from low to high, in place."""
    for start in range(1, len(heights)):
        place, height = start, heights[start]
        while place > 0 and heights[place - 1] > height:
            heights[place] = heights[place - 1]
            place -= 1
        heights[place] = height
