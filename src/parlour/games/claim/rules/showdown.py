# parlour: hot
"""The showdown of Claim: hands are scored, debts paid, and the next deal begins or the game ends."""

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.closing import closing_event
from parlour.games.claim.rules.dealing import deal
from parlour.games.claim.rules.hands.points import score
from parlour.games.claim.rules.hands.score import ScoreCalculator
from parlour.games.claim.rules.settlement import NO_CALLER, Accounts, settle, title_holder
from parlour.games.claim.rules.table import OVER, ClaimTable


def show_hands(table: ClaimTable, caller: i64, teller: Teller | None) -> None:
    """Show hands and scores, settle, and name the title; NO_CALLER means forced (§Showdown)."""
    points = [_hand_score(table, seat) for seat in range(table.seats)]
    accounts = Accounts(points, table.declared, table.budgets)
    settle(accounts, table.terms, caller, table.first)
    table.title = title_holder(accounts, table.terms.suit_order, table.first)
    if teller is not None:
        _tell_showdown(table, caller, points, teller)
    before, table.budgets = table.budgets, accounts.budgets
    if teller is not None:
        _tell_payments(table, accounts, teller)
        _turn_up(table)
        teller.tell(closing_event(table, accounts, before))
    _end_deal(table, teller)


def _turn_up(table: ClaimTable) -> None:
    """Turn all hands up, for whoever looks at the close."""
    table.known = [[EVERYONE] * len(hand) for hand in table.hands]


def _hand_score(table: ClaimTable, seat: int) -> int:
    return int(score(table.terms, table.hands[seat], table.declared[seat], table.penalties[seat]))


def _end_deal(table: ClaimTable, teller: Teller | None) -> None:
    """End the game when a budget or the deals are used up; else deal on, the hands still visible (§End)."""
    if _is_last_deal(table):
        _turn_up(table)
        table.stage = OVER
        return
    table.shown = table.hands[:]
    deal(table, teller)


def _is_last_deal(table: ClaimTable) -> bool:
    """Return whether a budget is used up, or the last deal of the game was played (§End)."""
    return min(table.budgets) == 0 or table.deal >= table.terms.max_deals


def _tell_showdown(table: ClaimTable, caller: int, points: list[int], teller: Teller) -> None:
    teller.tell(Event("forced") if caller == NO_CALLER else Event("called", caller))
    assert isinstance(table.rules, ClaimRules)
    calculator = ScoreCalculator(table.rules)
    for seat in table.clockwise(table.first if caller == NO_CALLER else caller):
        hand, kind = tuple(table.hands[seat]), "showed" if table.is_declared(seat) else "showed-undeclared"
        made = calculator.calculate_score(table.hands[seat], table.declared[seat], table.penalties[seat])
        facts = {"suit": table.declared[seat], "how": made.told()}
        teller.tell(Event(kind, seat, hand, (EVERYONE,) * len(hand), amount=points[seat], fields=facts))
    teller.tell(Event("title", table.title))


def _tell_payments(table: ClaimTable, accounts: Accounts, teller: Teller) -> None:
    for giver, taker, amount in accounts.payments:
        teller.tell(Event("paid", giver, amount=amount, other=taker))
    for seat, budget in enumerate(table.budgets):
        if budget == 0:
            teller.tell(Event("ruined", seat))
