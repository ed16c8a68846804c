"""Hosting: what the host of a table may do, and who is the host next."""

from parlour.match.log import BY_HOST
from parlour.tables.chairs import Chair
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending
from parlour.tables.people.broadcast import Broadcast
from parlour.tables.people.context import CommandContext
from parlour.tables.people.names import bot_name
from parlour.tables.people.session import Session
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import check_player
from parlour.tables.state import CLOSED, TableState
from parlour.wire.messages import Do


def is_host(session: Session) -> bool:
    """Return whether this session is the host; where there is none, everybody at the table is.

    Nobody is at a table that seeks players by itself.
    """
    state, seat = session.state, session.seat
    if state.seek:
        return False
    if not state.host:
        return seat is not None
    return state.host in (session.person, None if seat is None else state.chairs[seat].person)


def decides_alone(session: Session) -> bool:
    """Return whether this session is the host of a table that has one; what is for ever takes a vote
    elsewhere."""
    return bool(session.state.host) and is_host(session)


def is_host_there(broadcast: Broadcast) -> bool:
    """Return whether the host has a session at the table, on a chair or beside it."""
    host = broadcast.state.host
    seat = broadcast.state.seat_of(host)
    is_beside = any(session.person == host for session in broadcast.sessions)
    return bool(host) and (is_beside or (seat is not None and broadcast.is_anywhere(seat)))


def check_host(session: Session) -> None:
    if session.state.seek:
        raise table_refusal("no-host")
    if not is_host(session):
        raise table_refusal("only-host")


def chair_at(state: TableState, seat: int) -> Chair:
    """Return the chair of this number; refuse one that is not there."""
    if not 0 <= seat < len(state.chairs):
        raise table_refusal("unknown-chair")
    return state.chairs[seat]


def next_host(state: TableState, leaving: int) -> list[Pending]:
    """Return the row of the next host when the person on this seat leaves: another person, or nobody."""
    if not state.host or state.chairs[leaving].person != state.host:
        return []
    others = [state.chairs[seat].person for seat in state.persons() if seat != leaving]
    return [Pending(entries.Host(others[0] if others else ""))]


def leaves(state: TableState, seat: int) -> list[Pending]:
    """Return what follows when the person on this seat goes between games: another host, or the end of a
    table that sought players and has none any more."""
    if state.seek and state.persons() == [seat]:
        return [Pending(entries.Close())]
    return next_host(state, seat)


def fill(context: CommandContext, session: Session, message: Do) -> None:
    """Put a bot on a chair, or empty it; in a game a bot plays for a person who is away."""
    state = context.state
    check_host(session)

    def make_rows() -> list[Pending]:
        context.check_not_beginning()
        chair, player = chair_at(state, message.seat), message.text
        if player:
            player = check_player(player, state.settings, state.rules, context.bots.model_names())
        if state.is_played():
            return _stand_in(context.broadcast, chair, message.seat, player)
        return _fill_chair(state, chair, message.seat, player)

    context.queue.submit(make_rows, asker=(session, message.id))


def _stand_in(broadcast: Broadcast, chair: Chair, seat: int, player: str) -> list[Pending]:
    if not chair.is_person() or not player:
        raise table_refusal("playing")
    if broadcast.is_anywhere(seat):
        raise table_refusal("chair-taken")
    return [Pending(entries.House(player, "host"), seat, BY_HOST)]


def _fill_chair(state: TableState, chair: Chair, seat: int, player: str) -> list[Pending]:
    if chair.is_person():
        raise table_refusal("chair-taken")
    if not player:
        return [Pending(entries.Stand(), seat, BY_HOST)] if chair.player else []
    return [bot_sits(state, seat, player, set())]


def bot_sits(state: TableState, seat: int, player: str, names: set[str]) -> Pending:
    """Return the row of a bot that takes a chair, with a name that nobody has."""
    name = bot_name(names | state.names_beside(seat))
    names.add(name)
    return Pending(entries.SitDown(name, player), seat, BY_HOST)


def hand_over(context: CommandContext, session: Session, message: Do) -> None:
    """Make another person at the table the host; where nobody is, the people vote for one."""
    check_host(session)

    def make_rows() -> list[Pending]:
        chair = chair_at(context.state, message.seat)
        if not chair.is_person():
            raise table_refusal("not-a-person")
        return [Pending(entries.Host(chair.person), by=BY_HOST)]

    make_rows()
    asker = session, message.id
    if decides_alone(session):
        context.queue.submit(make_rows, asker=asker)
    else:
        context.votes.put(asker, "host", make_rows, about=message.seat)


def mute(context: CommandContext, session: Session, message: Do) -> None:
    """Let the table not hear a person for a while."""
    check_host(session)
    chair = chair_at(context.state, message.seat)
    if not chair.is_person():
        raise table_refusal("not-a-person")
    context.talk.mute(chair.person, on=message.yes)
    session.answered(message.id, None, context.state.n)


def close(context: CommandContext, session: Session, message: Do) -> None:
    """Close the table for further games; one that is on must end first. Without a host the people vote."""
    check_host(session)
    state, asker = context.state, (session, message.id)

    def make_rows() -> list[Pending]:
        context.check_not_beginning()
        if state.is_played():
            raise table_refusal("playing")
        return [] if state.status == CLOSED else [Pending(entries.Close(), by=BY_HOST)]

    if decides_alone(session) or not make_rows() or _is_left_alone(context, session):
        context.queue.submit(make_rows, asker=asker)
    else:
        context.votes.put(asker, "close", make_rows)


def _is_left_alone(context: CommandContext, session: Session) -> bool:
    return context.absence.is_left_alone(session.sits_at(), context.limits.away)
