# parlour: hot
"""How well an imagined deal of Three Card Brag agrees with how the others have bet."""

import math
from typing import Final

from parlour.games.three_card_brag.rules.table import FINAL, BragTable
from parlour.games.three_card_brag.thinking.bets import hands_of, message_of, share

_GOOD: Final = 0.8
"""The share of hands that a hand must beat to be bet as a rule."""
_SELDOM: Final = 0.15
"""How often a lesser hand is bet all the same."""
_NOW_AND_THEN: Final = 0.3
"""How often a good one is checked."""


def weight_of_deal(table: BragTable, seat: int) -> float:
    """Weigh a deal: the better a rival's hand the likelier, where it was seen and coins were paid for it."""
    chance = 1.0
    for rival in range(table.seats):
        if rival != seat and table.is_live(rival) and table.has_seen(rival):
            chance *= _agreement(table, rival, seat)
    return chance


def _agreement(table: BragTable, rival: int, seat: int) -> float:
    """Return how well a hand agrees: the best of those it counts for; a good one is bet, others checked."""
    held = share(table, rival)
    hands = message_of(table, rival, seat) * (hands_of(table, rival) if table.stage == FINAL else 1.0)
    return math.pow(held, hands - 1) * _manner(table, rival, held >= _GOOD)


def _manner(table: BragTable, rival: int, good: bool) -> float:
    """Return how often such a hand is bet, or checked, whichever the rival did in this phase."""
    if table.progress(rival) > 0:
        return 1.0 if good else _SELDOM
    return _NOW_AND_THEN if good and table.has_answered(rival) else 1.0
