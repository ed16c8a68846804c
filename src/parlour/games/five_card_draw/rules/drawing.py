# parlour: hot
"""The draw at Five-Card Draw: cards are thrown away unseen and replaced from the stock (§Draw).

The places of the cards that a player throws away are a set, as the bits of a number.
"""

from mypy_extensions import i64, u8

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import only
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.table import (
    DISCARDERS,
    DISCARDS,
    DRAWING,
    DREW,
    HANDS,
    MOST_DISCARDS,
    NO_CARD,
    DrawTable,
    cards_in,
    next_live,
    throw_away,
)
from parlour.kit.seat_sets import bit, first_from


def open_draw(table: DrawTable) -> None:
    """Open the draw for everybody still in, all-in or not, the first to act first (§Draw)."""
    table.stage = DRAWING
    table.waiting = table.still_in()
    table.turn = first_from(table.first, table.live, table.seats)


def places_of(slots: tuple[int, ...]) -> i64:
    """Return the set of these places."""
    places: i64 = 0
    for slot in slots:
        places |= bit(slot)
    return places


def draw(table: DrawTable, seat: i64, places: i64, teller: Teller | None) -> None:
    """Throw away the cards at these places and fill them from the stock (§Draw)."""
    others = table.discarded
    throw_away(table, seat, places)
    drawn: i64 = 0
    for place in range(HAND):
        if places >> place & 1:
            if table.gone == len(table.stock):
                _reshuffle(table, seat, others, teller)
            table.cards[HANDS + HAND * seat + place] = table.stock[table.gone]
            table.gone += 1
            drawn += 1
    table.numbers[DREW + seat] = drawn
    table.waiting -= 1
    if table.waiting > 0:
        table.turn = next_live(table, table.turn)
    if teller is not None:
        _tell_draw(table, seat, places, teller)


def _reshuffle(table: DrawTable, seat: i64, others: i64, teller: Teller | None) -> None:
    """Make the discards, but for those of the player who is drawing, the stock (§Draw)."""
    table.returned = table.cards[DISCARDS : DISCARDS + others]
    table.returners = table.cards[DISCARDERS : DISCARDERS + others]
    table.stock = vec[u8](table.shuffled(cards_in(table.returned, 0, others)))
    table.gone = 0
    _keep_own_discards(table, seat, others)
    if teller is not None:
        teller.tell(Event("reshuffled", amount=others))


def _keep_own_discards(table: DrawTable, seat: i64, others: i64) -> None:
    """Leave of the discards those behind the first so many, which the player who is drawing threw away."""
    own = table.cards[DISCARDS + others : DISCARDS + table.discarded]
    table.discarded = len(own)
    for place in range(MOST_DISCARDS):
        is_own = place < len(own)
        table.cards[DISCARDS + place] = own[place] if is_own else u8(NO_CARD)
        table.cards[DISCARDERS + place] = u8(seat) if is_own else u8(NO_CARD)


def _tell_draw(table: DrawTable, seat: i64, places: i64, teller: Teller) -> None:
    slots = tuple([int(place) for place in range(HAND) if places >> place & 1])
    if not slots:
        teller.tell(Event("stood-pat", seat))
        return
    drawn = tuple([int(table.cards[HANDS + HAND * seat + slot]) for slot in slots])
    teller.tell(Event("drew", seat, drawn, (only(seat),) * len(slots), slots=slots))


def with_drawn(hand: list[int], places: list[int], coming: list[int]) -> list[int]:
    """Return the hand with the cards at these places replaced by the first of those that come."""
    after = hand[:]
    for number, place in enumerate(places):
        after[place] = coming[number]
    return after
