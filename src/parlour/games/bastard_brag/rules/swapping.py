# parlour: hot
"""Swapping at Bastard Brag: cards change places, and what is known of them goes along."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.bastard_brag.rules.dealing import HIDDEN
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import BragTable


def swap_single(table: BragTable, seat: int, slots: tuple[int, ...], teller: Teller | None) -> None:
    """One hand card for one centre card, the hidden one included, unseen (§Turn)."""
    hand = HAND * seat + slots[0]
    centre = table.centre + slots[1]
    table.cards[hand], table.cards[centre] = table.cards[centre], table.cards[hand]
    table.known[hand], table.known[centre] = table.known[centre] | only(seat), table.known[hand]
    if slots[1] != HIDDEN:
        table.known[centre] = EVERYONE
    if teller is not None:
        given = (table.cards[centre], table.cards[hand])
        known = (table.known[centre], table.known[hand])
        kind = "swapped-hidden" if slots[1] == HIDDEN else "swapped"
        teller.tell(Event(kind, seat, given, known, slots=slots))


def swap_all(table: BragTable, seat: int, order: tuple[int, ...], teller: Teller | None) -> None:
    """All three for the centre; the order says which hand card goes to each centre place (§Turn)."""
    start = HAND * seat
    centre = table.centre
    hand, known = table.cards[start : start + HAND], table.known[start : start + HAND]
    for place in range(HAND):
        table.cards[start + place] = table.cards[centre + place]
        table.known[start + place] = table.known[centre + place] | only(seat)
        table.cards[centre + place] = hand[order[place]]
        table.known[centre + place] = known[order[place]] if place == HIDDEN else EVERYONE
    if teller is not None:
        laid = (tuple(table.cards[centre:]), tuple(table.known[centre:]))
        teller.tell(Event("swapped-all", seat, laid[0], laid[1], slots=order))
