# parlour: hot
"""The fair shuffle, shuffle-v1: unbiased, fixed by 32 secret bytes, and checkable by anybody who has them.

Each chance event has its own stream of bytes: HMAC-SHA512 with the seed as key over a label, the event's
number and a counter. Draws reject the bytes that would favour some results, so all are equally likely.
"""

from hmac import digest
from typing import Final, final

from mypy_extensions import i64

from parlour.cards.seeds import checked_seed
from parlour.cards.shuffle import Shuffle

SHUFFLE_V1: Final = "shuffle-v1"
_LABEL: Final = b"parlour shuffle-v1"
_BYTES: Final = 256


def is_accepted(drawn: int, limit: int, span: int) -> bool:
    """Return whether a number drawn from 0 to span - 1 may decide between `limit` results by its remainder.

    The span is cut to a multiple of the limit, so that each remainder is left equally often.
    """
    return drawn < span - span % limit


def draw_width(limit: int) -> int:
    """Return how many bytes a draw takes: none with nothing to decide, else enough to reach the limit."""
    return ((limit - 1).bit_length() + 7) // 8


def arrange(cards: list[int], draws: list[int]) -> None:
    """Shuffle by Fisher–Yates: swap each place, from the last to the second, with the one drawn for it."""
    for step, other in enumerate(draws):
        place = len(cards) - 1 - step
        cards[place], cards[other] = cards[other], cards[place]


@final
class ByteStream:
    """The bytes of one chance event, read from the front."""

    def __init__(self, seed: bytes, event: int) -> None:
        self._seed = seed
        self._prefix = _LABEL + event.to_bytes(8, "big")
        self._blocks = 0
        self._bytes = b""
        self._read: i64 = 0

    def take(self, count: int) -> int:
        """Return the next bytes as one number, the first byte being the most significant."""
        end = int(self._read) + count
        while end > len(self._bytes):
            self._bytes += self._next_block()
        drawn = int.from_bytes(self._bytes[self._read : end], "big")
        self._read = end
        return drawn

    def _next_block(self) -> bytes:
        block = digest(self._seed, self._prefix + self._blocks.to_bytes(8, "big"), "sha512")
        self._blocks += 1
        return block

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1, each exactly as likely as the others."""
        if 1 < limit <= _BYTES:
            return self._below_byte(limit)
        if limit < 1:
            raise ValueError(f"cannot draw below {limit}: the limit must be at least 1")
        width = draw_width(limit)
        span = 1 << (8 * width)
        drawn = self.take(width)
        while not is_accepted(drawn, limit, span):
            drawn = self.take(width)
        return drawn % limit

    def _below_byte(self, limit: i64) -> i64:
        """Return such a number drawn from single bytes: the usual case, and the quickest."""
        accepted: i64 = _BYTES - _BYTES % limit
        drawn = self._take_byte()
        while drawn >= accepted:
            drawn = self._take_byte()
        return drawn % limit

    def _take_byte(self) -> i64:
        if self._read == len(self._bytes):
            self._bytes += self._next_block()
        drawn: i64 = self._bytes[self._read]
        self._read += 1
        return drawn


class FairShuffle(Shuffle):
    """The shuffle of every game that people play, live or replayed."""

    def __init__(self, seed: bytes) -> None:
        self._seed = checked_seed(seed)

    def order(self, cards: list[int], event: int) -> None:
        stream = ByteStream(self._seed, event)
        arrange(cards, [stream.below(place + 1) for place in range(len(cards) - 1, 0, -1)])

    def below(self, limit: int, event: int) -> int:
        return ByteStream(self._seed, event).below(limit)

    def __reduce__(self) -> tuple[type["FairShuffle"], tuple[bytes]]:
        return FairShuffle, (self._seed,)
