# parlour: hot
"""What a Three Card Brag table shows: its zones, counters and badges."""

from typing import Final

from parlour.engine.show.audience import EVERYONE, closed_to_all, open_to_all
from parlour.engine.show.zone import DOWN, UP, Zone
from parlour.games.three_card_brag.rules.betting import price
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP
from parlour.games.three_card_brag.rules.table import BONUS_POINTS, NO_CARD, OVER, ROUNDS_WON, BragTable
from parlour.kit.seat_sets import seat_list

PHASES: Final = ["", "betting", "cards", "final", "asking", "over"]


def zones(table: BragTable) -> list[Zone]:
    """Return every place where cards lie; the trump is pointed at, shown hands are those of last round."""
    places = [Zone("stock", table.stock_list(), closed_to_all(int(table.left)), pile=True)]
    floor = [] if table.floor == NO_CARD else [int(table.floor)]
    places.append(Zone("floor", floor, open_to_all(len(floor))))
    places.append(Zone("discards", table.discards, table.discards_known, lying=DOWN))
    if table.trump != NO_TRUMP:
        places.append(Zone("trump", [int(table.trump)], [EVERYONE], reprint=True, lying=UP))
    return places + _hand_zones(table) + _shown_zones(table)


def _hand_zones(table: BragTable) -> list[Zone]:
    """Return the hands of all who were dealt in."""
    return [
        Zone("hand", table.hand(seat), table.known(seat), owner=seat, private=True)
        for seat in seat_list(table.dealt_in, table.seats)
    ]


def _shown_zones(table: BragTable) -> list[Zone]:
    """Return the hands that were shown at the end of the last round (§Showdown)."""
    return [
        Zone("shown", table.shown_hand(seat), open_to_all(HAND), owner=seat, reprint=True)
        for seat in seat_list(table.shown_by, table.seats)
    ]


def counters(table: BragTable) -> dict[str, int]:
    """Return the pot and the stake, and the round where there is more than one."""
    coins = {"pot": table.pot, "stake": table.stake}
    return coins if table.start is not None else {"round": table.round, **coins}


def seat_counters(table: BragTable, seat: int) -> dict[str, int]:
    """Return coins, what is paid this round, what a call would cost, rounds won and bonus points."""
    numbers = {
        "coins": table.coins(seat),
        "paid": table.paid(seat),
        "price": price(table, seat),
        "won": table.numbers[ROUNDS_WON + seat],
    }
    if table.terms.counts_bonuses:
        numbers["bonus"] = table.numbers[BONUS_POINTS + seat]
    return numbers


def badges(table: BragTable, seat: int) -> list[str]:
    """Return the seat's marks: blind or seen, folded, all-in, out of the game, first to act."""
    if not table.is_dealt_in(seat):
        return ["out"]
    live = table.is_live(seat)
    marks = [
        (True, "seen" if table.has_seen(seat) else "blind"),
        (not live, "folded"),
        (live and table.coins(seat) == 0 and table.stage != OVER, "all-in"),
        (seat == table.first, "first"),
    ]
    return [badge for holds, badge in marks if holds]
