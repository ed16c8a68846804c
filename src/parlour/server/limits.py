"""The limits of the server: sizes, deadlines, and rates per socket, person and address."""

from typing import Annotated

import msgspec

from parlour.tables.limits import Count
from parlour.wire.codec import LONGEST_FRAME

Amount = Annotated[float, msgspec.Meta(ge=0)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The numbers; generous for people, small for programs that ask without end."""

    frame_bytes: Count = LONGEST_FRAME
    frames_at_once: Count = 80
    frames_a_second: Amount = 20
    """How many frames a socket may send at once, and how many more each second (`sockets.admission`)."""
    frames_early: Count = 8
    """How many frames may follow `hello` before it is answered."""
    hello_seconds: Amount = 5
    ping_seconds: Amount = 20
    header_bytes: Count = 16_384
    header_seconds: Amount = 10
    body_bytes: Count = 65_536
    body_seconds: Amount = 10
    idle_seconds: Count = 10
    outbox_bytes: Count = 262_144
    outbox_seconds: Amount = 10
    connections_per_address: Count = 100
    """Connections that have asked for nothing yet, or for pages; lines are counted by themselves."""
    lines: Count = 20_000
    lines_per_address: Count = 200
    lines_a_second: Amount = 5
    lines_at_once: Count = 100
    cooling_seconds: Amount = 30
    """How long an address opens no line after one of its lines was hung up on for a flood."""
    requests_a_second: Amount = 20
    requests_at_once: Count = 200
    tables_an_hour: Count = 60
    people_an_hour: Count = 120
    codes_an_hour: Count = 60
    ties_an_hour: Count = 300
    clubs_an_hour: Count = 30
    """How often a person and an address may found a club, or give one another password."""
    passwords_an_hour: Count = 20
    """How often an address may try a club's password in vain, and how often that of one club may be tried."""
    exports_an_hour: Count = 60
    """How often an address may take a tournament along with all its deals."""
    loopback: bool = False
    """Whether the limits per address hold for this machine too; a proxy may stand there for everybody."""
