# parlour: hot
"""What a Bastard Brag table shows: its zones, counters and badges."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.show.audience import closed_to_all, open_to_all
from parlour.engine.show.zone import HELD, Zone
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.table import HIDDEN, BastardTable

PHASES: Final = ["dealing", "playing", "over"]
"""The names of the stages."""


def zones(table: BastardTable) -> list[Zone]:
    """Return every place where cards lie; before the first deal also those turned to find the dealer."""
    stock, turned = list(table.stock), list(table.turned)
    places = [Zone("stock", stock, closed_to_all(len(stock)), pile=True)]
    if turned:
        places.append(Zone("turned", turned, open_to_all(len(turned))))
    if len(table.cards) > 0:
        places.append(_centre_zone(table))
        places.extend([_hand_zone(table, seat) for seat in range(table.seats) if _is_dealt_in(table, seat)])
    return places


def _is_dealt_in(table: BastardTable, seat: int) -> bool:
    return table.cards[HAND * seat] != BACK


def _centre_zone(table: BastardTable) -> Zone:
    """Return the centre; its middle card lies face down, whoever knows it (§Deal)."""
    zone = _three_slots(table, "centre", table.centre)
    zone.turned = [HIDDEN]
    return zone


def _hand_zone(table: BastardTable, seat: int) -> Zone:
    zone = _three_slots(table, "hand", HAND * seat)
    zone.owner = seat
    zone.private = True
    zone.lying = HELD
    return zone


def _three_slots(table: BastardTable, name: str, start: int) -> Zone:
    return Zone(name, table.cards_from(start), table.known_from(start))


def counters(table: BastardTable) -> dict[str, int]:
    """Return the turns taken, and the round where there is more than one."""
    turns = {"turns": table.turns_taken}
    return turns if table.start is not None else {"round": table.round, **turns}


def seat_counters(table: BastardTable, seat: int) -> dict[str, int]:
    return {"lives": table.lives[seat]}


def badges(table: BastardTable, seat: int) -> list[str]:
    """Return the seat's marks: out of the game, dealer, knocked."""
    marks: list[str] = []
    if table.lives[seat] == 0:
        marks.append("out")
    if seat == table.dealer:
        marks.append("dealer")
    if seat == table.knocker:
        marks.append("knocked")
    return marks
