# parlour: hot
"""Dealing at Claim: three cards each, a pile, and a clean slate but for the budgets (§Deal)."""

from typing import Final

from mypy_extensions import u8

from parlour.cards.codes import BACK, NO_SUIT
from parlour.cards.pack import pack
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import only
from parlour.games.claim.rules.table import DECLARING, NO_CEILING, NOT_CHOSEN, ClaimTable

_EVENTS: Final = 1 << 32
"""Each deal numbers its chance events from a multiple of this, so that no deal hangs on another's."""

_PACK: Final = vec[u8](pack())


def deal(table: ClaimTable, teller: Teller | None) -> None:
    """Shuffle everything together; chance names the dealer and the first in turn order (§Deal)."""
    table.deal += 1
    if table.terms.deals_apart:
        table.chances = table.deal * _EVENTS
    cards = _PACK[:]
    table.shuffled_packed(cards, len(cards))
    table.round = 0
    table.dealer = table.drawn(table.seats)
    table.opener = table.drawn(table.seats)
    table.first = table.opener
    _clear(table)
    each = table.terms.cards_dealt
    table.hands = [list(cards[seat * each : seat * each + each]) for seat in range(table.seats)]
    table.known = [[only(seat)] * each for seat in range(table.seats)]
    table.kept = [int(each)] * table.seats
    table.pile = cards[table.seats * each :]
    if teller is not None:
        teller.tell(Event("dealt", table.dealer, amount=table.deal, other=table.opener))


def _clear(table: ClaimTable) -> None:
    """Clear declarations, running penalties and everything out of play; budgets stay (§Next deal)."""
    seats = table.seats
    table.stage = DECLARING
    table.turns_taken = 0
    table.unpicked = 0
    table.floor = BACK
    table.penalties = [0] * seats
    table.wanted = [NOT_CHOSEN] * seats
    table.laid = [()] * seats
    table.declared = [NO_SUIT] * seats
    table.passed = []
    table.discards = []
    table.discards_known = []
    table.discarded_by = []
    _forget(table)


def _forget(table: ClaimTable) -> None:
    """Forget all that was shown of the cards before."""
    entries = table.seats * (table.terms.cards_dealt + 1)
    table.ceilings = [NO_CEILING] * entries
    table.is_exact = [False] * entries
    table.suit_held_at = [0] * table.seats
