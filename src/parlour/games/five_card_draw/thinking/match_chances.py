# parlour: hot
"""What points are worth in a match of Five-Card Draw for two: how likely they win it.

Where a pot counts whole, with a bet that nobody called, nearly every hand is worth a full pot to somebody,
and the target is reached in whole pots: a smaller pot given away seldom makes a rival need one more.
"""

from typing import Final

from parlour.games.five_card_draw.rules.table import POINTS, DrawTable

_CERTAIN: Final = 1000
"""What a won match is worth; a point besides is worth 2, for not every pot is full."""
_A_POINT: Final = 2
_MOST_POTS: Final = 40
"""Who needs more full pots than this plays for points alone."""

_made: Final[list[list[list[float]]]] = []


def counts_match(table: DrawTable) -> bool:
    """Return whether whole pots count: two seats, uncalled bets that are kept, and a target in sight."""
    if table.terms.return_uncalled or table.seats != 2:
        return False
    return table.terms.target <= _MOST_POTS * _full_pot(table)


def match_worth(table: DrawTable, seat: int) -> int:
    """Return the chance to win when every hand brings a full pot to either, and the points besides."""
    mine, theirs = table.number(POINTS, seat), table.number(POINTS, 1 - seat)
    return int(_CERTAIN * _chance(table, mine, theirs)) + _A_POINT * mine


def _chance(table: DrawTable, mine: int, theirs: int) -> float:
    needed, others = _pots_needed(table, mine), _pots_needed(table, theirs)
    if needed == 0 and others == 0:
        return 0.5 if mine == theirs else 1.0 if mine > theirs else 0.0
    return _chances()[needed][others]


def _pots_needed(table: DrawTable, points: int) -> int:
    full = _full_pot(table)
    return max(0, (int(table.terms.target) - points + full - 1) // full)


def _full_pot(table: DrawTable) -> int:
    """Return the pot of both antes, and the limits of both rounds from both."""
    return 2 * (int(table.terms.ante) + int(table.terms.first_limit) + int(table.terms.second_limit))


def _chances() -> list[list[float]]:
    """Return how likely one who needs so many pots gets them before another has got so many; made once."""
    if not _made:
        chances = [[1.0] * (_MOST_POTS + 1) for _ in range(_MOST_POTS + 1)]
        for needed in range(1, _MOST_POTS + 1):
            chances[needed][0] = 0.0
            for others in range(1, _MOST_POTS + 1):
                chances[needed][others] = (chances[needed - 1][others] + chances[needed][others - 1]) / 2
        _made.append(chances)
    return _made[0]
