# parlour: hot
"""Dealing again what a seat has not seen at Three Card Brag."""

from mypy_extensions import u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.engine.show.audience import NOBODY
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import BragTable
from parlour.kit.seat_sets import seat_list
from parlour.kit.unseen import redeal_unseen


def redeal(table: BragTable, seat: int, luck: Luck) -> None:
    """Mix, in place, what the seat has not seen in hands, in the stock and among the discards."""
    owners = seat_list(table.dealt_in, table.seats)
    hands = [table.hand(owner) for owner in owners]
    stock, discards = table.stock_list(), table.discards[:]
    known = [table.known(owner) for owner in owners]
    known += [[NOBODY] * len(stock), table.discards_known]
    redeal_unseen([*hands, stock, discards], known, seat, luck)
    table.cards = table.cards[:]
    for owner, hand in zip(owners, hands, strict=True):
        for place in range(HAND):
            table.cards[HAND * owner + place] = u8(hand[place])
    table.stock, table.discards = vec[u8](stock), discards
