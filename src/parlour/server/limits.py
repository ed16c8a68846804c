"""How much anybody may ask of the room: sizes, deadlines, and paces per line, person and address."""

from collections import OrderedDict
from typing import Final

import msgspec

_MOST_KNOWN: Final = 20_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers; generous for people, small for programs that ask without end."""

    frame_bytes: int = 4096
    frames_a_second: float = 20
    frames_at_once: int = 80
    frames_early: int = 8
    """How many frames may follow `hello` before it is answered."""
    hello_seconds: float = 5
    ping_seconds: float = 20
    header_bytes: int = 16_384
    header_seconds: float = 10
    body_bytes: int = 65_536
    body_seconds: float = 10
    idle_seconds: int = 10
    outbox_bytes: int = 262_144
    outbox_seconds: float = 10
    connections_per_address: int = 100
    """Connections that have asked for nothing yet, or for pages; lines are counted by themselves."""
    lines: int = 20_000
    lines_per_address: int = 200
    lines_a_second: float = 5
    lines_at_once: int = 100
    cooling_seconds: float = 30
    """How long an address opens no line after one of its lines was hung up on for a flood."""
    requests_a_second: float = 20
    requests_at_once: int = 200
    tables_an_hour: int = 60
    people_an_hour: int = 120
    codes_an_hour: int = 60
    loopback: bool = False
    """Whether the limits per address hold for this machine too; a proxy may stand there for everybody."""


class Pace:
    """A bucket of tokens: so many at once, and so many more each second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now

    def takes(self, now: float, cost: float = 1) -> bool:
        """Whether there is a token left now; takes it."""
        left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left if left < cost else left - cost
        return left >= cost


class Paces:
    """A pace for everybody who asks, by name; whoever has not asked for longest is forgotten first."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._known: OrderedDict[str, Pace] = OrderedDict()

    def takes(self, name: str, now: float, cost: float = 1) -> bool:
        pace = self._known.get(name)
        if pace is None:
            pace = self._met(name, now)
        else:
            self._known.move_to_end(name)
        return pace.takes(now, cost)

    def _met(self, name: str, now: float) -> Pace:
        """Somebody new."""
        pace = self._known[name] = Pace(self._rate, self._most, now)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return pace


def hourly(most: int) -> Paces:
    """So many an hour, all of them at once if need be."""
    return Paces(most / 3600, most)
