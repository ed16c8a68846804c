# parlour: hot
"""Hands of Five-Card Draw in words: two pair, jacks and sevens."""

from typing import Final

from mypy_extensions import i64

from parlour.games.five_card_draw.rules.hands import HAND, STEP

_RANK_NAMES: Final = (
    "",
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)
_HAND_NAMES: Final = (
    "{0} high",
    "a pair of {0}s",
    "two pair, {0}s and {2}s",
    "three {0}s",
    "a straight to the {0}",
    "a flush to the {0}",
    "a full house, {0}s over {3}s",
    "four {0}s",
    "a straight flush to the {0}",
    "a royal flush",
)


def hand_name(strength: i64) -> str:
    """A hand in words: two pair, jacks and sevens."""
    ranks = [_RANK_NAMES[(strength >> 4 * place) % 16] for place in range(HAND - 1, -1, -1)]
    return _HAND_NAMES[strength // STEP].format(*ranks).replace("sixs", "sixes")
