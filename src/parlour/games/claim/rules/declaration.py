# parlour: hot
"""The sealed declaration of Claim: choices, conflicts, laid cards and charges."""

from mypy_extensions import i64

from parlour.cards.codes import NO_SUIT, SUITS
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.hands.points import best_of_suit, highest
from parlour.games.claim.rules.redealing.knowledge import note_charge
from parlour.games.claim.rules.table import NOBODY_YET, ClaimTable
from parlour.games.claim.rules.terms import Terms


def seal(table: ClaimTable, seat: i64, move: Move) -> None:
    """Keep a choice under cover until all four are in (§Declaring)."""
    table.wanted, table.laid = table.wanted[:], table.laid[:]
    table.wanted[seat] = SUITS.index(move.suit) if move.suit else NO_SUIT
    table.laid[seat] = move.slots


def keeper_of(suit: int, wanted: list[int], hands: list[list[int]], terms: Terms, order: list[int]) -> int:
    """Return who keeps a suit: the highest card of it, then the earlier turn (§Declaring)."""
    keeper = NOBODY_YET
    for seat in order:
        if wanted[seat] != suit:
            continue
        if keeper == NOBODY_YET or _outranks(hands[seat], hands[keeper], suit, terms):
            keeper = seat
    return keeper


def _outranks(hand: list[int], other: list[int], suit: int, terms: Terms) -> bool:
    """Return whether this hand has the higher card of the suit."""
    return best_of_suit(terms, hand, suit) > best_of_suit(terms, other, suit)


def reveal(table: ClaimTable, teller: Teller | None) -> None:
    """Lock the suits when all choices are in, turn laid cards up, and charge the others (§Declaring)."""
    table.shown = []
    table.declared = _suits_kept(table)
    for seat in range(table.seats):
        if table.laid[seat]:
            table.own_hand(seat)
        for place in table.laid[seat]:
            table.known[seat][place] = EVERYONE
    if teller is not None:
        _tell_choices(table, teller)
    charged = [seat for seat in range(table.seats) if _is_charged_at_once(table, seat)]
    _charge_all(table, charged, teller)


def _suits_kept(table: ClaimTable) -> list[int]:
    """Return the suit each seat has after all conflicts, NO_SUIT for none (§Declaring)."""
    declared = [NO_SUIT] * len(table.wanted)
    order = table.clockwise(table.opener)
    for suit in range(len(SUITS)):
        keeper = keeper_of(suit, table.wanted, table.hands, table.terms, order)
        if keeper != NOBODY_YET:
            declared[keeper] = suit
    return declared


def _is_charged_at_once(table: ClaimTable, seat: int) -> bool:
    """Return whether to charge now: the silent, and who lost a conflict where conflictPenalty says so."""
    if table.is_declared(seat):
        return False
    return table.wanted[seat] == NO_SUIT or table.terms.conflict_penalty


def charge_undeclared(table: ClaimTable, teller: Teller | None) -> None:
    """Charge the undeclared after each completed floor round (§Charges)."""
    charged = [seat for seat in table.clockwise(table.first) if not table.is_declared(seat)]
    _charge_all(table, charged, teller)


def _charge_all(table: ClaimTable, charged: list[int], teller: Teller | None) -> None:
    if charged:
        table.budgets, table.penalties = table.budgets[:], table.penalties[:]
    for seat in charged:
        charge(table, seat, teller)


def charge(table: ClaimTable, seat: int, teller: Teller | None) -> None:
    """Move the highest card's value from the budget to the house and onto the penalties (§Charges)."""
    amount = int(highest(table.terms, table.hands[seat]))
    paid = min(amount, table.budgets[seat])
    table.budgets[seat] -= paid
    table.house += paid
    table.penalties[seat] += amount
    note_charge(table, seat, amount)
    if teller is not None:
        teller.tell(Event("charged", seat, amount=amount))


def _tell_choices(table: ClaimTable, teller: Teller) -> None:
    for seat in table.clockwise(table.opener):
        wanted = table.wanted[seat]
        if wanted == NO_SUIT:
            teller.tell(Event("stayed-silent", seat))
        elif table.declared[seat] == wanted:
            teller.tell(Event("declared", seat, fields={"suit": wanted}))
        else:
            keeper = table.declared.index(wanted)
            teller.tell(Event("lost-suit", seat, other=keeper, fields={"suit": wanted}))
        if table.laid[seat]:
            _tell_laid(table, seat, teller)


def _tell_laid(table: ClaimTable, seat: int, teller: Teller) -> None:
    cards = tuple([table.hands[seat][place] for place in table.laid[seat]])
    teller.tell(Event("laid", seat, cards, (EVERYONE,) * len(cards), slots=table.laid[seat]))
