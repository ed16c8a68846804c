"""Pausing: who stops the clocks, for how long, and when they go on by themselves."""

from typing import TYPE_CHECKING

from parlour.match.log import BY_CLOCK, BY_HOST, BY_SEAT
from parlour.tables.log.entries import Pause, Resume
from parlour.tables.log.rows import Pending
from parlour.tables.people import hosting
from parlour.tables.people.presence import away_since
from parlour.tables.people.votes import put_to_vote
from parlour.tables.refusals import refused
from parlour.wire.messages import Do

if TYPE_CHECKING:
    from parlour.tables.people.session import Session
    from parlour.tables.table import Table

_MINUTE = 60_000


def pause(session: "Session", message: Do) -> None:
    """Pauses at once for the host, when all agree for others."""
    table, seat = session.table, session.sits_at()
    _check_may_pause(table)
    if hosting.is_host(session):
        person = table.state.chairs[seat].person
        table.submit(lambda: _paused(table, person, BY_HOST), line=(session, message.id))
    else:
        put_to_vote(session, message, "pause", lambda: _paused(table, "", BY_SEAT))


def _paused(table: "Table", person: str, by: str) -> list[Pending]:
    if table.state.is_played() and table.state.paused:
        return []
    _check_may_pause(table)
    return [Pending(Pause(person), by=by)]


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


def resume(session: "Session", message: Do) -> None:
    """Ends a pause: whoever called it, the host, or anybody where all agreed to it."""
    state, seat = session.table.state, session.sits_at()

    def look() -> list[Pending]:
        is_theirs = state.pauser in ("", state.chairs[seat].person)
        if not is_theirs and not hosting.is_host(session):
            raise refused("only-host")
        return [Pending(Resume())] if state.paused else []

    session.table.submit(look, line=(session, message.id))


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


def overdue(table: "Table") -> list[Pending]:
    """The row that ends a pause whose time is up."""
    ends = pause_ends(table)
    return [Pending(Resume(), by=BY_CLOCK)] if 0 < ends <= table.clock.now() else []
