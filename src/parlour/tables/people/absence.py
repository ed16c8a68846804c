"""Absence: since when people are away; rules of conduct count from then (docs/reference/room-promises.md)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parlour.tables.table import Table


def away_since(table: "Table", seat: int) -> int:
    """When the house began to play for the person, or their last line was lost; 0 while they are here.

    Who has not come back after a restart is away since then, unless another process may have a line to them.
    """
    housed, lost = table.state.housed.get(seat, 0), table.deadlines.lost.get(seat, 0)
    if housed or lost:
        return min(housed or lost, lost or housed)
    return 0 if table.watchers.is_anywhere(seat) else table.deadlines.woke


def is_away_for(table: "Table", seat: int, wait: int) -> bool:
    """Whether the person has been away for so many milliseconds."""
    since = away_since(table, seat)
    return bool(since) and table.clock.now() - since >= wait


def others(table: "Table", seat: int) -> list[int]:
    """The seats of the other people at the table."""
    return [other for other in table.state.persons() if other != seat]


def is_left_alone(table: "Table", seat: int, wait: int) -> bool:
    """Whether all other people have been away for so many milliseconds, or there are none."""
    return all(is_away_for(table, other, wait) for other in others(table, seat))
