# parlour: hot
"""Dealing again what a seat has not seen at Three Card Brag."""

from mypy_extensions import i64, u8

from parlour.cards.luck import Luck
from parlour.engine.show.audience import seat_sees
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import BragTable
from parlour.kit.seat_sets import seat_list


def redeal(table: BragTable, seat: int, luck: Luck) -> None:
    """Mix, in place, what the seat has not seen in hands, in the stock and among the discards.

    The cards are sorted first: the same luck gives the same deal in all that the seat cannot tell apart.
    """
    slots, places = _hidden_slots(table, seat), _hidden_discards(table, seat)
    unseen = [int(table.cards[slot]) for slot in slots] + table.stock_list()
    unseen += [table.discards[place] for place in places]
    unseen.sort()
    luck.shuffle(unseen)
    _lay(table, slots, places, unseen)


def _hidden_slots(table: BragTable, seat: int) -> list[int]:
    """Return where cards lie in the hands that the seat has not seen."""
    return [
        HAND * owner + place
        for owner in seat_list(table.dealt_in, table.seats)
        for place in range(HAND)
        if not seat_sees(table.audience(owner, place), seat)
    ]


def _hidden_discards(table: BragTable, seat: int) -> list[int]:
    """Return where cards lie among the discards that the seat has not seen."""
    known = table.discards_known
    return [place for place in range(len(known)) if not seat_sees(known[place], seat)]


def _lay(table: BragTable, slots: list[int], places: list[int], cards: list[int]) -> None:
    """Put the cards into these slots of the hands, into the stock, and at these places of the discards."""
    table.cards, table.stock, table.discards = table.cards[:], table.stock[: table.left], table.discards[:]
    following: i64 = 0
    for slot in slots:
        table.cards[slot] = u8(cards[following])
        following += 1
    for place in range(table.left):
        table.stock[place] = u8(cards[following])
        following += 1
    for place in places:
        table.discards[place] = cards[following]
        following += 1
