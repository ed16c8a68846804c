# parlour: hot
"""How well an imagined deal of Five-Card Draw agrees with what the others have drawn and bet."""

import math
from typing import Final

from parlour.games.five_card_draw.rules.hands import STRAIGHT, category
from parlour.games.five_card_draw.rules.table import BETS, DREW, NOT_YET, SECOND_BETS, DrawTable, round_limit
from parlour.games.five_card_draw.thinking.hands import hope, share_beaten

_FITS: Final[list[list[float]]] = [
    [0.001, 0.002, 0.01, 0.03, 1.0],
    [0.02, 0.02, 1.0, 0.25, 0.95],
    [0.01, 0.33, 0.7, 1.0, 0.4],
    [0.1, 0.37, 0.6, 1.0, 0.3],
]
"""After no card drawn, one, two and three: how much more often than as dealt a hand is nothing, a pair, two
pair, three of a kind, or a straight and better; the most frequent is 1. Four or five cards say nothing."""
_MESSAGE: Final = 1.5
"""How strongly a bet of the limit speaks for a hand."""


def agreement(table: DrawTable, rival: int, message: float = _MESSAGE) -> float:
    """Return how well a hand agrees: few cards drawn speak for a made hand, bets for a good one."""
    held, drew = table.strength_of(rival), table.number(DREW, rival)
    kind = min(STRAIGHT, int(category(held)))
    fits = _FITS[drew][kind] if 0 <= drew < len(_FITS) else 1.0
    final = table.stage >= SECOND_BETS
    stands = share_beaten(held, NOT_YET) if final else hope(held)
    return fits * math.pow(stands, message * table.number(BETS, rival) / int(round_limit(table)))
