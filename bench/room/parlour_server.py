"""Our server for the load: as `parlour serve` runs it, with limits that one busy address does not meet."""

import sys

from parlour.cli import room
from parlour.server.limits import Limits
from parlour.server.serving import ServerSettings

_WIDE = Limits(
    frames_a_second=100_000, frames_at_once=100_000, requests_a_second=100_000, requests_at_once=100_000,
    lines=100_000, lines_per_address=100_000, tables_an_hour=1_000_000, people_an_hour=1_000_000,
)  # fmt: skip


def main() -> None:
    port, store = sys.argv[1:]
    first = room.FirstTable(None, "default", None, (), (), None)
    settings = ServerSettings(port=int(port), limits=_WIDE)
    room.serve(settings, store, first, level="warning", options=room.ServeOptions())


if __name__ == "__main__":
    main()
