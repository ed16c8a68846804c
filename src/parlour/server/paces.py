# parlour: hot
"""Paces: how fast somebody may go on asking, and who has asked how much of late."""

from collections import OrderedDict
from typing import Final

_MOST_KNOWN: Final = 20_000


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
