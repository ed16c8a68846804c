# parlour: hot
"""Rate limits: how often somebody may do something, counted in buckets of tokens."""

from collections import OrderedDict
from typing import Final

_MOST_KNOWN: Final = 20_000


class TokenBucket:
    """So many at once, and so many more (`rate`) in each unit of the caller's time."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = now

    def takes(self, now: float, cost: float = 1) -> bool:
        """Return whether so many tokens are left now, and take them."""
        left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left if left < cost else left - cost
        return left >= cost


class TokenBuckets:
    """A bucket for everybody who asks, by name; whoever has not asked for longest is forgotten first."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._known: OrderedDict[str, TokenBucket] = OrderedDict()

    def takes(self, name: str, now: float, cost: float = 1) -> bool:
        """Return whether so many tokens are left in the bucket of this name, and take them."""
        bucket = self._known.get(name)
        if bucket is None:
            bucket = self._new(name, now)
        else:
            self._known.move_to_end(name)
        return bucket.takes(now, cost)

    def _new(self, name: str, now: float) -> TokenBucket:
        bucket = self._known[name] = TokenBucket(self._most, self._rate, now)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket
