# parlour: hot
"""Dealing again what a seat has not seen at Bastard Brag."""

from mypy_extensions import i64, u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import append, vec
from parlour.games.bastard_brag.rules.table import BastardTable


def redeal(table: BastardTable, seat: i64, luck: Luck) -> None:
    """Mix, in place, what the seat has not seen in hands, in the centre and in the stock.

    It begins from the order of the cards' codes, which does not hang on how they truly lie.
    """
    cards, known = table.cards, table.known
    slots: i64 = len(cards)
    hidden = [int(slot) for slot in range(slots) if known[slot] >> seat & 1 == 0]
    unseen = [int(card) for card in table.stock] + [int(cards[slot]) for slot in hidden]
    unseen.sort()
    luck.shuffle(unseen)
    for number, slot in enumerate(hidden):
        cards[slot] = unseen[number]
    table.stock = _packed_from(unseen, len(hidden))


def _packed_from(cards: list[int], first: i64) -> vec[u8]:
    """Return the cards from that place on as a vector, quicker than by a slice of the list."""
    packed = vec[u8]()
    count: i64 = len(cards)
    for place in range(first, count):
        packed = append(packed, u8(cards[place]))
    return packed
