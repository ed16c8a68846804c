# parlour: hot
"""Words in imagined games of Five-Card Draw, weighed as the hard bot weighs them against unknown rivals."""

from typing import Final

from parlour.games.five_card_draw.bots.weighing import Weighing
from parlour.games.five_card_draw.rules.betting import price
from parlour.games.five_card_draw.rules.table import SECOND_BETS, DrawTable

FOLDS: Final = 0.4
BETS: Final = 0.35
"""What is expected of rivals whom nobody has seen play."""


def weighed(table: DrawTable, seat: int, chance: float) -> Weighing:
    """A seat's turn to bet, with its chance to win a showdown; chips weigh nothing."""
    return Weighing(
        chance=chance,
        pot=float(int(table.pot())),
        bet=float(int(table.bet)),
        mine=float(table.bets[seat]),
        cost=float(int(price(table, seat))),
        limit=float(int(table.limit())),
        others=float(max(1, int(table.seats) - 1)),
        folds=FOLDS,
        bets=BETS,
        price=0.0,
        keeps_uncalled=not table.terms.return_uncalled,
        opens=int(table.first) == seat,
        is_last=table.stage >= SECOND_BETS,
    )
