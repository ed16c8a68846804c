# parlour: hot
"""What a Big-C table shows: its zones, counters and badges."""

from typing import Final

from parlour.engine.show.audience import EVERYONE, NOBODY
from parlour.engine.show.zone import PAST, Zone
from parlour.games.big_c.rules.table import PLAYING, BigCTable

PHASES: Final = ("presenting", "playing", "over")
"""The names of the stages."""


def zones(table: BigCTable) -> list[Zone]:
    """Return every place where cards lie."""
    places = [
        Zone("stock", table.stock, [NOBODY] * len(table.stock), pile=True),
        Zone("played", table.played, [EVERYONE] * len(table.played), lying=PAST),
        Zone("table", table.laid, [EVERYONE] * len(table.laid), by=[table.owner] * len(table.laid)),
    ]
    return places + [
        Zone("hand", table.hands[seat], table.known[seat], owner=seat, private=True)
        for seat in range(table.seats)
    ]


def counters(table: BigCTable) -> dict[str, int]:
    """Return the round, and how many decks are in play."""
    return {"round": table.round, "decks": table.switches.decks_for(table.seats)}


def seat_counters(table: BigCTable, seat: int) -> dict[str, int]:
    """Return the cards a seat holds, and its place in the order of play once that is settled."""
    numbers = {"cards": len(table.hands[seat])}
    if table.order:
        numbers["order"] = table.order.index(seat) + 1
    return numbers


def badges(table: BigCTable, seat: int) -> list[str]:
    """Return whose hand lies on top, who is to lead, who has passed."""
    if table.stage != PLAYING:
        return []
    if seat == table.owner:
        return ["on-top"]
    if seat == table.turn and table.is_lead():
        return ["leads"]
    return ["passed"] if table.passed[seat] else []
