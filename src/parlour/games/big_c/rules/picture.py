# parlour: hot
"""What a Big-C table shows: its zones, counters and badges."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.show.audience import closed_to_all, open_to_all
from parlour.engine.show.zone import PAST, Zone
from parlour.games.big_c.rules.card_order import codes_of
from parlour.games.big_c.rules.plays.holding import Holding, hand_audiences
from parlour.games.big_c.rules.table import PLAYING, BigCTable

PHASES: Final = ["presenting", "playing", "over"]
"""The names of the stages."""
_NO_BADGES: Final[list[str]] = []


def zones(table: BigCTable) -> list[Zone]:
    """Return every place where cards lie."""
    stock, played, laid = table.stock[: table.left], codes_of(table.played), codes_of(table.laid)
    places = [
        Zone("stock", stock, closed_to_all(len(stock)), pile=True),
        Zone("played", played, open_to_all(len(played)), lying=PAST),
        Zone("table", laid, open_to_all(len(laid)), by=[int(table.owner)] * len(laid)),
    ]
    places += [_hand_zone(table.hands[seat], int(seat)) for seat in range(table.seats)]
    return places


def _hand_zone(hand: Holding, seat: int) -> Zone:
    return Zone("hand", hand.codes(), hand_audiences(hand, seat), owner=seat, private=True)


def counters(table: BigCTable) -> dict[str, int]:
    """Return the round, and how many decks are in play."""
    return {"round": table.round, "decks": table.terms.decks[table.seats]}


def seat_counters(table: BigCTable, seat: int) -> dict[str, int]:
    """Return the cards a seat holds, and its place in the order of play once that is settled."""
    cards, order = int(table.hands[seat].size()), table.order
    for place in range(len(order)):
        if i64(order[place]) == seat:
            return {"cards": cards, "order": int(place) + 1}
    return {"cards": cards}


def badges(table: BigCTable, seat: int) -> list[str]:
    """Return whose hand lies on top, who is to lead, who has passed."""
    if table.stage != PLAYING:
        return _NO_BADGES
    if seat == table.owner:
        return ["on-top"]
    if seat == table.turn and table.is_lead():
        return ["leads"]
    return ["passed"] if (table.passed >> seat) & 1 else _NO_BADGES
