"""The limits of the server: sizes, deadlines, and rates per socket, person and address."""

import msgspec

from parlour.wire.codec import LONGEST_FRAME


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers; generous for people, small for programs that ask without end."""

    frame_bytes: int = LONGEST_FRAME
    frames_at_once: int = 80
    frames_a_second: float = 20
    """How many frames a socket may send at once, and how many more each second (`sockets.admission`)."""
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
