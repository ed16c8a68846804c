"""A tournament as a program sees it: what the room has said of it last, and what one can do there."""

import time
from typing import TYPE_CHECKING

import msgspec

from parlour.client.line import RoomLine
from parlour.client.transports.port import Transport
from parlour.wire import messages as m
from parlour.wire.tournament_parts import TournamentCommon, TournamentOwn

if TYPE_CHECKING:
    from parlour.client.door import Door


class TournamentNow(msgspec.Struct, frozen=True):
    """A tournament after a change: what everybody sees, what one viewer alone, and when that was.

    `arrived` is when it came, by a clock of this process that only goes forward.
    """

    common: TournamentCommon
    own: TournamentOwn
    now: int = 0
    arrived: float = 0.0

    def room_time(self) -> int:
        """Return the time of the room, in milliseconds since 1970."""
        return self.now + round((time.monotonic() - self.arrived) * 1000)

    def is_over(self) -> bool:
        return self.common.facts.status in ("finished", "cancelled")


class Tournament(RoomLine):
    """A line to a tournament; `async with` connects and disconnects.

    After each change (`changed`, or `async for`) read `now`. `do` enters ("enter", with the code as `text`
    where one is asked for), leaves ("withdraw"), enters again ("reenter") and comes back ("back").
    """

    def __init__(self, where: "Transport | Door | str", *, language: str = "en") -> None:
        super().__init__(where, language=language)
        self.now: TournamentNow | None = None

    def hear(self, message: m.RoomMessage | None) -> None:
        if isinstance(message, m.TournamentState):
            common = msgspec.json.decode(message.common, type=TournamentCommon)
            own = msgspec.json.decode(message.own, type=TournamentOwn)
            self.now = TournamentNow(common, own, message.now, time.monotonic())
        super().hear(message)
