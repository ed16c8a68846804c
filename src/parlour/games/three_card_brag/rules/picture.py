# parlour: hot
"""What a Three Card Brag table shows: its zones, counters and badges."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.engine.show.zone import DOWN, UP, Zone
from parlour.games.three_card_brag.rules.betting import price
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.table import OVER, BragTable

PHASES: Final = ("", "betting", "cards", "final", "asking", "over")


def zones(table: BragTable) -> list[Zone]:
    """Return every place where cards lie; the trump is pointed at, shown hands are those of last round."""
    places = [Zone("stock", table.stock, [NOBODY] * len(table.stock), pile=True)]
    places.append(Zone("floor", table.floor, [EVERYONE] * len(table.floor)))
    places.append(Zone("discards", table.discards, table.discards_known, lying=DOWN))
    if table.trump != NO_TRUMP:
        places.append(Zone("trump", [table.trump], [EVERYONE], reprint=True, lying=UP))
    for seat in range(table.seats):
        if table.is_dealt_in(seat):
            known = table.known[HAND * seat : HAND * seat + HAND]
            places.append(Zone("hand", table.hand(seat), known, owner=seat, private=True))
    return places + _shown_zones(table)


def _shown_zones(table: BragTable) -> list[Zone]:
    """Return the hands that were shown at the end of the last round (§Showdown)."""
    zones = []
    for seat in range(table.seats):
        cards = table.shown[HAND * seat : HAND * seat + HAND]
        if cards[0] != BACK:
            zones.append(Zone("shown", cards, [EVERYONE] * HAND, owner=seat, reprint=True))
    return zones


def counters(table: BragTable) -> dict[str, int]:
    """Return the pot and the stake, and the round where there is more than one."""
    coins = {"pot": table.pot, "stake": table.stake}
    return coins if table.start is not None else {"round": table.round, **coins}


def seat_counters(table: BragTable, seat: int) -> dict[str, int]:
    """Return coins, what is paid this round, what a call would cost, rounds won and bonus points."""
    numbers = {
        "coins": table.coins[seat],
        "paid": table.blind_coins[seat] + table.seen_coins[seat],
        "price": price(table, seat),
        "won": table.rounds_won[seat],
    }
    if table.terms.counts_bonuses:
        numbers["bonus"] = table.bonus_points[seat]
    return numbers


def badges(table: BragTable, seat: int) -> list[str]:
    """Return the seat's marks: blind or seen, folded, all-in, out of the game, first to act."""
    if not table.is_dealt_in(seat):
        return ["out"]
    live = table.live[seat]
    marks = [
        (True, "seen" if table.has_seen[seat] else "blind"),
        (not live, "folded"),
        (live and table.coins[seat] == 0 and table.stage != OVER, "all-in"),
        (seat == table.first, "first"),
    ]
    return [badge for holds, badge in marks if holds]
