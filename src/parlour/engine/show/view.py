"""Views: all that one viewer may know, in one vocabulary for all games."""

from typing import Any

import msgspec

from parlour.engine.show.form import Form


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as anybody sees it; on an empty chair there is nobody."""

    seat: int
    counters: dict[str, int] = {}
    badges: list[str] = []
    empty: bool = False


class ZoneView(msgspec.Struct, frozen=True, omit_defaults=True):
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


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game ended: tallies are higher for better places, the reason is a key with its numbers."""

    winners: list[int]
    places: list[int]
    tallies: list[int]
    reason: str
    fields: dict[str, Any] = {}


class View(msgspec.Struct, frozen=True):
    """Everything a viewer may know now; viewer None is the public.

    One deal alone goes on from stacks that were brought: nothing of a longer game counts in it.
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
