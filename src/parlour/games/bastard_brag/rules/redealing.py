# parlour: hot
"""Dealing again what a seat has not seen at Bastard Brag."""

from parlour.cards.luck import Luck
from parlour.engine.show.audience import NOBODY
from parlour.games.bastard_brag.rules.table import BastardTable
from parlour.kit.unseen import redeal_unseen


def redeal(table: BastardTable, seat: int, luck: Luck) -> None:
    """Mix, in place, what the seat has not seen in hands, in the centre and in the stock."""
    table.stock = table.stock[:]
    redeal_unseen([table.cards, table.stock], [table.known, [NOBODY] * len(table.stock)], seat, luck)
