# parlour: hot
"""Card codes: every card is one small number, and these tables say its rank and suit.

0 is a joker; 1–13 are the clubs from ace to king, 14–26 the hearts, 27–39 the spades and 40–52 the
diamonds. Ranks run from 2 to 14, the ace being 14. Hot code indexes `RANKS` and `SUIT_OF` directly.
"""

from typing import Final

JOKER: Final = 0
"""The code of every joker."""
BACK: Final = -1
"""A card that is not shown."""

CLUBS: Final = 0
HEARTS: Final = 1
SPADES: Final = 2
DIAMONDS: Final = 3
SUITS: Final = "CHSD"
"""The suits by their numbers, and their letters in this order."""
NO_SUIT: Final = -1

LOWEST: Final = 2
ACE: Final = 14
"""The rank of the ace, the highest; the lowest is 2."""
LAST_CARD: Final = 52


def _rank_table() -> list[int]:
    one_suit = [ACE, *range(LOWEST, ACE)]
    return [0, *one_suit * len(SUITS)]


def _suit_table() -> list[int]:
    return [NO_SUIT, *((code - 1) // 13 for code in range(1, LAST_CARD + 1))]


RANKS: Final[list[int]] = _rank_table()
"""The rank of each card by its code, 0 for a joker."""
SUIT_OF: Final[list[int]] = _suit_table()
"""The suit of each card by its code, -1 for a joker."""


def rank(card: int) -> int:
    """Return the rank, 2 to 14, or 0 for a joker."""
    assert card >= 0, "a face-down card shows no rank"
    return RANKS[card]


def suit(card: int) -> int:
    """Return the suit, 0 to 3 in the order of `SUITS`, or -1 for a joker."""
    assert card >= 0, "a face-down card shows no suit"
    return SUIT_OF[card]


def card_of(rank: int, suit: int) -> int:
    """Return the natural card of this rank (2 to 14) and suit (0 to 3)."""
    assert LOWEST <= rank <= ACE, "no such rank"
    assert 0 <= suit < len(SUITS), "no such suit"
    return suit * 13 + (1 if rank == ACE else rank)


def is_card(code: int) -> bool:
    """Return whether the code is a card with a face, jokers included."""
    return JOKER <= code <= LAST_CARD
