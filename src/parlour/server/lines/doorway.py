# parlour: hot
"""The doorway for sockets: who may open a line at all, and where its first words lead."""

from collections import Counter
from typing import TYPE_CHECKING, Final

from parlour.engine.errors import ParlourError
from parlour.server.addresses import Addresses, asker, is_loopback
from parlour.server.limits import Limits
from parlour.server.logs import log, log_fault, shadow
from parlour.server.metrics import Metrics
from parlour.server.paces import Pace, Paces
from parlour.storage.store import StoreError
from parlour.tables.lobby.room import GoingDown, NoSuchTable, Room
from parlour.tables.lobby.tickets import BadTicket
from parlour.wire.coding import BadFrame, decode
from parlour.wire.messages import (
    BAD_MESSAGE,
    BAD_TICKET,
    GOING_DOWN,
    NO_TABLE,
    OTHER_PROTOCOL,
    PROTOCOL,
    TOO_MUCH,
    Hello,
)

if TYPE_CHECKING:
    from websockets.http11 import Request

    from parlour.server.lines.sockets import Line

_PATH: Final = "/ws"
_INTERNAL: Final = 1011
_MOST_COOLING: Final = 1000
_AGAIN_LATER: Final = 1013
_CODES: Final[dict[type[ParlourError], int]] = {
    BadFrame: BAD_MESSAGE,
    BadTicket: BAD_TICKET,
    NoSuchTable: NO_TABLE,
    GoingDown: GOING_DOWN,
    StoreError: _AGAIN_LATER,
}


class Doorway:
    """Counts the lines, and brings each to its table."""

    def __init__(
        self, room: Room, addresses: Addresses, limits: Limits, *, metrics: Metrics, trust_proxy: bool
    ) -> None:
        self.limits = limits
        self._room = room
        self._addresses = addresses
        self._metrics = metrics
        self._trust_proxy = trust_proxy
        self._lines: Counter[str] = Counter()
        self._paces = Paces(limits.frames_a_second * 4, limits.frames_at_once * 4)
        self._openings = Paces(limits.lines_a_second, limits.lines_at_once)
        self._cooling: dict[str, float] = {}
        self._asking: Counter[str] = Counter()
        metrics.gauge("lines", self._lines.total)

    def refusal(self, line: "Line", request: "Request") -> tuple[int, str] | None:
        """Why no line is opened, as a status and a sentence."""
        peer = line.client[0] if line.client else ""
        line.address = asker(peer, _single(request), trust_proxy=self._trust_proxy)
        refused = self._refusal(line.address, request) or self._haste(line.address, line.loop.time())
        if refused is not None:
            self._metrics.count("lines_refused", str(refused[0]))
        return refused

    def _refusal(self, address: str, request: "Request") -> tuple[int, str] | None:
        headers = _single(request)
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
        """Whether too many lines came from there of late, or one that flooded."""
        if not self._is_counted(address):
            return None
        self._cooling = {each: until for each, until in self._cooling.items() if until > now}
        if address in self._cooling or not self._openings.takes(address, now):
            return 429, "That is too much at once: wait a little.\n"
        return None

    def greets(self, peer: str, now: float) -> bool:
        """Whether a connection of this peer is heard; counts it. Behind a proxy, every peer is the proxy."""
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

    def parts(self, peer: str) -> None:
        """A connection that was greeted has ended, or become a line."""
        address = asker(peer, {}, trust_proxy=False)
        self._asking[address] -= 1
        if self._asking[address] <= 0:
            del self._asking[address]

    def _is_counted(self, address: str) -> bool:
        return self.limits.loopback or not is_loopback(address)

    def opened(self, line: "Line") -> None:
        self._lines[line.address] += 1

    def left(self, line: "Line") -> None:
        self._lines[line.address] -= 1
        if not self._lines[line.address]:
            del self._lines[line.address]

    def dropped(self, line: "Line", code: int) -> None:
        """A line was hung up on; an address that flooded opens none for a while."""
        self._metrics.count("lines_dropped", str(code))
        if code == TOO_MUCH and self._is_counted(line.address) and len(self._cooling) < _MOST_COOLING:
            self._cooling[line.address] = line.loop.time() + self.limits.cooling_seconds

    def may_go_on(self, pace: Pace, person: str, now: float, frames: int = 1) -> bool:
        """Whether a line of this pace may say more, and its person on all lines together."""
        self._metrics.frames += frames
        return pace.takes(now, frames) and (not person or self._paces.takes(person, now, frames))

    async def enter(self, line: "Line", frame: bytes) -> None:
        """The first frame: brings the line to its table, or says why not and closes it."""
        try:
            hello = decode(frame)
            if not isinstance(hello, Hello):
                line.part(BAD_MESSAGE, "Say hello first.")
            elif hello.proto != PROTOCOL:
                line.part(OTHER_PROTOCOL, f"This room speaks version {PROTOCOL} of the protocol.")
            else:
                await self._bring(line, hello)
        except ParlourError as error:
            log("line refused", level="debug", code=error.code)
            line.part(_code_of(error), error.sentence)
        except Exception as error:
            log_fault("line failed", error)
            line.part(_INTERNAL, "Something went wrong here. It was noted; nothing is lost.")

    async def _bring(self, line: "Line", hello: Hello) -> None:
        if not hello.table:
            line.listen(self._room.listing.look(line))
            return
        ticket = await self._room.admit(hello)
        line.belongs_to(ticket.person)
        session = await self._room.seat(hello, ticket, line)
        log("line opened", level="debug", table=shadow(hello.table), seated=ticket.seat is not None)
        line.listen(session)


def _code_of(error: ParlourError) -> int:
    """The code with which a line ends; whoever hears 1012 or 1013 comes back by itself."""
    return next((code for kind, code in _CODES.items() if isinstance(error, kind)), BAD_MESSAGE)


def _single(request: "Request") -> dict[str, str]:
    """The headers by their names in small letters; the last of several."""
    return {name.lower(): value for name, value in request.headers.raw_items()}
