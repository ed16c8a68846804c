# parlour: hot
"""What five cards are worth at Five-Card Draw: the ranking stated once, and kept in a table."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import RANKS
from parlour.cards.tables import HandTable
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.kit.closing import ShownHand, making_places

HAND: Final[i64] = 5

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9

STEP: Final = 16**HAND
_WHEEL: Final = (14, 5, 4, 3, 2)
_NAMES: Final = (
    "hand.high-card",
    "hand.pair",
    "hand.two-pair",
    "hand.three",
    "hand.straight",
    "hand.flush",
    "hand.full-house",
    "hand.four",
    "hand.straight-flush",
    "hand.royal-flush",
)
_SHORT_NAMES: Final = (
    "short.high-card",
    "short.pair",
    "short.two-pair",
    "short.three",
    "short.straight",
    "short.flush",
    "short.full-house",
    "short.four",
    "short.straight-flush",
    "short.royal-flush",
)
_BY_COUNTS: Final[dict[tuple[int, ...], int]] = {
    (4, 1): FOUR,
    (3, 2): FULL_HOUSE,
    (3, 1, 1): THREE,
    (2, 2, 1): TWO_PAIR,
    (2, 1, 1, 1): PAIR,
}


def strength_of(ranks: tuple[int, ...], flush: bool) -> int:
    """Return a hand's strength, ranks high to low: its category, then its ranks as compared (§Ranking)."""
    strength = _category_of(ranks, flush)
    for rank in _ranks_by_count(ranks):
        strength = strength * 16 + rank
    return strength


def _category_of(ranks: tuple[int, ...], flush: bool) -> int:
    """Return what a hand is called, ranks from high to low (§Ranking)."""
    counts = tuple(sorted([ranks.count(rank) for rank in set(ranks)], reverse=True))
    if counts in _BY_COUNTS:
        return _BY_COUNTS[counts]
    if not _is_run(ranks):
        return FLUSH if flush else HIGH_CARD
    if not flush:
        return STRAIGHT
    return ROYAL_FLUSH if ranks[1] == 13 else STRAIGHT_FLUSH


def _is_run(ranks: tuple[int, ...]) -> bool:
    """Return whether five different ranks are in a row; the ace is high, or low in A-2-3-4-5 (§Ranking)."""
    return ranks == _WHEEL or ranks == tuple(range(ranks[0], ranks[0] - HAND, -1))


def _ranks_by_count(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Return the ranks in the order in which they are compared: the most frequent first, then the highest."""
    if ranks == _WHEEL:
        return (5, 4, 3, 2, 1)
    return tuple(sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True))


_table: Final[list[HandTable]] = []


def hand_table() -> HandTable:
    """Return the strengths of all hands; made once, when the first game begins, and shared."""
    if not _table:
        _table.append(HandTable(HAND, strength_of))
    return _table[0]


def strength(cards: list[int], start: i64 = 0) -> i64:
    """Return the strength of five cards from that place on; suits matter only for a flush (§Ranking)."""
    return hand_table().lookup(cards, start)


def category(strength: i64) -> i64:
    """Return the category within a strength."""
    return strength // STEP


def hand_name(strength: i64) -> Sentence:
    """Return what a hand is called: its category, with the ranks that make it."""
    first, second = _first_ranks(strength)
    return sentence_of(_NAMES[category(strength)], first=first, second=second)


def short_hand(seat: int, cards: list[int], strength: i64) -> ShownHand:
    """Return a hand as it is told at the close of a deal: `pair of nines`, and the cards that make it."""
    kind, (first, second) = category(strength), _first_ranks(strength)
    name = Sentence(_SHORT_NAMES[kind], {"rank": first, "second": second})
    whole = kind in (STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH)
    return ShownHand(seat, name, making_places([RANKS[card] for card in cards], whole=whole))


def _first_ranks(strength: i64) -> tuple[int, int]:
    """Return the two ranks that are compared first."""
    first, second = (strength >> 4 * (HAND - 1)) % 16, strength % 16
    for place in range(HAND - 1, 0, -1):
        if (strength >> 4 * place) % 16 != first:
            second = (strength >> 4 * place) % 16
            break
    return int(first), int(second)
