# parlour: hot
"""The start of a hand at Five-Card Draw: who acts first, the deal and the antes (§Deal)."""

from typing import Final

from mypy_extensions import i64, u8

from parlour.cards.pack import pack
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.start import NO_DEALER
from parlour.games.five_card_draw.rules.betting import open_round
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.showdown import return_excess
from parlour.games.five_card_draw.rules.table import (
    BARE,
    CHIPS,
    DREW,
    FIRST_BETS,
    HANDS,
    NO_CARDS,
    NOT_YET,
    PAID,
    DrawTable,
    next_live,
    put_in,
    seat_after,
    with_chips,
)

_PACK: Final = vec[u8](pack())


def begin_hand(table: DrawTable, teller: Teller | None) -> None:
    """Begin the next hand for everybody who has chips: cards, antes, and the first betting round (§Deal)."""
    table.hand += 1
    if table.terms.reset_chips and table.hand > 1:
        _reset_chips(table, teller)
    table.live = with_chips(table)
    for seat in range(table.seats):
        table.numbers[PAID + seat] = 0
        table.numbers[DREW + seat] = NOT_YET
    table.first = _first_to_act(table)
    _deal(table)
    if teller is not None:
        kind = "dealt" if table.start is None else "dealt-once"
        teller.tell(Event(kind, table.first, amount=table.hand, fields={"ante": int(table.terms.ante)}))
    _take_antes(table, teller)
    open_round(table, FIRST_BETS)


def _reset_chips(table: DrawTable, teller: Teller | None) -> None:
    """Give everybody the same chips to start the hand with (§Switches, resetChips)."""
    for seat in range(table.seats):
        table.numbers[CHIPS + seat] = table.terms.starting_chips
    if teller is not None:
        teller.tell(Event("chips-reset", amount=table.terms.starting_chips))


def _first_to_act(table: DrawTable) -> i64:
    """Return seat 0, or the next seat each hand where the first turn goes round; if out, the next (§Deal).

    In a hand from a start it is whoever that names (§One deal).
    """
    if table.start is not None and table.start.dealer != NO_DEALER:
        return table.start.dealer
    if table.terms.alternate_first and table.hand > 1:
        return next_live(table, table.first)
    return next_live(table, table.seats - 1)


def _deal(table: DrawTable) -> None:
    """Deal five cards to each, one at a time, the first to act first (§Deal)."""
    stock, cards, live = _PACK[:], NO_CARDS[:], table.live
    table.dealt_packed(stock, _most_needed(table))
    gone: i64 = 0
    for place in range(HAND):
        seat = table.first
        for _step in range(table.seats):
            if live >> seat & 1:
                cards[HANDS + HAND * seat + place] = stock[gone]
                gone += 1
            seat = seat_after(table, seat)
    table.cards = cards
    table.stock = stock
    table.gone = gone
    table.discarded = 0
    table.returned = BARE
    table.returners = BARE


def _most_needed(table: DrawTable) -> i64:
    """Count the cards of a hand in which everybody draws as many as the rules allow (§Deal, §Draw)."""
    return table.still_in() * (HAND + table.terms.most_drawn)


def _take_antes(table: DrawTable, teller: Teller | None) -> None:
    """Take the ante of everybody, or all that is left (§Deal, §All-in)."""
    for seat in range(table.seats):
        if table.live >> seat & 1:
            ante: i64 = min(table.terms.ante, table.numbers[CHIPS + seat])
            put_in(table, seat, ante)
            if teller is not None and ante < table.terms.ante:
                teller.tell(Event("short-ante", seat, amount=ante))
    return_excess(table, teller)
