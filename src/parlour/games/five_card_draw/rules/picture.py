# parlour: hot
"""What a Five-Card Draw table shows: its zones, counters and badges."""

from typing import Final

from parlour.engine.show.audience import EVERYONE, closed_to_all, only, open_to_all
from parlour.engine.show.zone import DOWN, Zone
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.table import (
    BETS,
    CHIPS,
    DREW,
    NO_CARD,
    NOT_YET,
    POINTS,
    SECOND_BETS,
    DrawTable,
    cards_in,
)

PHASES: Final = ["betting", "drawing", "betting", "over"]


def zones(table: DrawTable) -> list[Zone]:
    """Return every place where cards lie; shown hands are those of the last showdown (§Secrecy)."""
    stock = table.left_in_stock()[::-1]
    places = [Zone("stock", stock, closed_to_all(len(stock)), pile=True)]
    known = [only(seat) for seat in table.discarders()]
    places.append(Zone("discards", table.discards(), known, lying=DOWN))
    places.extend([_hand_zone(table, seat) for seat in range(table.seats) if table.holds_cards(seat)])
    return places + _shown_zones(table)


def _hand_zone(table: DrawTable, seat: int) -> Zone:
    known = EVERYONE if table.hand_is_shown(seat) else only(seat)
    return Zone("hand", table.hand_of(seat), [known] * HAND, owner=seat, private=True)


def _shown_zones(table: DrawTable) -> list[Zone]:
    zones = []
    for seat in range(table.seats):
        if table.shown[HAND * seat] != NO_CARD:
            cards = cards_in(table.shown, HAND * seat, HAND)
            zones.append(Zone("shown", cards, open_to_all(HAND), owner=seat, reprint=True))
    return zones


def counters(table: DrawTable) -> dict[str, int]:
    """Return the betting round, the pot and the bet to be matched, and the hand where there are several."""
    betting_round = 2 if table.stage >= SECOND_BETS else 1
    betting = {"round": betting_round, "pot": int(table.pot()), "bet": int(table.bet)}
    return betting if table.start is not None else {"hand": int(table.hand), **betting}


def seat_counters(table: DrawTable, seat: int) -> dict[str, int]:
    """Return points, chips, what was bet in this round, and how many cards were drawn once that is known.

    One hand alone is not for points.
    """
    numbers = {"chips": table.number(CHIPS, seat), "bet": table.number(BETS, seat)}
    if table.start is None:
        numbers = {"points": table.number(POINTS, seat), **numbers}
    if table.number(DREW, seat) != NOT_YET:
        numbers["drew"] = table.number(DREW, seat)
    return numbers


def badges(table: DrawTable, seat: int) -> list[str]:
    """Return who acts first, who has the button, and who is out, folded or all-in."""
    worn = []
    if seat == table.first:
        worn.append("first")
    if table.terms.alternate_first and seat == table.button():
        worn.append("button")
    return worn + _standing(table, seat)


def _standing(table: DrawTable, seat: int) -> list[str]:
    """Return whether the seat is out of the match, out of the hand, or all-in."""
    if not table.is_playing(seat):
        return ["out"]
    if not table.is_live(seat):
        return ["folded"]
    return ["all-in"] if table.number(CHIPS, seat) == 0 else []
