# parlour: hot
"""The sealed declaration of Claim: choices, conflicts, laid cards and charges."""

from parlour.cards.codes import NO_SUIT
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.scoring import Scores
from parlour.games.claim.rules.table import NOBODY_YET, SUIT_WORDS, ClaimTable


def keeper_of(suit: int, wanted: list[int], hands: list[list[int]], scores: Scores, order: list[int]) -> int:
    """Who keeps a suit: the highest card of it, then the earlier turn (§Declaring)."""
    keeper = NOBODY_YET
    for seat in order:
        if wanted[seat] != suit:
            continue
        if keeper == NOBODY_YET or outranks(hands[seat], hands[keeper], suit, scores):
            keeper = seat
    return keeper


def outranks(hand: list[int], other: list[int], suit: int, scores: Scores) -> bool:
    """Whether this hand has the higher card of the suit."""
    return scores.best_of_suit(hand, suit) > scores.best_of_suit(other, suit)


def resolved(wanted: list[int], hands: list[list[int]], scores: Scores, order: list[int]) -> list[int]:
    """The suit each seat has after all conflicts, NO_SUIT for none (§Declaring)."""
    declared = [NO_SUIT] * len(wanted)
    for suit in range(len(SUIT_WORDS)):
        keeper = keeper_of(suit, wanted, hands, scores, order)
        if keeper != NOBODY_YET:
            declared[keeper] = suit
    return declared


def reveal(table: ClaimTable, teller: Teller | None) -> None:
    """All choices are in: suits are locked, laid cards turned up, the others charged (§Declaring)."""
    table.shown = []
    table.declared = resolved(table.wanted, table.hands, table.scores, table.clockwise(table.opener))
    table.own_charges()
    for seat in range(table.seats):
        if table.laid[seat]:
            table.own_hand(seat)
        for place in table.laid[seat]:
            table.known[seat][place] = EVERYONE
    if teller is not None:
        tell_choices(table, teller)
    for seat in range(table.seats):
        if is_charged_at_once(table, seat):
            charge(table, seat, teller)


def is_charged_at_once(table: ClaimTable, seat: int) -> bool:
    """The silent are; those who lost a conflict are where the house says so (§Switches, conflictPenalty)."""
    if table.declared[seat] != NO_SUIT:
        return False
    return table.wanted[seat] == NO_SUIT or table.switches.declaring.conflict_penalty


def charge(table: ClaimTable, seat: int, teller: Teller | None) -> None:
    """The highest card's value goes from the budget to the house and onto the running total (§Charges)."""
    amount = int(table.scores.highest(table.hands[seat]))
    paid = min(amount, table.budgets[seat])
    table.budgets[seat] -= paid
    table.house += paid
    table.running[seat] += amount
    table.charged[seat] = amount
    table.charged_cards[seat] = len(table.hands[seat])
    if teller is not None:
        teller.tell(Event("charged", seat, amount=amount))


def charge_undeclared(table: ClaimTable, teller: Teller | None) -> None:
    """After each completed floor round (§Charges)."""
    if NO_SUIT in table.declared:
        table.own_charges()
    for seat in table.clockwise(table.first):
        if table.declared[seat] == NO_SUIT:
            charge(table, seat, teller)


def tell_choices(table: ClaimTable, teller: Teller) -> None:
    for seat in table.clockwise(table.opener):
        wanted = table.wanted[seat]
        if wanted == NO_SUIT:
            teller.tell(Event("stayed-silent", seat))
        elif table.declared[seat] == wanted:
            teller.tell(Event("declared", seat, text=SUIT_WORDS[wanted]))
        else:
            teller.tell(Event("lost-suit", seat, other=table.declared.index(wanted), text=SUIT_WORDS[wanted]))
        if table.laid[seat]:
            tell_laid(table, seat, teller)


def tell_laid(table: ClaimTable, seat: int, teller: Teller) -> None:
    cards = tuple([table.hands[seat][place] for place in table.laid[seat]])
    teller.tell(Event("laid", seat, cards, (EVERYONE,) * len(cards), slots=table.laid[seat]))
