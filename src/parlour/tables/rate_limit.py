# parlour: hot
"""An allowance: how often somebody may do something."""


class TokenBucket:
    """So many at once, and one more after each so many milliseconds."""

    __slots__ = ("_every", "_full_at", "_most")

    def __init__(self, most: int, every: int, now: int) -> None:
        self._most = most
        self._every = every
        self._full_at = now

    def takes(self, now: int) -> bool:
        """Whether one more is allowed now; if so, it is counted."""
        full_at = max(self._full_at, now) + self._every
        if full_at - now > self._most * self._every:
            return False
        self._full_at = full_at
        return True
