# parlour: hot
"""Admission: who may open a socket at all, and how much may come in on it."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from parlour.server.addresses import Addresses, asker, is_loopback
from parlour.server.limits import Limits
from parlour.server.metrics import Metrics
from parlour.tables.rate_limit import TokenBucket, TokenBuckets
from parlour.wire.messages import TOO_MUCH

if TYPE_CHECKING:
    from websockets.http11 import Request

_PATH: Final = "/ws"
_MOST_COOLING: Final = 1000
_SOCKETS_A_PERSON: Final = 4
"""A person may send as many frames as so many sockets may, on all of theirs together."""


class Admission:
    """Counts sockets and frames, by address and by person."""

    def __init__(self, addresses: Addresses, limits: Limits, *, metrics: Metrics, trust_proxy: bool) -> None:
        self.limits = limits
        self._addresses = addresses
        self._metrics = metrics
        self._trust_proxy = trust_proxy
        self._lines: Counter[str] = Counter()
        self._frames = TokenBuckets(
            limits.frames_at_once * _SOCKETS_A_PERSON, limits.frames_a_second * _SOCKETS_A_PERSON
        )
        self._openings = TokenBuckets(limits.lines_at_once, limits.lines_a_second)
        self._cooling: dict[str, float] = {}
        self._asking: Counter[str] = Counter()
        metrics.gauge("lines", self._lines.total)

    def address_of(self, peer: str, request: "Request") -> str:
        """Return whose request it is, by the peer or what a proxy says of it."""
        return asker(peer, _headers_of(request), trust_proxy=self._trust_proxy)

    def refusal(self, address: str, request: "Request", now: float) -> tuple[int, str] | None:
        """Return why no socket is opened, as a status and a sentence; None where one is."""
        refused = self._refusal(address, request) or self._haste(address, now)
        if refused is not None:
            self._metrics.count("lines_refused", str(refused[0]))
        return refused

    def _refusal(self, address: str, request: "Request") -> tuple[int, str] | None:
        headers = _headers_of(request)
        if request.path != _PATH:
            return 404, "There is nothing here.\n"
        if len(request.headers.get_all("host")) > 1:
            return 400, "A request names one host.\n"
        if headers.get("host", "").lower() not in self._addresses.hosts:
            return 421, "This room is not called that.\n"
        if len(request.headers.get_all("origin")) > 1 or not self._addresses.allows(headers.get("origin")):
            return 403, "Pages of others may not speak here.\n"
        if self._lines.total() >= self.limits.lines:
            return 503, "The room is full.\n"
        if self._is_counted(address) and self._lines[address] >= self.limits.lines_per_address:
            return 429, "There are too many lines from there.\n"
        return None

    def _haste(self, address: str, now: float) -> tuple[int, str] | None:
        """Return whether too many lines came from there of late, or one that flooded."""
        if not self._is_counted(address):
            return None
        self._cooling = {each: until for each, until in self._cooling.items() if until > now}
        if address in self._cooling or not self._openings.takes(address, now):
            return 429, "That is too much at once: wait a little.\n"
        return None

    def admit(self, peer: str, now: float) -> bool:
        """Return whether a connection of this peer is heard, and count it; behind a proxy every peer is."""
        address = asker(peer, {}, trust_proxy=False)
        if self._trust_proxy or not self._is_counted(address):
            return True
        if (
            self._cooling.get(address, 0) > now
            or self._asking[address] >= self.limits.connections_per_address
        ):
            return False
        self._asking[address] += 1
        return True

    def release(self, peer: str) -> None:
        """Count a connection that was admitted no longer: it has ended, or become a socket."""
        address = asker(peer, {}, trust_proxy=False)
        self._asking[address] -= 1
        if self._asking[address] <= 0:
            del self._asking[address]

    def _is_counted(self, address: str) -> bool:
        return self.limits.loopback or not is_loopback(address)

    def opened(self, address: str) -> None:
        self._lines[address] += 1

    def left(self, address: str) -> None:
        self._lines[address] -= 1
        if not self._lines[address]:
            del self._lines[address]

    def dropped(self, address: str, code: int, now: float) -> None:
        """Count a socket that was hung up on; an address that flooded opens none for a while."""
        self._metrics.count("lines_dropped", str(code))
        if code == TOO_MUCH and self._is_counted(address) and len(self._cooling) < _MOST_COOLING:
            self._cooling[address] = now + self.limits.cooling_seconds

    def new_bucket(self, now: float) -> TokenBucket:
        """Return the tokens for the frames of a new socket."""
        return TokenBucket(self.limits.frames_at_once, self.limits.frames_a_second, now)

    def takes_frames(self, bucket: TokenBucket, person: str, now: float, frames: int) -> bool:
        """Count frames that came in, and return whether they may: on this socket, and of its person on all.

        This is the only place where frames are limited. Those that are refused are counted too.
        """
        self._metrics.frames += frames
        if bucket.takes(now, frames) and (not person or self._frames.takes(person, now, frames)):
            return True
        self._metrics.frames_refused += frames
        return False


def _headers_of(request: "Request") -> dict[str, str]:
    """Return the headers by their names in small letters; the last of several."""
    return {name.lower(): value for name, value in request.headers.raw_items()}
