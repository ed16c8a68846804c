# parlour: hot
"""Dealing again what a seat has not seen at Bastard Brag."""

from mypy_extensions import i64, u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.engine.show.audience import NOBODY
from parlour.games.bastard_brag.rules.table import BastardTable
from parlour.kit.unseen import redeal_unseen


def redeal(table: BastardTable, seat: int, luck: Luck) -> None:
    """Mix, in place, what the seat has not seen in hands, in the centre and in the stock."""
    cards: list[int] = list(table.cards)
    stock: list[int] = list(table.stock)
    redeal_unseen([cards, stock], [list(table.known), [NOBODY] * len(stock)], seat, luck)
    table.cards = vec[i64](cards)
    table.stock = vec[u8](stock)
