# parlour: hot
"""Who pays whom after a showdown of Claim: payments in order, none beyond a budget (§Settlement)."""

from typing import Final

from parlour.cards.codes import NO_SUIT, SUITS
from parlour.games.claim.rules.terms import Terms

NO_CALLER: Final = -1

Payment = tuple[int, int, int]
"""From which seat, to which seat, how much."""


class Accounts:
    """Scores, suits and budgets while payments are made; nobody pays more than is left."""

    def __init__(self, scores: list[int], declared: list[int], budgets: list[int]) -> None:
        self.scores = scores
        self.declared = declared
        self.budgets = budgets[:]
        self.payments: list[Payment] = []

    def lead(self, seat: int, other: int) -> int:
        """Return by how much the seat's score is above the other's."""
        return self.scores[seat] - self.scores[other]

    def pay(self, giver: int, taker: int, amount: int) -> None:
        """Move what is owed or what is left of it; nothing owed is no payment."""
        paid = min(amount, self.budgets[giver])
        if paid <= 0:
            return
        self.budgets[giver] -= paid
        self.budgets[taker] += paid
        self.payments.append((giver, taker, paid))


def settle(accounts: Accounts, terms: Terms, caller: int, first: int = 0) -> None:
    """Make all payments of a showdown; with NO_CALLER it was forced, and the first seat leads the payers."""
    order = _clockwise(accounts, first if caller == NO_CALLER else caller)
    if caller != NO_CALLER:
        _settle_call(accounts, order, terms.caller_collects)
    for seat in order:
        if accounts.declared[seat] == NO_SUIT:
            from_left = caller == NO_CALLER and terms.odd_points_go_left
            paid = _clockwise(accounts, seat) if from_left else order
            _settle_silence(accounts, seat, [other for other in paid if other != seat], terms.undeclared_pay)


def _clockwise(accounts: Accounts, start: int) -> list[int]:
    seats = len(accounts.scores)
    return [(start + step) % seats for step in range(seats)]


def _settle_call(accounts: Accounts, order: list[int], collects: bool) -> None:
    """Let the caller pay everybody above the difference; with nobody above, those below pay the caller."""
    caller = order[0]
    rivals = [seat for seat in order[1:] if accounts.declared[seat] != NO_SUIT]
    above = [seat for seat in rivals if accounts.lead(seat, caller) > 0]
    for seat in _best_first(accounts, above):
        accounts.pay(caller, seat, accounts.lead(seat, caller))
    if above or not collects:
        return
    for seat in rivals:
        accounts.pay(seat, caller, accounts.lead(caller, seat))


def _best_first(accounts: Accounts, seats: list[int]) -> list[int]:
    """Return the seats by falling score; equal ones stay in their order."""
    falling = sorted([(-accounts.scores[seat], at, seat) for at, seat in enumerate(seats)])
    return [seat for _, _, seat in falling]


def _settle_silence(accounts: Accounts, seat: int, others: list[int], pay: str) -> None:
    """Let a player who never declared pay the others in this order: odd points go to the first of them."""
    owed = -accounts.scores[seat]
    share, odd = divmod(owed, len(others))
    for place, other in enumerate(others):
        if pay == "split":
            accounts.pay(seat, other, share + (1 if place < odd else 0))
        elif pay == "each":
            accounts.pay(seat, other, owed)
        else:
            accounts.pay(seat, other, accounts.lead(other, seat))


def title_holder(accounts: Accounts, suit_order: str, first: int = 0) -> int:
    """Return the deal's winner: the best declared score, equal ones by suit, undeclared by turn (§Title)."""
    return max(_clockwise(accounts, first), key=lambda seat: standing(accounts, seat, suit_order))


def standing(accounts: Accounts, seat: int, suit_order: str) -> tuple[bool, int, int]:
    """Return how a seat stands: declared before undeclared, then the score, then the suit."""
    suit = accounts.declared[seat]
    rank = 0 if suit == NO_SUIT else len(suit_order) - suit_order.index(SUITS[suit])
    return suit != NO_SUIT, accounts.scores[seat], rank
