# parlour: hot
"""What cards make at Big-C: the strongest reading of one, two, three or five cards with their jokers.

What five cards make follows from four things alone: the jokers, how the natural cards fall into ranks,
whether these ranks fit into a straight, and whether they are of one suit. Nothing is tried out.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.vectors import vec
from parlour.games.big_c.rules.card_order import heights_in_order, rank_at, suit_at
from parlour.games.big_c.rules.plays.rank_sets import FITS, FIVE, SIZE_OF
from parlour.games.big_c.rules.terms import Terms

NO_HAND: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
TWO_PAIRS: Final = 4
FLUSH: Final = 5
STRAIGHT: Final = 6
FULL_HOUSE: Final = 7
FOUR_KIND: Final = 8
FIVE_KIND: Final = 9
STRAIGHT_FLUSH: Final = 10
SIZES: Final[list[int]] = [0, 1, 2, 3, 5, 5, 5, 5, 5, 5, 5]
KEYS: Final = (
    "hand.none",
    "hand.single",
    "hand.pair",
    "hand.triple",
    "hand.two-pairs",
    "hand.flush",
    "hand.straight",
    "hand.full-house",
    "hand.four-of-a-kind",
    "hand.five-of-a-kind",
    "hand.straight-flush",
)
"""What each kind is called."""
TWO_PARTS: Final = (TWO_PAIRS, FULL_HOUSE)


@final
@mypyc_attr(acyclic=True)
class Reading:
    """What some cards make: the high and low natural cards of its first part and of its second, if any.

    `order` settles equal high cards of pairs and triples where all their cards count.
    """

    def __init__(
        self, kind: i64, top: i64 = 0, low: i64 = 0, second: i64 = 0, second_low: i64 = 0, order: i64 = 0
    ) -> None:
        self.kind = kind
        self.top = top
        self.low = low
        self.second = second
        self.second_low = second_low
        self.order = order


NOTHING: Final = Reading(NO_HAND)


def reading(cards: tuple[int, ...], terms: Terms) -> Reading:
    """Read the strongest hand that these card codes make (§Hands)."""
    return read_heights(heights_in_order(cards), terms)


def read_heights(heights: vec[u8], terms: Terms) -> Reading:
    """Read the strongest hand that cards make as they lie on the table: from low to high, jokers first."""
    size: i64 = len(heights)
    jokers = _count_jokers(heights)
    if jokers == size:
        return NOTHING
    if size == FIVE:
        return _five_cards(heights, jokers, terms)
    low, high = i64(heights[jokers]), i64(heights[size - 1])
    if size > TRIPLE or rank_at(low) != rank_at(high):
        return NOTHING
    order: i64 = 0
    if terms.all_cards_count:
        order = _all_heights(heights)
    return Reading(size, high, low, order=order)


def _count_jokers(heights: vec[u8]) -> i64:
    jokers: i64 = 0
    while jokers < len(heights) and heights[jokers] == 0:
        jokers += 1
    return jokers


def _all_heights(heights: vec[u8]) -> i64:
    """Pack the heights as digits of one number, the highest first."""
    total: i64 = 0
    for place in range(len(heights) - 1, -1, -1):
        total = total * 64 + i64(heights[place])
    return total


def _five_cards(heights: vec[u8], jokers: i64, terms: Terms) -> Reading:
    """Read five cards in order, of which so many are jokers (§Hands)."""
    low, high = i64(heights[jokers]), i64(heights[FIVE - 1])
    ranks = _rank_set(heights, jokers)
    different: i64 = SIZE_OF[ranks]
    if different == 1:
        return Reading(STRAIGHT_FLUSH if jokers == 4 else FIVE_KIND, high, low)
    suited = _of_one_suit(heights, jokers)
    runs = different == FIVE - jokers and FITS[terms.wrap][ranks]
    if different == 2 and not (runs and suited and terms.three_jokers_run):
        return _two_ranks(heights, jokers)
    if runs:
        return Reading(STRAIGHT_FLUSH if suited else STRAIGHT, high, low)
    if suited:
        return Reading(FLUSH, high, low)
    return NOTHING if different > 3 else _three_ranks(heights, jokers)


def _rank_set(heights: vec[u8], first: i64) -> i64:
    """Return the ranks of the cards from this place on."""
    ranks: i64 = 0
    for place in range(first, FIVE):
        ranks |= 1 << rank_at(i64(heights[place]))
    return ranks


def _of_one_suit(heights: vec[u8], first: i64) -> bool:
    """Return whether the cards from this place on are of one suit."""
    suit = suit_at(i64(heights[first]))
    return all(suit_at(i64(heights[place])) == suit for place in range(first + 1, FIVE))


def _end_of_rank(heights: vec[u8], first: i64) -> i64:
    """Return the place behind the cards that share the rank of this one."""
    rank = rank_at(i64(heights[first]))
    place = first + 1
    while place < FIVE and rank_at(i64(heights[place])) == rank:
        place += 1
    return place


def _two_ranks(heights: vec[u8], jokers: i64) -> Reading:
    """Read four of a kind or a full house; jokers go to the greater part, then the higher (§Hands)."""
    middle = _end_of_rank(heights, jokers)
    lower = middle - jokers
    upper = FIVE - middle
    if lower > 1 and upper > 1:
        if lower > upper:
            return _two_parts(FULL_HOUSE, heights, jokers, middle, middle, FIVE)
        return _two_parts(FULL_HOUSE, heights, middle, FIVE, jokers, middle)
    if lower > upper:
        return Reading(FOUR_KIND, i64(heights[middle - 1]), i64(heights[jokers]))
    return Reading(FOUR_KIND, i64(heights[FIVE - 1]), i64(heights[middle]))


def _three_ranks(heights: vec[u8], jokers: i64) -> Reading:
    """Read three ranks: two pairs beside the lowest odd card, unless three cards share a rank (§Hands)."""
    second = _end_of_rank(heights, jokers)
    third = _end_of_rank(heights, second)
    if second - jokers > 2 or third - second > 2 or FIVE - third > 2:
        return NOTHING
    if second - jokers == 1:
        return _two_parts(TWO_PAIRS, heights, third, FIVE, second, third)
    if third - second == 1:
        return _two_parts(TWO_PAIRS, heights, third, FIVE, jokers, second)
    return _two_parts(TWO_PAIRS, heights, second, third, jokers, second)


def _two_parts(kind: i64, heights: vec[u8], first: i64, end: i64, second: i64, second_end: i64) -> Reading:
    """Return a hand of two parts, each from its lowest card to the place behind its highest."""
    top, low = i64(heights[end - 1]), i64(heights[first])
    return Reading(kind, top, low, i64(heights[second_end - 1]), i64(heights[second]))
