"""What a screen should know of a game beyond its views: picture.json in the game's folder, typed."""

from typing import Literal

import msgspec

from parlour.engine.play.events import NO_SEAT, Event

Way = tuple[str, str]
"""Where a card came from and where it went: zones, with `@seat` or `@other` for an owner."""


class Counter(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a number counts; the main one is shown where there is room for one, `zero` also when it is 0.

    `compact` ones stay where there is little room. What is `laid` lies before the seat as chips, and what is
    to be seen `nowhere` is for programs.
    """

    kind: Literal["money", "points", "lives", "cards", "count"] = "count"
    main: bool = False
    zero: bool = False
    compact: bool = False
    where: Literal["plate", "laid", "nowhere"] = "plate"


class Picture(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel", forbid_unknown_fields=True):
    """Seats' and the table's counters, the tone of badges, and by the kind of event the ways of its cards.

    `showdowns` are the kinds of events by which a hand, a round or a deal is settled: a screen waits there.
    `likely` are the verbs of next steps, the likeliest first: a screen shows the first that is open as such.
    `sounds` says by the kind of event what is heard of it, where neither cards nor counters tell: a knock.
    One way stands for all cards of an event, several for one card each. A kind without ways shows cards
    that stay where they are.
    """

    counters: dict[str, Counter] = {}
    table_counters: dict[str, Counter] = {}
    badges: dict[str, Literal["mark", "good", "bad", "out"]] = {}
    ways: dict[str, list[Way]] = {}
    showdowns: list[str] = []
    likely: list[str] = []
    sounds: dict[str, Literal["knock", "card", "flip", "chip"]] = {}

    def ways_of(self, event: Event) -> list[Way]:
        """Return where each card of the event came from and went, with seats filled in; or nothing."""
        ways = self.ways.get(event.kind, [])
        if len(ways) == 1:
            ways = ways * len(event.cards)
        return [(_zone_name(came, event), _zone_name(went, event)) for came, went in ways]


def _zone_name(zone: str, event: Event) -> str:
    name, _, whose = zone.partition("@")
    seat = {"seat": event.seat, "other": event.other}.get(whose, NO_SEAT)
    return name if seat == NO_SEAT else f"{name}@{seat}"


def read_picture(text: str) -> Picture:
    return msgspec.json.decode(text, type=Picture)
