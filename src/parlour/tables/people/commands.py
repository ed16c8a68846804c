"""Wishes: everything that people ask of a table beside playing, and who may ask for it."""

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from parlour.engine.errors import ParlourError
from parlour.match.log import BY_HOST, BY_SEAT, Undo
from parlour.match.match import QUICK_UNDO
from parlour.tables.chairs import Chair
from parlour.tables.log import entries
from parlour.tables.log.entries import PERSON
from parlour.tables.log.rows import Pending
from parlour.tables.people import beginning, ending, hosting, pausing
from parlour.tables.people.names import clean_name
from parlour.tables.people.seed_mixing import is_digest
from parlour.tables.people.votes import put_to_vote
from parlour.tables.play.answers import house_player
from parlour.tables.refusals import refused
from parlour.tables.state import CLOSED, TableState
from parlour.wire.messages import Do, Seated, Sit

if TYPE_CHECKING:
    from parlour.tables.people.session import Session


def sit(session: "Session", message: Sit) -> None:
    """A person takes a chair, and gets the token that opens it; one who sits already renews name and luck."""
    table, token = session.table, session.table.fresh().hex()

    def look() -> list[Pending]:
        table.check_not_beginning()
        return _sitting(table.state, session, message, token)

    def done(error: ParlourError | None, n: int) -> None:
        seat = _own_seat(session)
        if error is not None or seat is None:
            session.answered(message.id, error or refused("not-seated"), n)
            return
        is_new = table.state.chairs[seat].token_hash == _hash(token)
        session.tell(Seated(message.id, seat, token if is_new else ""))

    table.submit(look, done=done)


def _own_seat(session: "Session") -> int | None:
    """Where the session sits: by the line's token, or as the person."""
    return session.table.state.seat_of(session.person) if session.seat is None else session.seat


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _sitting(state: TableState, session: "Session", message: Sit, token: str) -> list[Pending]:
    own = _own_seat(session)
    if own is not None and state.is_played():
        return []
    _check_may_sit(state, session, message)
    if own is not None:
        return _renewed(state, own, message)
    seat = _free_chair(state, message.seat)
    name = _new_name(state, seat, message.name)
    return [Pending(entries.Sit(name, PERSON, session.person, _hash(token), message.luck.lower()), seat)]


def _check_may_sit(state: TableState, session: "Session", message: Sit) -> None:
    if message.luck and not is_digest(message.luck):
        raise refused("bad-luck")
    if not session.person or state.status == CLOSED:
        raise refused("closed")
    if session.person in state.banned:
        raise refused("banned")
    if state.is_played():
        raise refused("playing")


def _renewed(state: TableState, seat: int, message: Sit) -> list[Pending]:
    """Who sits already may have another name, and promises another value for the next game."""
    chair = state.chairs[seat]
    name = _new_name(state, seat, message.name or chair.name)
    luck = message.luck.lower() or chair.luck
    if (name, luck) == (chair.name, chair.luck):
        return []
    return [Pending(entries.Sit(name, PERSON, chair.person, chair.token_hash, luck), seat)]


def _new_name(state: TableState, seat: int, wanted: str) -> str:
    taken = [chair.name for other, chair in enumerate(state.chairs) if chair.name and other != seat]
    return clean_name(wanted, taken)


def _free_chair(state: TableState, wanted: int) -> int:
    """The chair that is wanted, or any empty one, or else one on which only a bot sits."""
    if wanted >= len(state.chairs):
        raise refused("unknown-chair")
    if wanted >= 0:
        if state.chairs[wanted].is_person():
            raise refused("chair-taken")
        return wanted
    for kind in ("empty", "bot"):
        for seat, chair in enumerate(state.chairs):
            if chair.kind() == kind:
                return seat
    raise refused("no-chair")


def do(session: "Session", message: Do) -> None:
    """Carries out a wish, or refuses it."""
    wish = _WISHES.get(message.what)
    if wish is None:
        raise refused("unknown-wish", what=message.what)
    wish(session, message)


