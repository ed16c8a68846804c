# parlour: hot
"""The start of a hand at Five-Card Draw: who acts first, the deal and the antes (§Deal)."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.start import NO_DEALER
from parlour.games.five_card_draw.rules.betting import open_round
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.showdown import return_excess
from parlour.games.five_card_draw.rules.table import BARE, FIRST_BETS, NOT_YET, DrawTable
from parlour.kit.turns import next_seat

_PACK: Final[list[int]] = pack()


def begin_hand(table: DrawTable, teller: Teller | None) -> None:
    """Begin the next hand for everybody who has chips: cards, antes, and the first betting round (§Deal)."""
    table.hand += 1
    if table.terms.reset_chips and table.hand > 1:
        _reset_chips(table, teller)
    for seat in range(table.seats):
        table.live[seat] = table.chips[seat] > 0
        table.paid[seat] = 0
        table.drew[seat] = NOT_YET
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
        table.chips[seat] = table.terms.starting_chips
    if teller is not None:
        teller.tell(Event("chips-reset", amount=table.terms.starting_chips))


def _first_to_act(table: DrawTable) -> i64:
    """Return seat 0, or the next seat each hand where the first turn goes round; if out, the next (§Deal).

    In a hand from a start it is whoever that names (§One deal).
    """
    if table.start is not None and table.start.dealer != NO_DEALER:
        return table.start.dealer
    if table.terms.alternate_first and table.hand > 1:
        return next_seat(table.first, table.live)
    return next_seat(table.seats - 1, table.live)


def _deal(table: DrawTable) -> None:
    """Deal five cards to each, one at a time, the first to act first (§Deal)."""
    stock = table.dealt(_PACK[:], _most_needed(table))
    stock.reverse()
    hands = [BACK] * (HAND * table.seats)
    for place in range(HAND):
        for step in range(table.seats):
            seat = (table.first + step) % table.seats
            if table.live[seat]:
                hands[HAND * seat + place] = stock.pop()
    table.hands = hands
    table.stock = stock
    table.discards = []
    table.discarders = []
    table.returned = BARE
    table.returners = BARE


def _most_needed(table: DrawTable) -> i64:
    """Count the cards of a hand in which everybody draws as many as the rules allow (§Deal, §Draw)."""
    return table.still_in() * (HAND + table.terms.most_drawn)


def _take_antes(table: DrawTable, teller: Teller | None) -> None:
    """Take the ante of everybody, or all that is left (§Deal, §All-in)."""
    for seat in range(table.seats):
        if table.live[seat]:
            ante: i64 = min(table.terms.ante, table.chips[seat])
            table.put_in(seat, ante)
            if teller is not None and ante < table.terms.ante:
                teller.tell(Event("short-ante", seat, amount=ante))
    return_excess(table, teller)
