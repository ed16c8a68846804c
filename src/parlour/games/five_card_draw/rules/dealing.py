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
    DrawTable,
    next_live,
    put_in,
    with_chips,
)
from parlour.kit.seat_sets import first_from

_PACK: Final = vec[u8](pack())


def begin_hand(table: DrawTable, teller: Teller | None) -> None:
    """Begin the next hand for everybody who has chips: cards, antes, and the first betting round (§Deal)."""
    table.hand += 1
    if table.terms.reset_chips and table.hand > 1:
        _reset_chips(table, teller)
    table.live = with_chips(table)
    for seat in range(table.seats):
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
    """Deal five cards to each, one at a time, the first to act first (§Deal).

    As many are put in order as are needed where everybody draws as many as the rules allow (§Draw).
    """
    stock, cards, players = _PACK[:], NO_CARDS[:], table.still_in()
    table.dealt_packed(stock, players * (HAND + table.terms.most_drawn))
    seat = first_from(table.first, table.live, table.seats)
    for turn in range(players):
        for place in range(HAND):
            cards[HANDS + HAND * seat + place] = stock[turn + players * place]
        seat = next_live(table, seat)
    table.cards = cards
    table.stock = stock
    table.gone = players * HAND
    table.discarded = 0
    table.returned = BARE
    table.returners = BARE


def _take_antes(table: DrawTable, teller: Teller | None) -> None:
    """Take the ante of everybody, or all that is left (§Deal, §All-in)."""
    due, live, numbers = table.terms.ante, table.live, table.numbers
    for seat in range(table.seats):
        if live >> seat & 1:
            ante: i64 = min(due, numbers[CHIPS + seat])
            put_in(table, seat, ante)
            if teller is not None and ante < due:
                teller.tell(Event("short-ante", seat, amount=ante))
    return_excess(table, teller)
