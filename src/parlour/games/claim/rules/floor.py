# parlour: hot
"""Floor rounds of Claim: a card is turned, picked up or passed, and the round is closed (§Floor rounds)."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.declaration import charge_undeclared
from parlour.games.claim.rules.table import FLOOR, NOBODY_YET, ClaimTable

NO_DISCARD: Final = -1


def open_round(table: ClaimTable, teller: Teller | None) -> None:
    """Let chance name the dealer and who begins, and turn the top card up (§Floor rounds)."""
    if table.round > 0:
        table.dealer = table.drawn(table.seats)
    table.round += 1
    table.first = table.drawn(table.seats)
    table.turn = table.first
    table.turns_taken = 0
    table.stage = FLOOR
    _turn_card(table)
    if teller is not None:
        teller.tell(Event("turned", table.dealer, (table.floor,), (EVERYONE,), other=table.first))


def _turn_card(table: ClaimTable) -> None:
    """Turn the top card of the pile up; what was passed lies at its bottom."""
    left = len(table.pile)
    if left > 0:
        table.floor = int(table.pile[left - 1])
        table.pile = table.pile[: left - 1]
    else:
        table.floor = table.passed[0]
        table.passed = table.passed[1:]


def pick_up(table: ClaimTable, seat: i64, discard: i64, teller: Teller | None) -> None:
    """Take the floor card into the hand for all to know; a discard goes face down (§Floor rounds)."""
    if teller is not None:
        _tell_pick_up(table, seat, discard, teller)
    table.own_hand(seat)
    if discard != NO_DISCARD:
        _discard(table, seat, discard)
    table.hands[seat].append(table.floor)
    table.known[seat].append(EVERYONE)
    table.floor = BACK


def _tell_pick_up(table: ClaimTable, seat: i64, discard: i64, teller: Teller) -> None:
    if discard == NO_DISCARD:
        teller.tell(Event("picked-up", seat, (table.floor,), (EVERYONE,)))
        return
    cards = (table.floor, table.hands[seat][discard])
    known = (EVERYONE, table.known[seat][discard])
    teller.tell(Event("exchanged", seat, cards, known, slots=(discard,)))


def _discard(table: ClaimTable, seat: i64, place: i64) -> None:
    """Take a card out of play face down, known to whoever knew it."""
    is_dealt = place < table.kept[seat]
    table.discards = [*table.discards, table.hands[seat].pop(place)]
    table.discards_known = [*table.discards_known, table.known[seat].pop(place)]
    table.discarded_by = [*table.discarded_by, seat if is_dealt else NOBODY_YET]
    if is_dealt:
        table.kept = table.kept[:]
        table.kept[seat] -= 1


def close_round(table: ClaimTable, teller: Teller | None) -> None:
    """Put a card nobody took under the pile, and charge whoever is still undeclared (§Floor rounds)."""
    if table.floor == BACK:
        table.unpicked = 0
    else:
        table.passed = [*table.passed, table.floor]
        table.unpicked += 1
        if teller is not None:
            teller.tell(Event("passed-by", cards=(table.floor,), audiences=(EVERYONE,)))
        table.floor = BACK
    charge_undeclared(table, teller)


def is_exhausted(cards_left: i64, unpicked: i64) -> bool:
    """Return whether no card is left to turn, or a whole pass through the pile saw no pick-up (§Showdown)."""
    return unpicked >= cards_left
