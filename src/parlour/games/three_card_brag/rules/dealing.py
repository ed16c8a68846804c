# parlour: hot
"""Dealing a round of Three Card Brag: the first actor, antes, three cards each, and the trump (§Deal)."""

from parlour.cards.codes import BACK, LAST_CARD
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.start import NO_DEALER
from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.games.three_card_brag.rules.betting import pay
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.table import NO_WINNER, BragTable
from parlour.kit.turns import round_from


def deal_round(table: BragTable, teller: Teller | None) -> None:
    """Deal the next round to whoever has coins (§Deal)."""
    playing = [coins > 0 for coins in table.coins]
    _keep_shown_hands(table)
    table.clear_bets()
    table.round += 1
    table.live = playing
    table.first = _first_actor(table)
    _give_cards(table)
    table.trump = table.drawn(LAST_CARD) + 1 if table.terms.uses_trump else NO_TRUMP
    _take_antes(table)
    if teller is not None:
        _tell_deal(table, teller)


def _keep_shown_hands(table: BragTable) -> None:
    """Keep what was shown last round to be seen until the next showdown (§Showdown)."""
    table.shown = [BACK] * (HAND * table.seats)
    for seat in range(table.seats):
        if table.has_shown[seat]:
            start = HAND * seat
            table.shown[start : start + HAND] = table.cards[start : start + HAND]


def _first_actor(table: BragTable) -> int:
    """Return seat (round - 1) mod n, or last round's winner by the switch; if out, the next one (§Deal).

    In a deal from a start it is whoever that names (§One deal).
    """
    if table.start is not None and table.start.dealer != NO_DEALER:
        return table.start.dealer
    seat = (table.round - 1) % table.seats
    if table.terms.winner_first and table.winner != NO_WINNER:
        seat = table.winner
    return round_from(seat, table.live)[0]


def _give_cards(table: BragTable) -> None:
    """Deal three cards to each player, face down and unseen; the rest is the stock (§Deal)."""
    stock = table.shuffled(table.full_pack())
    table.cards = [BACK] * (HAND * table.seats)
    table.known = [EVERYONE] * (HAND * table.seats)
    for seat in range(table.seats):
        if table.live[seat]:
            for slot in range(HAND * seat, HAND * seat + HAND):
                table.cards[slot] = stock.pop()
                table.known[slot] = NOBODY
    table.stock = stock
    table.floor = []
    table.discards = []
    table.discards_known = []


def _take_antes(table: BragTable) -> None:
    """Take the antes, blind money and no bet; who cannot pay all of it is all-in with the rest (§Deal)."""
    ante = table.terms.ante
    for seat in range(table.seats):
        if table.live[seat]:
            pay(table, seat, min(ante, table.coins[seat]))
            table.progress[seat] = 0


def _tell_deal(table: BragTable, teller: Teller) -> None:
    kind = "dealt" if table.start is None else "dealt-once"
    teller.tell(Event(kind, table.first, amount=table.round))
    if table.trump != NO_TRUMP:
        teller.tell(Event("trump", cards=(table.trump,), audiences=(EVERYONE,)))
    if table.terms.ante > 0:
        teller.tell(Event("antes", amount=table.pot))
