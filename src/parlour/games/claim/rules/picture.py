# parlour: hot
"""What a Claim table shows: zones with their audiences, badges, counters and the phase."""

from typing import Final

from parlour.cards.codes import BACK, NO_SUIT
from parlour.engine.show.audience import EVERYONE, closed_to_all, open_to_all
from parlour.engine.show.zone import DOWN, PAST, Zone
from parlour.games.claim.rules.table import BLITZ, DECLARING, NOT_CHOSEN, OVER, ClaimTable

PHASES: Final = ["declaring", "blitz", "floor", "over"]
SUIT_BADGES: Final = ("clubs", "hearts", "spades", "diamonds")
_LOST_BADGES: Final = ("lost-clubs", "lost-hearts", "lost-spades", "lost-diamonds")


def zones(table: ClaimTable) -> list[Zone]:
    """Return every place where cards lie; hands shown at the last deal lie nowhere any more."""
    pile: list[int] = list(table.pile)
    floor = [] if table.floor == BACK else [int(table.floor)]
    places = [
        Zone("pile", pile, closed_to_all(len(pile)), pile=True),
        Zone("passed", table.passed, open_to_all(len(table.passed)), lying=PAST),
        Zone("floor", floor, open_to_all(len(floor))),
        Zone("discards", table.discards, table.discards_known, lying=DOWN),
    ]
    places.extend([_hand_zone(table, seat) for seat in range(table.seats)])
    places.extend([_shown_zone(table, seat) for seat in range(len(table.shown))])
    return places


def _hand_zone(table: ClaimTable, seat: int) -> Zone:
    known = table.known[seat]
    return Zone("hand", table.hands[seat], known, owner=seat, private=True, turned=_laid_up(table, seat))


def _laid_up(table: ClaimTable, seat: int) -> list[int]:
    """Return the places of cards laid face up with a suit; those picked up later are held (§Declaring)."""
    return [place for place in range(table.kept[seat]) if table.known[seat][place] == EVERYONE]


def _shown_zone(table: ClaimTable, seat: int) -> Zone:
    hand = table.shown[seat]
    return Zone("shown", hand, open_to_all(len(hand)), owner=seat, reprint=True)


def badges(table: ClaimTable, seat: int) -> list[str]:
    """Return the seat's marks: its suit, a suit it lost, who deals, who begins, who won the last deal."""
    worn = _declaration_badges(table, seat)
    if seat == table.dealer:
        worn.append("dealer")
    if seat == (table.opener if table.stage <= BLITZ else table.first):
        worn.append("first")
    if seat == table.title and table.stage in (DECLARING, OVER):
        worn.append("title")
    return worn


def _declaration_badges(table: ClaimTable, seat: int) -> list[str]:
    wanted, declared = table.wanted[seat], table.declared[seat]
    if table.stage == DECLARING:
        return [] if wanted == NOT_CHOSEN else ["chosen"]
    badges = ["undeclared" if declared == NO_SUIT else SUIT_BADGES[declared]]
    if wanted not in (NO_SUIT, declared):
        badges.append(_LOST_BADGES[wanted])
    return badges


def counters(table: ClaimTable) -> dict[str, int]:
    """Return how far the deal has come, and what has left the budgets for good."""
    return {"deal": table.deal, "round": table.round, "unpicked": table.unpicked, "house": table.house}


def seat_counters(table: ClaimTable, seat: int) -> dict[str, int]:
    return {"budget": table.budgets[seat], "penalties": table.penalties[seat]}
