# parlour: hot
"""Dealing a round of Three Card Brag: the first actor, antes, three cards each, and the trump (§Deal)."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import LAST_CARD
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.start import NO_DEALER
from parlour.engine.show.audience import EVERYONE
from parlour.games.three_card_brag.rules.betting import pay
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.table import NO_CARD, NO_DISCARDS, NO_WINNER, PROGRESS, BragTable
from parlour.kit.seat_sets import first_from

_DEALT_OR_DRAWN: Final = HAND + 1
"""No player takes more cards than these from the stock in one round."""


def deal_round(table: BragTable, teller: Teller | None) -> None:
    """Deal the next round to whoever has coins (§Deal)."""
    _keep_shown_hands(table)
    table.clear_bets()
    table.round += 1
    table.live = table.with_coins()
    table.first = _first_actor(table)
    _give_cards(table)
    table.trump = NO_TRUMP
    if table.terms.uses_trump:
        table.trump = table.drawn(LAST_CARD) + 1
    _take_antes(table)
    if teller is not None:
        _tell_deal(table, teller)


def _keep_shown_hands(table: BragTable) -> None:
    """Keep what was shown last round to be seen until the next showdown (§Showdown)."""
    table.shown = table.cards
    table.shown_by = table.showed


def _first_actor(table: BragTable) -> i64:
    """Return seat (round - 1) mod n, or last round's winner by the switch; if out, the next one (§Deal).

    In a deal from a start it is whoever that names (§One deal).
    """
    if table.start is not None and table.start.dealer != NO_DEALER:
        return table.start.dealer
    seat = (table.round - 1) % table.seats
    if table.terms.winner_first and table.winner != NO_WINNER:
        seat = table.winner
    return first_from(seat, table.live, table.seats)


def _give_cards(table: BragTable) -> None:
    """Deal three cards to each player, face down and unseen; the rest is the stock (§Deal)."""
    stock, cards = table.new_stock(), table.new_hands()
    table.shuffled_packed(stock, _DEALT_OR_DRAWN * table.seats)
    left: i64 = len(stock)
    for seat in range(table.seats):
        if table.is_live(seat):
            for slot in range(HAND * seat, HAND * seat + HAND):
                left -= 1
                cards[slot] = stock[left]
    table.stock, table.left = stock, left
    table.cards, table.open_slots = cards, 0
    table.dealt_in = table.live
    table.floor = NO_CARD
    table.discards = NO_DISCARDS
    table.discards_known = NO_DISCARDS


def _take_antes(table: BragTable) -> None:
    """Take the antes, blind money and no bet; who cannot pay all of it is all-in with the rest (§Deal)."""
    for seat in range(table.seats):
        if table.is_live(seat):
            pay(table, seat, min(table.terms.ante, table.coins(seat)))
            table.numbers[PROGRESS + seat] = 0


def _tell_deal(table: BragTable, teller: Teller) -> None:
    kind = "dealt" if table.start is None else "dealt-once"
    teller.tell(Event(kind, table.first, amount=table.round))
    if table.trump != NO_TRUMP:
        teller.tell(Event("trump", cards=(table.trump,), audiences=(EVERYONE,)))
    if table.terms.ante > 0:
        teller.tell(Event("antes", amount=table.pot))
