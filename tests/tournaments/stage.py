"""A tournament for tests: its opening row, and whatever else of the regulations a test wants otherwise."""

from typing import Any

import msgspec

from parlour.tournaments.directing import open_tournament
from parlour.tournaments.log.rows import Opened
from parlour.tournaments.regulations.regulations import Regulations

SEED = bytes(range(32))


def regulations(**changes: Any) -> Regulations:
    """Regulations of a freeze-out, with these fields."""
    fields = {"game": "any-game", "format": {"name": "freeze-out"}, "stack": 3}
    return msgspec.convert(fields | changes, Regulations)


def opened(seed: bytes = SEED, **changes: Any) -> Opened:
    return open_tournament(regulations(**changes), seed)
