# parlour: hot
"""The showdown of Claim: hands are scored, debts paid, and the next deal begins or the game ends."""

from parlour.cards.codes import NO_SUIT
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.show.audience import EVERYONE
from parlour.games.claim.rules.dealing import deal
from parlour.games.claim.rules.settlement import NO_CALLER, Till, settle, title_holder
from parlour.games.claim.rules.table import OVER, SUIT_WORDS, ClaimTable


def show_hands(table: ClaimTable, caller: int, teller: Teller | None) -> None:
    """Hands, scores, payments and the title; caller NO_CALLER: the showdown was forced (§Showdown)."""
    points = [hand_score(table, seat) for seat in range(table.seats)]
    till = Till(points, table.declared, table.budgets)
    settle(till, table.switches.settlement, caller, table.first)
    table.budgets = till.budgets
    table.title = title_holder(till, table.switches.scoring_system.suit_order, table.first)
    if teller is not None:
        tell_showdown(table, caller, points, teller)
        tell_payments(table, till, teller)
    end_deal(table, teller)


def hand_score(table: ClaimTable, seat: int) -> int:
    return int(table.scores.score(table.hands[seat], table.declared[seat], table.running[seat]))


def end_deal(table: ClaimTable, teller: Teller | None) -> None:
    """Hands stay visible; the game is over when a budget is used up or the deals are (§End)."""
    if is_last_deal(table):
        table.known = [[EVERYONE] * len(hand) for hand in table.hands]
        table.stage = OVER
        return
    table.shown = table.hands[:]
    deal(table, teller)


def is_last_deal(table: ClaimTable) -> bool:
    most = table.switches.game_flow.max_deals
    return min(table.budgets) == 0 or (most is not None and table.deal >= most)


def tell_showdown(table: ClaimTable, caller: int, points: list[int], teller: Teller) -> None:
    teller.tell(Event("forced") if caller == NO_CALLER else Event("called", caller))
    for seat in table.clockwise(table.first if caller == NO_CALLER else caller):
        hand = tuple(table.hands[seat])
        suit = table.declared[seat]
        kind = "showed-undeclared" if suit == NO_SUIT else "showed"
        word = "" if suit == NO_SUIT else SUIT_WORDS[suit]
        teller.tell(Event(kind, seat, hand, (EVERYONE,) * len(hand), amount=points[seat], text=word))
    teller.tell(Event("title", table.title))


def tell_payments(table: ClaimTable, till: Till, teller: Teller) -> None:
    for giver, taker, amount in till.payments:
        teller.tell(Event("paid", giver, amount=amount, other=taker))
    for seat, budget in enumerate(table.budgets):
        if budget == 0:
            teller.tell(Event("ruined", seat))


def final_outcome(table: ClaimTable) -> Outcome:
    """The most budget wins; equal budgets share a place (§End)."""
    keys: list[tuple[int, ...]] = [(budget,) for budget in table.budgets]
    reason = "A budget is used up." if min(table.budgets) == 0 else "The last deal has been played."
    return Outcome(places_by(keys), table.budgets[:], reason)
