# parlour: hot
"""How well an imagined deal of Three Card Brag agrees with how the others have bet."""

import math
from typing import Final

from parlour.games.three_card_brag.rollout_bets import hands_of, share, told
from parlour.games.three_card_brag.table import FINAL, BragTable

BETS_FROM: Final = 0.8
CHECKS_GOOD: Final = 0.3
"""How often a hand as good as that is checked nevertheless."""


def likelihood(table: BragTable, seat: int) -> float:
    """The better a rival's hand the likelier, where it was seen and coins were paid for it."""
    chance = 1.0
    for rival in range(table.seats):
        if rival != seat and table.live[rival] and table.has_seen[rival]:
            chance *= agreement(table, rival)
    return chance


def agreement(table: BragTable, rival: int) -> float:
    """A hand that counts for several is the best of them; a good hand is seldom checked."""
    held = share(table, rival)
    hands = hands_of(table, rival) if table.stage == FINAL else told(table, rival)
    checked = table.stake == 0 and table.answered[rival]
    return math.pow(held, hands - 1) * (CHECKS_GOOD if checked and held >= BETS_FROM else 1.0)
