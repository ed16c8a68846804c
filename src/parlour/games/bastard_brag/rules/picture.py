# parlour: hot
"""What a Bastard Brag table shows: its zones and badges."""

from parlour.cards.codes import BACK
from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.engine.show.zone import HELD, Zone
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import HIDDEN, BragTable


def table_zones(table: BragTable) -> list[Zone]:
    """Every place where cards lie; before the first deal also those turned to find the dealer."""
    zones = [Zone("stock", table.stock, [NOBODY] * len(table.stock), pile=True)]
    if table.turned:
        zones.append(Zone("turned", table.turned, [EVERYONE] * len(table.turned)))
    if table.cards:
        zones.append(_centre_zone(table))
        zones.extend([_hand_zone(table, seat) for seat in range(table.seats) if _is_dealt_in(table, seat)])
    return zones


def _is_dealt_in(table: BragTable, seat: int) -> bool:
    return table.cards[HAND * seat] != BACK


def _centre_zone(table: BragTable) -> Zone:
    """The middle card lies face down, whoever knows it (§Deal)."""
    zone = _three_slots(table, "centre", table.centre)
    zone.turned = [HIDDEN]
    return zone


def _hand_zone(table: BragTable, seat: int) -> Zone:
    zone = _three_slots(table, "hand", HAND * seat)
    zone.owner = seat
    zone.private = True
    zone.lying = HELD
    return zone


def _three_slots(table: BragTable, name: str, start: int) -> Zone:
    return Zone(name, table.cards[start : start + HAND], table.known[start : start + HAND])


def seat_badges(table: BragTable, seat: int) -> list[str]:
    """Out of the game, dealer, knocked."""
    marks = [
        (table.lives[seat] == 0, "out"),
        (seat == table.dealer, "dealer"),
        (seat == table.knocker, "knocked"),
    ]
    return [badge for holds, badge in marks if holds]
