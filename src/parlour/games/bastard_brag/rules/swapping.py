# parlour: hot
"""Swapping at Bastard Brag: cards change places, and what is known of them goes along (§Turn)."""

from mypy_extensions import i64, u8

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import HIDDEN, BastardTable
from parlour.games.bastard_brag.rules.verbs import SWAP_ALL, SWAP_SINGLE


def exchange(row: vec[i64], one: i64, other: i64) -> None:
    """Exchange two cards of a row."""
    held = row[one]
    row[one] = row[other]
    row[other] = held


def _exchange_hand(row: vec[i64], start: i64, centre: i64, order: vec[u8]) -> None:
    """Exchange a hand and the centre; the order says which hand card goes to each centre place."""
    hand = row[start : start + HAND]
    for place in range(HAND):
        row[start + place] = row[centre + place]
        row[centre + place] = hand[int(order[place])]


def swap_in_row(row: vec[i64], start: i64, centre: i64, move: Move) -> None:
    """Make a move's swap, if it is one, in a row where a hand and the centre begin at these places."""
    if move.verb == SWAP_SINGLE:
        exchange(row, start + move.slots[0], centre + move.slots[1])
    elif move.verb == SWAP_ALL:
        _exchange_hand(row, start, centre, vec[u8](move.slots))


def swap_single(table: BastardTable, seat: i64, mine: i64, theirs: i64, teller: Teller | None) -> None:
    """Swap one hand card for one centre card, the hidden one included, unseen (§Turn)."""
    hand, centre = HAND * seat + mine, table.centre + theirs
    exchange(table.cards, hand, centre)
    exchange(table.known, hand, centre)
    table.known[hand] |= only(seat)
    if theirs != HIDDEN:
        table.known[centre] = EVERYONE
    if teller is not None:
        given = (table.cards[centre], table.cards[hand])
        known = (table.known[centre], table.known[hand])
        kind = "swapped-hidden" if theirs == HIDDEN else "swapped"
        teller.tell(Event(kind, seat, given, known, slots=(mine, theirs)))


def swap_all(table: BastardTable, seat: i64, order: vec[u8], teller: Teller | None) -> None:
    """Swap all three for the centre, laid down in an order of the player's choice (§Turn)."""
    start, centre = HAND * seat, table.centre
    _exchange_hand(table.cards, start, centre, order)
    _exchange_hand(table.known, start, centre, order)
    for place in range(HAND):
        table.known[start + place] |= only(seat)
        if place != HIDDEN:
            table.known[centre + place] = EVERYONE
    if teller is not None:
        cards, known = tuple(table.cards_from(centre)), tuple(table.known_from(centre))
        teller.tell(Event("swapped-all", seat, cards, known, slots=tuple(order)))
