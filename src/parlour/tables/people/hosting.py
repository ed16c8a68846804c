"""Hosting: what the host of a table may do, and who is the host next."""

from typing import TYPE_CHECKING

from parlour.match.log import BY_HOST
from parlour.tables.chairs import Chair
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending
from parlour.tables.people.names import bot_name
from parlour.tables.people.presence import is_left_alone
from parlour.tables.people.votes import put_to_vote
from parlour.tables.refusals import refused
from parlour.tables.settings import check_player
from parlour.tables.state import CLOSED, TableState
from parlour.wire.messages import Do

if TYPE_CHECKING:
    from parlour.tables.people.session import Session
    from parlour.tables.table import Table


def is_host(session: "Session") -> bool:
    """Whether this session is the host; where there is none, everybody at the table is."""
    state, seat = session.table.state, session.seat
    if not state.host:
        return seat is not None
    return state.host in (session.person, None if seat is None else state.chairs[seat].person)


def decides_alone(session: "Session") -> bool:
    """Whether this session is the host of a table that has one; what is for ever takes a vote elsewhere."""
    return bool(session.table.state.host) and is_host(session)


def is_host_there(table: "Table") -> bool:
    """Whether the host has a line to the table, on a chair or beside it."""
    host = table.state.host
    seat = table.state.seat_of(host)
    is_beside = any(session.person == host for session in table.broadcast.sessions)
    return is_beside or (seat is not None and table.broadcast.is_anywhere(seat))


def check_host(session: "Session") -> None:
    if not is_host(session):
        raise refused("only-host")


def chair_at(state: TableState, seat: int) -> Chair:
    """The chair of this number; refuses one that is not there."""
    if not 0 <= seat < len(state.chairs):
        raise refused("unknown-chair")
    return state.chairs[seat]


def handed_over(state: TableState, leaving: int) -> list[Pending]:
    """Who is host when the person on this seat leaves: the next person at the table, or nobody."""
    if not state.host or state.chairs[leaving].person != state.host:
        return []
    others = [state.chairs[seat].person for seat in state.persons() if seat != leaving]
    return [Pending(entries.Host(others[0] if others else ""))]


def fill(session: "Session", message: Do) -> None:
    """Puts a bot on a chair, or empties it; in a game a bot plays for a person who is away."""
    table = session.table
    check_host(session)

    def look() -> list[Pending]:
        table.check_not_beginning()
        chair = chair_at(table.state, message.seat)
        if message.text:
            check_player(
                message.text, table.state.settings, table.state.rules, table.bots.shared.model_names()
            )
        if table.state.is_played():
            return _standing_in(session, chair, message)
        return _filling(table.state, chair, message)

    table.submit(look, line=(session, message.id))


def _standing_in(session: "Session", chair: Chair, message: Do) -> list[Pending]:
    if not chair.is_person() or not message.text:
        raise refused("playing")
    if session.table.broadcast.is_anywhere(message.seat):
        raise refused("chair-taken")
    return [Pending(entries.House(message.text, "host"), message.seat, BY_HOST)]


def _filling(state: TableState, chair: Chair, message: Do) -> list[Pending]:
    if chair.is_person():
        raise refused("chair-taken")
    if not message.text:
        return [Pending(entries.Stand(), message.seat, BY_HOST)] if chair.player else []
    return [bot_sits(state, message.seat, message.text, set())]


def bot_sits(state: TableState, seat: int, player: str, names: set[str]) -> Pending:
    """A bot takes a chair, with a name that nobody has."""
    taken = names | {chair.name for other, chair in enumerate(state.chairs) if chair.name and other != seat}
    name = bot_name(taken)
    names.add(name)
    return Pending(entries.Sit(name, player), seat, BY_HOST)


def hand_over(session: "Session", message: Do) -> None:
    """Another person at the table is the host from now on; where nobody is, the people vote for one."""
    check_host(session)

    def look() -> list[Pending]:
        chair = chair_at(session.table.state, message.seat)
        if not chair.is_person():
            raise refused("not-a-person")
        return [Pending(entries.Host(chair.person), by=BY_HOST)]

    look()
    if decides_alone(session):
        session.table.submit(look, line=(session, message.id))
    else:
        put_to_vote(session, message, "host", look, about=message.seat)


def mute(session: "Session", message: Do) -> None:
    """The table does not hear a person for a while."""
    check_host(session)
    chair = chair_at(session.table.state, message.seat)
    if not chair.is_person():
        raise refused("not-a-person")
    session.table.talk.mute(chair.person, on=message.yes)
    session.answered(message.id, None, session.table.state.n)


def close(session: "Session", message: Do) -> None:
    """No further game is played here; one that is on must end first. Without a host the people vote."""
    check_host(session)
    table = session.table

    def look() -> list[Pending]:
        table.check_not_beginning()
        if table.state.is_played():
            raise refused("playing")
        return [] if table.state.status == CLOSED else [Pending(entries.Close(), by=BY_HOST)]

    if decides_alone(session) or not look() or is_left_alone(table, session.sits_at(), table.limits.away):
        table.submit(look, line=(session, message.id))
    else:
        put_to_vote(session, message, "close", look)
