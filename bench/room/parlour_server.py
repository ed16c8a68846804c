"""Our server for the load: as `parlour serve` runs it, with limits that one busy address does not meet.

Usage: python -m bench.room.parlour_server PORT STORE [ADMIN-PORT LEASE-LOG]
"""

import sys
from pathlib import Path

from bench.room.lease_log import log_leases
from parlour.cli import room
from parlour.server.limits import Limits
from parlour.server.serving import ServerSettings

_WIDE = Limits(
    frames_a_second=100_000, frames_at_once=100_000, requests_a_second=100_000, requests_at_once=100_000,
    lines=100_000, lines_per_address=100_000, tables_an_hour=1_000_000, people_an_hour=1_000_000,
)  # fmt: skip


def main() -> None:
    port, store, *more = sys.argv[1:]
    if more:
        log_leases(Path(more[1]))
    first = room.FirstTable(None, "default", None, (), (), None)
    settings = ServerSettings(port=int(port), limits=_WIDE, admin_port=int(more[0]) if more else None)
    room.serve(settings, store, first, level="warning", options=room.ServeOptions())


if __name__ == "__main__":
    main()
