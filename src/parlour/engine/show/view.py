"""Views: all that one viewer may know, in one vocabulary for all games.

They hold plain values, never each other in a circle, so the collector need not look at them (`gc=False`).
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.cards.notation import cards_text
from parlour.engine.show.form import Form


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat as anybody sees it; on an empty chair there is nobody."""

    seat: int
    counters: dict[str, int] = {}
    badges: list[str] = []
    empty: bool = False


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A zone as this viewer sees it: card codes, -1 for a back; a pile has a count and no cards.

    A reprint shows cards that lie or lay elsewhere. Cards are those that the viewer knows, however they lie:
    `lying` says that (held, up, down, pile, past), and `turned` which places lie the other way. `by` is the
    seat that laid each card, `order` the places of the viewer's own hand in the game's own order; both may be
    empty.
    """

    name: str
    owner: int | None = None
    cards: list[int] = []
    count: int = 0
    reprint: bool = False
    lying: str = "up"
    turned: list[int] = []
    by: list[int] = []
    order: list[int] = []


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """How the game ended: tallies are higher for better places, the reason is a key with its numbers."""

    winners: list[int]
    places: list[int]
    tallies: list[int]
    reason: str
    fields: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True, gc=False):
    """Everything a viewer may know now; viewer None is the public. It prints as a table in lines.

    One deal alone goes on from stacks that were brought: nothing of a longer game counts in it.

    >>> import parlour
    >>> position = parlour.game("big-c").new(2, seed=7)
    >>> view = position.view(0)
    >>> print(parlour.cards_text(view.zone("hand", 1).cards[:3]))
    ?? ?? ??
    """

    game: str
    variant: str
    viewer: int | None
    phase: str
    to_act: list[int]
    seats: list[SeatView]
    zones: list[ZoneView]
    counters: dict[str, int]
    forms: list[Form]
    ending: Ending | None = None
    one_deal: bool = False

    def zone(self, name: str, owner: int | None = None) -> ZoneView:
        """Return the zone of this name and owner; KeyError where there is none."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(f"no zone {name!r} of owner {owner}")

    def form(self, verb: str) -> Form | None:
        """Return the form of an open verb, or None when it is closed."""
        for form in self.forms:
            if form.verb == verb:
                return form
        return None

    def __repr__(self) -> str:
        return "\n".join(_lines_of(self))


def _lines_of(view: View) -> Iterator[str]:
    """Yield what a view shows, by its keys: whose it is, numbers, seats with their zones, what is open."""
    who = "the public" if view.viewer is None else f"seat {view.viewer}"
    yield f"{view.game} ({view.variant}), as {who} sees it: {view.phase}"
    if view.counters:
        yield _numbers(view.counters)
    for seat in view.seats:
        yield _seat_line(view, seat)
        yield from (f"  {_zone_line(zone)}" for zone in view.zones if zone.owner == seat.seat)
    yield from (_zone_line(zone) for zone in view.zones if zone.owner is None)
    if view.forms:
        yield f"open: {', '.join(form.verb for form in view.forms)}"
    if view.ending is not None:
        yield f"won by {_seats(view.ending.winners)}: {view.ending.reason}"


def _seat_line(view: View, seat: SeatView) -> str:
    if seat.empty:
        return f"seat {seat.seat}: an empty chair"
    acts = ["to act"] if seat.seat in view.to_act else []
    facts = [_numbers(seat.counters)] if seat.counters else []
    return f"seat {seat.seat}: {', '.join([*facts, *seat.badges, *acts])}".removesuffix(": ")


def _zone_line(zone: ZoneView) -> str:
    pile = f"{zone.count} cards" if zone.count else "empty"
    return f"{zone.name}: {cards_text(zone.cards) if zone.cards else pile}"


def _numbers(counters: dict[str, int]) -> str:
    return ", ".join(f"{name} {value}" for name, value in counters.items())


def _seats(seats: list[int]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)
