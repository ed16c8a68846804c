# parlour: hot
"""Floor rounds of Claim: a card is turned, picked up or passed, and the round is closed (§Floor rounds)."""

from parlour.cards.codes import BACK
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.declaration import charge_undeclared
from parlour.games.claim.rules.table import FLOOR, NOBODY_YET, ClaimTable


def open_round(table: ClaimTable, teller: Teller | None) -> None:
    """Let chance name the dealer and who begins, and turn the top card up (§Floor rounds)."""
    if table.round > 0:
        table.dealer = table.drawn(table.seats)
    table.round += 1
    table.first = table.drawn(table.seats)
    table.turn = table.first
    table.turns_taken = 0
    table.stage = FLOOR
    table.floor = table.pile.pop() if table.pile else table.passed.pop(0)
    if teller is not None:
        teller.tell(Event("turned", table.dealer, (table.floor,), (EVERYONE,), other=table.first))


def pick_up(table: ClaimTable, seat: int, slots: tuple[int, ...], teller: Teller | None) -> None:
    """Take the floor card into the hand for all to know; a discard goes face down (§Floor rounds)."""
    table.own_hand(seat)
    hand, known = table.hands[seat], table.known[seat]
    taken = table.floor
    if teller is not None and not slots:
        teller.tell(Event("picked-up", seat, (taken,), (EVERYONE,)))
    if teller is not None and slots:
        gone = slots[0]
        told = Event("exchanged", seat, (taken, hand[gone]), (EVERYONE, known[gone]), slots=slots)
        teller.tell(told)
    for place in slots:
        _discard(table, seat, place)
    hand.append(taken)
    known.append(EVERYONE)
    table.floor = BACK


def _discard(table: ClaimTable, seat: int, place: int) -> None:
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
        table.passed.append(table.floor)
        table.unpicked += 1
        if teller is not None:
            teller.tell(Event("passed-by", cards=(table.floor,), audiences=(EVERYONE,)))
        table.floor = BACK
    charge_undeclared(table, teller)


def is_exhausted(cards_left: int, unpicked: int) -> bool:
    """Return whether no card is left to turn, or a whole pass through the pile saw no pick-up (§Showdown)."""
    return unpicked >= cards_left
