"""The layout of an observation: a view as a row of whole numbers, every place with a fixed meaning.

Cards are their code plus 2: 0 is no card, 1 a back, 2 the joker. Zones begin with how many cards they hold
plus 1, and 0 where the view has no such zone. A counter or a word that is not there now is 0. The last number
is 0, unless the view holds something that the rehearsal has not met: then it is a checksum of the view.
"""

from collections.abc import Iterable
from typing import Final
from zlib import crc32

import msgspec

from parlour.adapters.picks import Pick
from parlour.adapters.rehearsal import Vocabulary
from parlour.engine.show.view import SeatView, View, ZoneView

NOT_SEALED: Final = -1
CODE_SHIFT: Final = 2
Zones = dict[tuple[str, int | None], ZoneView]


class ObservationLayout:
    """Where everything stands in the row of numbers that a view becomes."""

    def __init__(self, words: Vocabulary, verbs: list[str], seats: int) -> None:
        self.words = words
        self.verbs = verbs
        self.seats = seats
        self.names = [*self.head_names(), *self.seat_names(), *self.zone_names(), *self.end_names()]
        self.size = len(self.names)

    def head_names(self) -> list[str]:
        """Return the names of the head: the viewer, the phase, who is to act, the table's counters."""
        viewers = [f"viewer {seat}" for seat in range(self.seats)]
        acting = [f"to act {seat}" for seat in range(self.seats)]
        phases = [f"phase {phase}" for phase in self.words.phases]
        return [*viewers, *phases, *acting, *_with_presence(self.words.counters)]

    def seat_names(self) -> list[str]:
        """Return the names of every seat's counters and badges."""
        own = [*_with_presence(self.words.seat_counters), *self.words.badges]
        return [f"seat {seat} {name}" for seat in range(self.seats) for name in own]

    def zone_names(self) -> list[str]:
        """Return the names of every zone's count and cards, the table's zones before the seats'."""
        names = [place for zone, room in self.words.table_zones.items() for place in _places(zone, room)]
        for seat in range(self.seats):
            for zone, room in self.words.seat_zones.items():
                names += _places(f"seat {seat} {zone}", room)
        return names

    def end_names(self) -> list[str]:
        """Return the names of the end: what is open, what is chosen unseen, how it ended, what is new."""
        open_now = [f"{what} {verb}" for verb in self.verbs for what in ("open", "least", "most")]
        ended = [f"seat {seat} {what}" for what in ("place", "tally") for seat in range(self.seats)]
        reasons = [f"reason {reason}" for reason in self.words.reasons]
        picked = [
            f"picked {verb} {place}" for verb, room in self.words.places.items() for place in range(room)
        ]
        return [*open_now, "sealed action", *picked, *reasons, *ended, "unheard of"]

    def numbers(self, view: View, sealed: int = NOT_SEALED, pick: Pick | None = None) -> list[int]:
        """Return the view as numbers, with the viewer's covered action and what it has picked unseen."""
        zones = {(zone.name, zone.owner): zone for zone in view.zones}
        row = self.head(view)
        for seat in view.seats:
            row += self.seat_row(seat)
        row += self.table_row(zones)
        row += _forms_row(self.verbs, view)
        row.append(sealed + 1)
        row += self.pick_row(pick)
        row += self.end_row(view)
        row.append(self.unheard_of(view))
        assert len(row) == self.size, "every number has its place"
        return row

    def head(self, view: View) -> list[int]:
        seats = range(self.seats)
        viewer = [int(seat == view.viewer) for seat in seats]
        acting = [int(seat in view.to_act) for seat in seats]
        phase = _marks(self.words.phases, [view.phase])
        return [*viewer, *phase, *acting, *_amounts(self.words.counters, view.counters)]

    def seat_row(self, seat: SeatView) -> list[int]:
        return [*_amounts(self.words.seat_counters, seat.counters), *_marks(self.words.badges, seat.badges)]

    def table_row(self, zones: Zones) -> list[int]:
        row: list[int] = []
        for name, room in self.words.table_zones.items():
            row += _cards_row(zones.get((name, None)), room)
        for seat in range(self.seats):
            for name, room in self.words.seat_zones.items():
                row += _cards_row(zones.get((name, seat)), room)
        return row

    def pick_row(self, pick: Pick | None) -> list[int]:
        """Return for every verb and place when it was chosen, counted from 1; 0 where it was not."""
        when = {} if pick is None else {(pick.verb, place): n for n, place in enumerate(pick.slots, start=1)}
        rooms = self.words.places.items()
        return [when.get((verb, place), 0) for verb, room in rooms for place in range(room)]

    def end_row(self, view: View) -> list[int]:
        ending = view.ending
        if ending is None:
            return [0] * (len(self.words.reasons) + 2 * self.seats)
        return [*_marks(self.words.reasons, [ending.reason]), *ending.places, *ending.tallies]

    def unheard_of(self, view: View) -> int:
        """Return 0, or a checksum of the words and cards that have no place in this layout."""
        found = [
            *_strangers([view.phase], self.words.phases),
            *_strangers(view.counters, self.words.counters),
        ]
        for seat in view.seats:
            found += _strangers(seat.counters, self.words.seat_counters)
            found += _strangers(seat.badges, self.words.badges)
        found += [zone.name for zone in view.zones if len(zone.cards) > self.room(zone)]
        if view.ending is not None:
            found += _strangers([view.ending.reason], self.words.reasons)
        return crc32(msgspec.json.encode(view, order="deterministic")) if found else 0

    def room(self, zone: ZoneView) -> int:
        """Return how many places the layout has for a zone; fewer than none where it does not know it."""
        rooms = self.words.table_zones if zone.owner is None else self.words.seat_zones
        return rooms.get(zone.name, -1)


def _with_presence(counters: list[str]) -> list[str]:
    return [name for counter in counters for name in (f"has {counter}", counter)]


def _amounts(known: list[str], counters: dict[str, int]) -> list[int]:
    """Return of every known counter whether it is there, and its amount."""
    return [number for name in known for number in (int(name in counters), counters.get(name, 0))]


def _marks(known: list[str], words: list[str]) -> list[int]:
    """Return a 1 for every known word that is there, else a 0."""
    return [int(name in words) for name in known]


def _places(zone: str, room: int) -> list[str]:
    return [f"{zone} count", *(f"{zone} {place}" for place in range(room))]


def _cards_row(zone: ZoneView | None, room: int) -> list[int]:
    if zone is None:
        return [0] * (room + 1)
    cards = [card + CODE_SHIFT for card in zone.cards[:room]]
    return [zone.count + 1, *cards, *[0] * (room - len(cards))]


def _strangers(words: Iterable[str], known: list[str]) -> list[str]:
    return [word for word in words if word not in known]


def _forms_row(verbs: list[str], view: View) -> list[int]:
    """Return of every verb whether it is open to the viewer, and between which amounts."""
    row: list[int] = []
    for verb in verbs:
        form = view.form(verb)
        span = None if form is None else form.amount
        row += [int(form is not None), *([0, 0] if span is None else [span.least(), span.most()])]
    return row
