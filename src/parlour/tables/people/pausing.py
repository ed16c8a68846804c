"""Pausing: who stops the clocks, for how long, and when they go on by themselves."""

from typing import TYPE_CHECKING

from parlour.match.log import BY_CLOCK, BY_HOST, BY_SEAT
from parlour.tables.people import hosting
from parlour.tables.people.absence import away_since
from parlour.tables.people.votes import put_to_vote
from parlour.tables.refusals import refused
from parlour.tables.rows.drafts import Draft
from parlour.tables.rows.entries import Pause, Resume
from parlour.wire.messages import Do

if TYPE_CHECKING:
    from parlour.tables.table import Table
    from parlour.tables.visitor import Visitor

_MINUTE = 60_000


def pause(visitor: "Visitor", message: Do) -> None:
    """Pauses at once for the host, when all agree for others."""
    table, seat = visitor.table, visitor.sits_at()
    _check_may_pause(table)
    if hosting.is_host(visitor):
        person = table.state.chairs[seat].person
        table.submit(lambda: _paused(table, person, BY_HOST), line=(visitor, message.id))
    else:
        put_to_vote(visitor, message, "pause", lambda: _paused(table, "", BY_SEAT))


def _paused(table: "Table", person: str, by: str) -> list[Draft]:
    if table.state.is_played() and table.state.paused:
        return []
    _check_may_pause(table)
    return [Draft(Pause(person), by=by)]


def _check_may_pause(table: "Table") -> None:
    if not table.state.is_played():
        raise refused("not-playing")
    count, time = _share(table)
    if not table.state.paused and (table.state.pauses >= count or table.state.paused_for >= time):
        raise refused("no-more-pauses", count=count, minutes=time // _MINUTE)


def _share(table: "Table") -> tuple[int, int]:
    """How many pauses a game has, and how many milliseconds of them."""
    limits = table.limits
    if table.state.settings.rated:
        return limits.rated_pauses, limits.rated_pause_time
    return limits.pauses, limits.pause_time


def resume(visitor: "Visitor", message: Do) -> None:
    """Ends a pause: whoever called it, the host, or anybody where all agreed to it."""
    state, seat = visitor.table.state, visitor.sits_at()

    def look() -> list[Draft]:
        is_theirs = state.pauser in ("", state.chairs[seat].person)
        if not is_theirs and not hosting.is_host(visitor):
            raise refused("only-host")
        return [Draft(Resume())] if state.paused else []

    visitor.table.submit(look, line=(visitor, message.id))


def pause_ends(table: "Table") -> int:
    """When the pause ends by itself; 0 while there is none, or another process sees to it."""
    state = table.state
    if not state.is_played() or not state.paused:
        return 0
    latest = state.paused + max(0, _share(table)[1] - state.paused_for)
    left = _caller_is_gone(table)
    return min(latest, left) if left else latest if table.leads else 0


def _caller_is_gone(table: "Table") -> int:
    """When the grace of whoever called the pause ends; 0 while they are here, or where all agreed to it."""
    state = table.state
    if not state.pauser:
        return 0
    seat = state.seat_of(state.pauser)
    if seat is None:
        return state.paused
    since = away_since(table, seat)
    return max(since, state.paused) + table.limits.grace if since else 0


def overdue(table: "Table") -> list[Draft]:
    """The row that ends a pause whose time is up."""
    ends = pause_ends(table)
    return [Draft(Resume(), by=BY_CLOCK)] if 0 < ends <= table.clock.now() else []
