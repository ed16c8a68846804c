"""A port for a room that is killed and comes back."""

import socket
from typing import Final

_BELOW_OUTGOING: Final = range(21_000, 32_000)


def lasting_port() -> int:
    """Return a free port that no outgoing line of another program takes while the room is down."""
    for port in _BELOW_OUTGOING:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)):
                return port
    raise AssertionError("no port is free")
