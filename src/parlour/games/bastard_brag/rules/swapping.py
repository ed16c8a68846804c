# parlour: hot
"""Swapping at Bastard Brag: cards change places, and what is known of them goes along (§Turn)."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import HIDDEN, BastardTable
from parlour.games.bastard_brag.rules.verbs import SWAP_ALL, SWAP_SINGLE


def exchange(row: list[int], one: int, other: int) -> None:
    """Exchange two cards of a row."""
    row[one], row[other] = row[other], row[one]


def _exchange_hand(row: list[int], start: int, centre: int, order: tuple[int, ...]) -> None:
    """Exchange a hand and the centre; the order says which hand card goes to each centre place."""
    hand = row[start : start + HAND]
    for place in range(HAND):
        row[start + place] = row[centre + place]
        row[centre + place] = hand[order[place]]


def swap_in_row(row: list[int], start: int, centre: int, move: Move) -> None:
    """Make a move's swap, if it is one, in a row where a hand and the centre begin at these places."""
    if move.verb == SWAP_SINGLE:
        exchange(row, start + move.slots[0], centre + move.slots[1])
    elif move.verb == SWAP_ALL:
        _exchange_hand(row, start, centre, move.slots)


def swap_single(table: BastardTable, seat: int, slots: tuple[int, ...], teller: Teller | None) -> None:
    """Swap one hand card for one centre card, the hidden one included, unseen (§Turn)."""
    hand, centre = HAND * seat + slots[0], table.centre + slots[1]
    exchange(table.cards, hand, centre)
    exchange(table.known, hand, centre)
    table.known[hand] |= only(seat)
    if slots[1] != HIDDEN:
        table.known[centre] = EVERYONE
    if teller is not None:
        given = (table.cards[centre], table.cards[hand])
        known = (table.known[centre], table.known[hand])
        kind = "swapped-hidden" if slots[1] == HIDDEN else "swapped"
        teller.tell(Event(kind, seat, given, known, slots=slots))


def swap_all(table: BastardTable, seat: int, order: tuple[int, ...], teller: Teller | None) -> None:
    """Swap all three for the centre, laid down in an order of the player's choice (§Turn)."""
    start, centre = HAND * seat, table.centre
    _exchange_hand(table.cards, start, centre, order)
    _exchange_hand(table.known, start, centre, order)
    for place in range(HAND):
        table.known[start + place] |= only(seat)
        if place != HIDDEN:
            table.known[centre + place] = EVERYONE
    if teller is not None:
        cards, known = tuple(table.cards[centre:]), tuple(table.known[centre:])
        teller.tell(Event("swapped-all", seat, cards, known, slots=order))