def _submit(session: "Session", message: Do, look: Callable[[], list[Pending]]) -> None:
    session.table.submit(look, line=(session, message.id))


def _stand(session: "Session", message: Do) -> None:
    """The chair is free; in a game it stays the person's, and the house plays until they are back."""
    table = session.table

    def look() -> list[Pending]:
        table.check_not_beginning()
        seat, state = session.sits_at(), table.state
        if state.is_played():
            return [Pending(entries.House(house_player(table.state), "left"), seat)]
        return [Pending(entries.Stand(), seat), *hosting.handed_over(state, seat)]

    _submit(session, message, look)


def _back(session: "Session", message: Do) -> None:
    def look() -> list[Pending]:
        seat = session.sits_at()
        return [Pending(entries.House(), seat)] if session.table.state.chairs[seat].house else []

    _submit(session, message, look)


def _name(session: "Session", message: Do) -> None:
    def look() -> list[Pending]:
        session.table.check_not_beginning()
        seat, state = session.sits_at(), session.table.state
        if state.is_played():
            raise refused("playing")
        name = _new_name(state, seat, message.text)
        if not message.text.strip():
            raise refused("bad-name")
        return [Pending(entries.Name(name), seat)]

    _submit(session, message, look)


def _undo(session: "Session", message: Do) -> None:
    """Takes back everything from the person's own last move on, when all agree."""
    table, seat = session.table, session.sits_at()
    game, first = table.state.number, _own_last(table.state, seat)
    put_to_vote(session, message, "undo", lambda: _undoing(table.state, game, first), about=seat)


def _own_last(state: TableState, seat: int) -> int:
    """How many moves stand when the seat's last own one is taken back; one of long ago stays."""
    if not state.is_played():
        raise refused("not-playing")
    if not state.settings.casual:
        raise refused("not-casual")
    played = state.now_played().played
    for number in range(len(played) - 1, max(-1, len(played) - 1 - QUICK_UNDO), -1):
        if played[number].seat == seat and played[number].by == BY_SEAT:
            return number
    raise refused("nothing-to-undo")


def _undoing(state: TableState, game: int, first: int) -> list[Pending]:
    """Takes back all moves but the first so many, others' later ones too."""
    moves = state.now_played().n - first
    if state.number != game or not state.is_played() or moves < 1:
        raise refused("too-late")
    return [Pending(Undo(moves))]


def _kick(session: "Session", message: Do) -> None:
    """Between games the host asks somebody to leave; in a game, or without a host, the other people vote."""
    table, seat = session.table, session.sits_at()
    chair = hosting.chair_at(table.state, message.seat)
    if not chair.is_person() or message.seat == seat:
        raise refused("not-a-person")
    table.check_not_beginning()
    look = _kicking(session, message.seat, chair)
    if hosting.decides_alone(session) and not table.state.is_played():
        _submit(session, message, look)
    else:
        put_to_vote(session, message, "kick", look, about=message.seat)


def _kicking(session: "Session", seat: int, chair: Chair) -> Callable[[], list[Pending]]:
    table = session.table

    def look() -> list[Pending]:
        table.check_not_beginning()
        if table.state.chairs[seat].person != chair.person:
            return []
        player = house_player(table.state) if table.state.is_played() else ""
        return [Pending(entries.Kick(player), seat, BY_HOST), *hosting.handed_over(table.state, seat)]

    return look


def _vote(session: "Session", message: Do) -> None:
    session.table.votes.take(session.sits_at(), yes=message.yes)
    session.answered(message.id, None, session.table.state.n)


_WISHES: Final[dict[str, Callable[["Session", Any], None]]] = {
    "begin": beginning.begin,
    "rematch": beginning.begin,
    "stand": _stand,
    "back": _back,
    "name": _name,
    "pause": pausing.pause,
    "resume": pausing.resume,
    "walkover": ending.walkover,
    "end": ending.end,
    "undo": _undo,
    "kick": _kick,
    "vote": _vote,
    "fill": hosting.fill,
    "host": hosting.hand_over,
    "mute": hosting.mute,
    "close": hosting.close,
}
