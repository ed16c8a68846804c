"""Hosting: what the host of a table may do, and who is the host next."""

from typing import TYPE_CHECKING

from parlour.match.log import BY_HOST
from parlour.tables.chairs import Chair
from parlour.tables.people.absence import is_left_alone
from parlour.tables.people.names import bot_name
from parlour.tables.people.votes import put_to_vote
from parlour.tables.refusals import refused
from parlour.tables.rows import entries
from parlour.tables.rows.drafts import Draft
from parlour.tables.settings import check_player
from parlour.tables.state import CLOSED, TableState
from parlour.wire.messages import Do

if TYPE_CHECKING:
    from parlour.tables.table import Table
    from parlour.tables.visitor import Visitor


def is_host(visitor: "Visitor") -> bool:
    """Whether this visitor is the host; where there is none, everybody at the table is."""
    state, seat = visitor.table.state, visitor.seat
    if not state.host:
        return seat is not None
    return state.host in (visitor.person, None if seat is None else state.chairs[seat].person)


def decides_alone(visitor: "Visitor") -> bool:
    """Whether this visitor is the host of a table that has one; what is for ever takes a vote elsewhere."""
    return bool(visitor.table.state.host) and is_host(visitor)


def is_host_there(table: "Table") -> bool:
    """Whether the host has a line to the table, on a chair or beside it."""
    host = table.state.host
    seat = table.state.seat_of(host)
    is_beside = any(visitor.person == host for visitor in table.watchers.visitors)
    return is_beside or (seat is not None and table.watchers.is_anywhere(seat))


def check_host(visitor: "Visitor") -> None:
    if not is_host(visitor):
        raise refused("only-host")


def chair_at(state: TableState, seat: int) -> Chair:
    """The chair of this number; refuses one that is not there."""
    if not 0 <= seat < len(state.chairs):
        raise refused("unknown-chair")
    return state.chairs[seat]


def handed_over(state: TableState, leaving: int) -> list[Draft]:
    """Who is host when the person on this seat leaves: the next person at the table, or nobody."""
    if not state.host or state.chairs[leaving].person != state.host:
        return []
    others = [state.chairs[seat].person for seat in state.persons() if seat != leaving]
    return [Draft(entries.Host(others[0] if others else ""))]


def fill(visitor: "Visitor", message: Do) -> None:
    """Puts a bot on a chair, or empties it; in a game a bot plays for a person who is away."""
    table = visitor.table
    check_host(visitor)

    def look() -> list[Draft]:
        table.check_not_beginning()
        chair = chair_at(table.state, message.seat)
        if message.text:
            check_player(
                message.text, table.state.settings, table.state.rules, table.bots.shared.model_names()
            )
        if table.state.is_played():
            return _standing_in(visitor, chair, message)
        return _filling(table.state, chair, message)

    table.submit(look, line=(visitor, message.id))


def _standing_in(visitor: "Visitor", chair: Chair, message: Do) -> list[Draft]:
    if not chair.is_person() or not message.text:
        raise refused("playing")
    if visitor.table.watchers.is_anywhere(message.seat):
        raise refused("chair-taken")
    return [Draft(entries.House(message.text, "host"), message.seat, BY_HOST)]


def _filling(state: TableState, chair: Chair, message: Do) -> list[Draft]:
    if chair.is_person():
        raise refused("chair-taken")
    if not message.text:
        return [Draft(entries.Stand(), message.seat, BY_HOST)] if chair.player else []
    return [bot_sits(state, message.seat, message.text, set())]


def bot_sits(state: TableState, seat: int, player: str, names: set[str]) -> Draft:
    """A bot takes a chair, with a name that nobody has."""
    taken = names | {chair.name for other, chair in enumerate(state.chairs) if chair.name and other != seat}
    name = bot_name(taken)
    names.add(name)
    return Draft(entries.Sit(name, player), seat, BY_HOST)


def hand_over(visitor: "Visitor", message: Do) -> None:
    """Another person at the table is the host from now on; where nobody is, the people vote for one."""
    check_host(visitor)

    def look() -> list[Draft]:
        chair = chair_at(visitor.table.state, message.seat)
        if not chair.is_person():
            raise refused("not-a-person")
        return [Draft(entries.Host(chair.person), by=BY_HOST)]

    look()
    if decides_alone(visitor):
        visitor.table.submit(look, line=(visitor, message.id))
    else:
        put_to_vote(visitor, message, "host", look, about=message.seat)


def mute(visitor: "Visitor", message: Do) -> None:
    """The table does not hear a person for a while."""
    check_host(visitor)
    chair = chair_at(visitor.table.state, message.seat)
    if not chair.is_person():
        raise refused("not-a-person")
    visitor.table.talk.mute(chair.person, on=message.yes)
    visitor.answered(message.id, None, visitor.table.state.n)


def close(visitor: "Visitor", message: Do) -> None:
    """No further game is played here; one that is on must end first. Without a host the people vote."""
    check_host(visitor)
    table = visitor.table

    def look() -> list[Draft]:
        table.check_not_beginning()
        if table.state.is_played():
            raise refused("playing")
        return [] if table.state.status == CLOSED else [Draft(entries.Close(), by=BY_HOST)]

    if decides_alone(visitor) or not look() or is_left_alone(table, visitor.sits_at(), table.limits.away):
        table.submit(look, line=(visitor, message.id))
    else:
        put_to_vote(visitor, message, "close", look)
