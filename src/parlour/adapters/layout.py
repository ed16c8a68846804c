"""The layout of an observation: a view as a row of whole numbers, every place with a fixed meaning.

Cards are their code plus 2: 0 is no card, 1 a back, 2 the joker. Zones begin with how many cards they hold
plus 1, and 0 where the view has no such zone. A counter or a word that is not there now is 0. The last number
is 0, unless the view holds something that the rehearsal has not met: then it is a checksum of the view.
"""

from zlib import crc32

import msgspec

from parlour.adapters.rehearsal import Vocabulary
from parlour.adapters.rows import amounts, cards_row, forms_row, marks, places, strangers, with_presence
from parlour.engine.show.view import SeatView, View, ZoneView

NOT_SEALED = -1
Zones = dict[tuple[str, int | None], ZoneView]


class Layout:
    """Where everything stands in the row of numbers that a view becomes."""

    def __init__(self, words: Vocabulary, verbs: list[str], seats: int) -> None:
        self.words = words
        self.verbs = verbs
        self.seats = seats
        self.names = [*self.head_names(), *self.seat_names(), *self.zone_names(), *self.end_names()]
        self.size = len(self.names)

    def head_names(self) -> list[str]:
        """Whose eyes these are, the phase, who is to act, the table's counters."""
        viewers = [f"viewer {seat}" for seat in range(self.seats)]
        acting = [f"to act {seat}" for seat in range(self.seats)]
        phases = [f"phase {phase}" for phase in self.words.phases]
        return [*viewers, *phases, *acting, *with_presence(self.words.counters)]

    def seat_names(self) -> list[str]:
        """Every seat's counters and badges."""
        own = [*with_presence(self.words.seat_counters), *self.words.badges]
        return [f"seat {seat} {name}" for seat in range(self.seats) for name in own]

    def zone_names(self) -> list[str]:
        """Every zone's count and cards, the table's zones before the seats'."""
        names = [place for zone, room in self.words.table_zones.items() for place in places(zone, room)]
        for seat in range(self.seats):
            for zone, room in self.words.seat_zones.items():
                names += places(f"seat {seat} {zone}", room)
        return names

    def end_names(self) -> list[str]:
        """What is open, the sealed action, how the game ended, and what is new."""
        open_now = [f"{what} {verb}" for verb in self.verbs for what in ("open", "least", "most")]
        ended = [f"seat {seat} {what}" for what in ("place", "tally") for seat in range(self.seats)]
        reasons = [f"reason {reason}" for reason in self.words.reasons]
        return [*open_now, "sealed action", *reasons, *ended, "unheard of"]

    def numbers(self, view: View, sealed: int = NOT_SEALED) -> list[int]:
        """The view as numbers; sealed is an action that the viewer has chosen and that still lies covered."""
        zones = {(zone.name, zone.owner): zone for zone in view.zones}
        row = self.head(view)
        for seat in view.seats:
            row += self.seat_row(seat)
        row += self.table_row(zones)
        row += forms_row(self.verbs, view)
        row.append(sealed + 1)
        row += self.end_row(view)
        row.append(self.unheard_of(view))
        assert len(row) == self.size, "every number has its place"
        return row

    def head(self, view: View) -> list[int]:
        seats = range(self.seats)
        viewer = [int(seat == view.viewer) for seat in seats]
        acting = [int(seat in view.to_act) for seat in seats]
        phase = marks(self.words.phases, [view.phase])
        return [*viewer, *phase, *acting, *amounts(self.words.counters, view.counters)]

    def seat_row(self, seat: SeatView) -> list[int]:
        return [*amounts(self.words.seat_counters, seat.counters), *marks(self.words.badges, seat.badges)]

    def table_row(self, zones: Zones) -> list[int]:
        row: list[int] = []
        for name, room in self.words.table_zones.items():
            row += cards_row(zones.get((name, None)), room)
        for seat in range(self.seats):
            for name, room in self.words.seat_zones.items():
                row += cards_row(zones.get((name, seat)), room)
        return row

    def end_row(self, view: View) -> list[int]:
        ending = view.ending
        if ending is None:
            return [0] * (len(self.words.reasons) + 2 * self.seats)
        return [*marks(self.words.reasons, [ending.reason]), *ending.places, *ending.tallies]

    def unheard_of(self, view: View) -> int:
        """0, or a checksum of the words and cards that have no place in this layout."""
        found = [*strangers([view.phase], self.words.phases), *strangers(view.counters, self.words.counters)]
        for seat in view.seats:
            found += strangers(seat.counters, self.words.seat_counters)
            found += strangers(seat.badges, self.words.badges)
        found += [zone.name for zone in view.zones if len(zone.cards) > self.room(zone)]
        if view.ending is not None:
            found += strangers([view.ending.reason], self.words.reasons)
        return crc32(msgspec.json.encode(view, order="deterministic")) if found else 0

    def room(self, zone: ZoneView) -> int:
        """How many places the layout has for a zone; fewer than none where it does not know it."""
        rooms = self.words.table_zones if zone.owner is None else self.words.seat_zones
        return rooms.get(zone.name, -1)
