# parlour: hot
"""Dealing again what a seat has not seen at Three Card Brag."""

from parlour.cards.luck import Luck
from parlour.engine.show.audience import NOBODY
from parlour.games.three_card_brag.rules.table import BragTable
from parlour.kit.unseen import redeal_unseen


def redeal(table: BragTable, seat: int, luck: Luck) -> None:
    """Mix, in place, what the seat has not seen in hands, in the stock and among the discards."""
    table.cards, table.stock, table.discards = table.cards[:], table.stock[:], table.discards[:]
    piles = [table.cards, table.stock, table.discards]
    redeal_unseen(piles, [table.known, [NOBODY] * len(table.stock), table.discards_known], seat, luck)
