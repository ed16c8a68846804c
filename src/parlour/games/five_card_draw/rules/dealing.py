# parlour: hot
"""The start of a hand at Five-Card Draw: who speaks first, the deal and the antes (§Deal)."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.cards.pack import pack
from parlour.engine.play.events import Event, Teller
from parlour.games.five_card_draw.rules.betting import open_round
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.pots import return_excess
from parlour.games.five_card_draw.rules.table import BARE, FIRST_BETS, NOT_YET, DrawTable
from parlour.kit.turns import next_seat

PACK: Final[list[int]] = pack()


def begin_hand(table: DrawTable, teller: Teller | None) -> None:
    """The next hand for everybody who has chips: cards, antes, and the first betting round (§Deal)."""
    table.hand += 1
    if table.terms.reset_chips and table.hand > 1:
        reset_chips(table, teller)
    for seat in range(table.seats):
        table.live[seat] = table.chips[seat] > 0
        table.paid[seat] = 0
        table.drew[seat] = NOT_YET
    table.first = first_speaker(table)
    deal(table)
    if teller is not None:
        teller.tell(Event("dealt", table.first, amount=table.hand, text=str(table.terms.ante)))
    take_antes(table, teller)
    open_round(table, FIRST_BETS)


def reset_chips(table: DrawTable, teller: Teller | None) -> None:
    """Everybody starts every hand with the same chips (§Switches, resetChips)."""
    for seat in range(table.seats):
        table.chips[seat] = table.terms.starting_chips
    if teller is not None:
        teller.tell(Event("chips-reset", amount=table.terms.starting_chips))


def first_speaker(table: DrawTable) -> i64:
    """Seat 0, or the next seat each hand where the first word goes round; always one with chips (§Deal)."""
    if table.terms.alternate_first and table.hand > 1:
        return next_seat(table.first, table.live)
    return next_seat(table.seats - 1, table.live)


def deal(table: DrawTable) -> None:
    """Five cards to each, one at a time, the first speaker first (§Deal)."""
    stock = table.dealt(PACK[:], most_needed(table))
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


def most_needed(table: DrawTable) -> i64:
    """The cards of a hand in which everybody draws as many as the rules allow (§Deal, §Draw)."""
    return table.seats * (HAND + table.terms.most_drawn)


def take_antes(table: DrawTable, teller: Teller | None) -> None:
    """Everybody pays the ante, or all that is left (§Deal, §All-in)."""
    for seat in range(table.seats):
        if table.live[seat]:
            ante: i64 = min(table.terms.ante, table.chips[seat])
            table.put_in(seat, ante)
            if teller is not None and ante < table.terms.ante:
                teller.tell(Event("short-ante", seat, amount=ante))
    return_excess(table, teller)
