# parlour: hot
"""What cards make at Big-C: the strongest reading of one, two, three or five cards with their jokers.

What five cards make follows from four things alone: the jokers, how the natural cards fall into ranks,
whether these ranks fit into a straight, and whether they are of one suit. Nothing is tried out.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from parlour.games.big_c.rules.card_order import HEIGHTS, SUIT_COUNT
from parlour.games.big_c.rules.plays.rank_sets import FITS, FIVE
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
SIZES: Final = (0, 1, 2, 3, 5, 5, 5, 5, 5, 5, 5)
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


@mypyc_attr(acyclic=True)
class Reading:
    """What some cards make: the high and low natural cards of its first part and of its second, if any.

    `order` settles equal high cards of pairs and triples where all their cards count.
    """

    def __init__(
        self, kind: int, top: int = 0, low: int = 0, second: int = 0, second_low: int = 0, order: int = 0
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
    if len(cards) == SINGLE and cards[0] > 0:
        height = HEIGHTS[cards[0]]
        return Reading(SINGLE, height, height)
    heights = sorted([HEIGHTS[card] for card in cards if card > 0], reverse=True)
    if not heights:
        return NOTHING
    if len(cards) == FIVE:
        return _five_cards(heights, terms)
    if len(cards) > TRIPLE or (heights[0] - 1) // SUIT_COUNT != (heights[-1] - 1) // SUIT_COUNT:
        return NOTHING
    order = _pack_heights(heights) if terms.all_cards_count else 0
    return Reading(len(cards), heights[0], heights[-1], order=order * 64 ** (len(cards) - len(heights)))


def _pack_heights(heights: list[int]) -> int:
    """Pack the heights as digits of one number, the highest first."""
    total = 0
    for height in heights:
        total = total * 64 + height
    return total


def _five_cards(heights: list[int], terms: Terms) -> Reading:
    """Read five cards from their natural heights, high to low; the rest are jokers (§Hands)."""
    jokers = FIVE - len(heights)
    firsts = _part_starts(heights)
    if len(firsts) == 1:
        kind = STRAIGHT_FLUSH if jokers == 4 else FIVE_KIND
        return Reading(kind, heights[0], heights[-1])
    suited = _of_one_suit(heights)
    if len(firsts) == 2:
        return _two_ranks(heights, firsts[1], suited, terms)
    if len(firsts) == len(heights) and _in_one_run(heights, terms.wrap):
        return Reading(STRAIGHT_FLUSH if suited else STRAIGHT, heights[0], heights[-1])
    if suited:
        return Reading(FLUSH, heights[0], heights[-1])
    if len(firsts) > 3:
        return NOTHING
    return _three_ranks(heights, firsts)


def _part_starts(heights: list[int]) -> list[int]:
    """Return where each rank begins in a row of heights from high to low."""
    ranks = [(height - 1) // SUIT_COUNT for height in heights]
    return [0] + [place for place in range(1, len(ranks)) if ranks[place] != ranks[place - 1]]


def _of_one_suit(heights: list[int]) -> bool:
    suit = heights[0] % SUIT_COUNT
    return all(height % SUIT_COUNT == suit for height in heights)


def _in_one_run(heights: list[int], wrap: int) -> bool:
    """Return whether different ranks fit into one straight."""
    mask = 0
    for height in heights:
        mask |= 1 << (height - 1) // SUIT_COUNT
    return FITS[wrap][mask]


def _two_ranks(heights: list[int], middle: int, suited: bool, terms: Terms) -> Reading:
    """Read four of a kind or a full house; jokers go to the greater part, then the higher (§Hands)."""
    upper, lower = middle, len(heights) - middle
    if upper == lower == 1 and terms.three_jokers_run and suited and _in_one_run(heights, terms.wrap):
        return Reading(STRAIGHT_FLUSH, heights[0], heights[-1])
    first, second = heights[:middle], heights[middle:]
    if upper < lower:
        first, second = second, first
    if upper > 1 and lower > 1:
        return Reading(FULL_HOUSE, first[0], first[-1], second[0], second[-1])
    return Reading(FOUR_KIND, first[0], first[-1])


def _three_ranks(heights: list[int], firsts: list[int]) -> Reading:
    """Read three ranks: two pairs beside the lowest odd card, unless three cards share a rank (§Hands)."""
    ends = [firsts[1], firsts[2], len(heights)]
    kicker = -1
    for part in range(3):
        size = ends[part] - firsts[part]
        if size > 2:
            return NOTHING
        if size == 1:
            kicker = part
    upper = 1 if kicker == 0 else 0
    lower = 1 if kicker == 2 else 2
    return Reading(
        TWO_PAIRS,
        heights[firsts[upper]],
        heights[ends[upper] - 1],
        heights[firsts[lower]],
        heights[ends[lower] - 1],
    )
