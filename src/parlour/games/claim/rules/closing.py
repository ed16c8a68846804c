# parlour: hot
"""The close of a deal of Claim: who won it with how many points, against whom, and what was paid (§Title)."""

from parlour.cards.codes import NO_SUIT
from parlour.engine.play.events import Event
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.claim.rules.hands.points import find_sequences
from parlour.games.claim.rules.hands.score import runs_told
from parlour.games.claim.rules.settlement import Accounts, standing
from parlour.games.claim.rules.table import ClaimTable
from parlour.kit.closing import ShownHand, close_of


def closing_event(table: ClaimTable, accounts: Accounts, before: list[int]) -> Event:
    """Return what closes the deal, once all is paid; `before` are the budgets until then."""
    order = sorted(
        [seat for seat in range(table.seats) if seat != table.title],
        key=lambda seat: standing(accounts, seat, table.terms.suit_order),
    )
    shown = [_shown_hand(table, seat, accounts.scores[seat]) for seat in [*order, table.title]]
    amounts = [table.budgets[seat] - before[seat] for seat in range(table.seats)]
    paid = max(0, amounts[table.title])
    runs = find_sequences(table.terms, table.hands[table.title], table.declared[table.title])
    return Event(
        "deal-won" if paid > 0 else "deal-won-for-nothing",
        table.title,
        amount=paid,
        other=order[-1],
        fields={"hand": shown[-1].name, "beaten": shown[-2].name, "runs": runs_told(runs)},
        close=close_of([table.title], order, amounts, shown=shown, folded=[]),
    )


def _shown_hand(table: ClaimTable, seat: int, points: int) -> ShownHand:
    """Return a hand by its points; its runs make it."""
    suit = table.declared[seat]
    if suit == NO_SUIT:
        return ShownHand(seat, sentence_of("short.points", points=points), ())
    name = Sentence("short.points-of-suit", {"points": points, "suit": suit})
    hand = table.hands[seat]
    scoring = [card for run in find_sequences(table.terms, hand, suit) for card in run.cards]
    return ShownHand(seat, name, tuple([place for place, card in enumerate(hand) if card in scoring]))
