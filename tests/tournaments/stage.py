"""A tournament for tests: its opening row, and a freeze-out whose deals a test settles as it likes."""

from collections.abc import Mapping
from typing import Any

import msgspec

from parlour.tournaments.directing import direct, draw_start, open_tournament
from parlour.tournaments.log.rows import Deal, Entered, Fact, Opened, Row, Settled
from parlour.tournaments.log.state import State
from parlour.tournaments.log.tables import Entrant
from parlour.tournaments.regulations.regulations import Regulations

SEED = bytes(range(32))


def regulations(**changes: Any) -> Regulations:
    """Regulations of a freeze-out, with these fields."""
    fields = {"game": "any-game", "format": {"name": "freeze-out"}, "stack": 3}
    return msgspec.convert(fields | changes, Regulations)


def opened(seed: bytes = SEED, **changes: Any) -> Opened:
    return open_tournament(regulations(**changes), seed)


class FreezeOut:
    """A freeze-out that has started, with its log."""

    def __init__(self, entrants: int, **changes: Any) -> None:
        first = opened(**changes)
        self.state = State(first)
        self.log: list[Row] = [first]
        for number in range(entrants):
            self.take(Entered(f"entrant {number}", person=f"key {number}"))
        self.take(draw_start(self.state))

    def take(self, fact: Fact) -> list[Row]:
        """What was decided after a fact."""
        batch = direct(self.state, fact)
        self.log += batch
        return batch[1:]

    def order(self, table: int) -> Deal:
        """What a table plays."""
        return next(order for order in self.state.owed() if order.table == table)

    def settle(self, table: int, lost: Mapping[int, int] | None = None, *, at: int = 0) -> list[Row]:
        """Settle a table's deal, after which these chairs have lost so much; the next taken chair deals."""
        order = self.order(table)
        stacks = [stack - (lost or {}).get(chair, 0) for chair, stack in enumerate(order.stacks)]
        turns = [(order.dealer + step) % len(stacks) for step in range(1, len(stacks) + 1)]
        dealer = next((chair for chair in turns if stacks[chair]), -1)
        return self.take(Settled(table, order.number, tuple(stacks), dealer, at=at))

    def at(self, table: int, chair: int) -> Entrant:
        """Who sits there."""
        return self.state.entrants[self.state.tables[table].chairs[chair]]
