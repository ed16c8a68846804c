# parlour: hot
"""Floor rounds of Claim: a card is turned, picked up or passed, and the round is closed (§Floor rounds)."""

from parlour.cards.codes import BACK
from parlour.engine.audience import EVERYONE
from parlour.engine.teller import Event, Teller
from parlour.games.claim.declaring import charge_undeclared
from parlour.games.claim.table import FLOOR, ClaimTable


def open_round(table: ClaimTable, teller: Teller | None) -> None:
    """Chance names the dealer and who begins; the top card is turned up (§Floor rounds)."""
    if table.round > 0:
        table.dealer = table.drawn(table.seats)
    table.round += 1
    table.first = table.drawn(table.seats)
    table.turn = table.first
    table.turns_taken = 0
    table.stage = FLOOR
    turn_up(table)
    if teller is not None:
        teller.tell(Event("turned", table.dealer, (table.floor,), (EVERYONE,), other=table.first))


def turn_up(table: ClaimTable) -> None:
    """The pile's top card, or when it is used up the first that was passed, becomes the floor card."""
    if table.pile:
        table.floor = table.pile[-1]
        table.pile = table.pile[:-1]
    else:
        table.floor = table.passed[0]
        table.passed = table.passed[1:]


def pick_up(table: ClaimTable, seat: int, slots: tuple[int, ...], teller: Teller | None) -> None:
    """The floor card joins the hand for all to know; a discard goes face down out of play (§Floor rounds)."""
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
        discard(table, seat, place)
    hand.append(taken)
    known.append(EVERYONE)
    table.floor = BACK


def discard(table: ClaimTable, seat: int, place: int) -> None:
    """A card leaves play face down; what the last charge told of the hand holds no longer."""
    table.discards = [*table.discards, table.hands[seat].pop(place)]
    table.discards_known = [*table.discards_known, table.known[seat].pop(place)]
    table.kept, table.charged_cards = table.kept[:], table.charged_cards[:]
    if place < table.kept[seat]:
        table.kept[seat] -= 1
    if place < table.charged_cards[seat]:
        table.charged_cards[seat] = 0


def close_round(table: ClaimTable, teller: Teller | None) -> None:
    """A card nobody took goes under the pile; whoever is still undeclared is charged (§Floor rounds)."""
    if table.floor == BACK:
        table.unpicked = 0
    else:
        table.passed = [*table.passed, table.floor]
        table.unpicked += 1
        if teller is not None:
            teller.tell(Event("passed-by", cards=(table.floor,), audiences=(EVERYONE,)))
        table.floor = BACK
    charge_undeclared(table, teller)


def is_exhausted(cards_left: int, unpicked: int) -> bool:
    """No card is left to turn, or a whole pass through the pile saw no pick-up (§Showdown)."""
    return unpicked >= cards_left
