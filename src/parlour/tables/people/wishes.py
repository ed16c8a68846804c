"""Wishes: everything that people ask of a table beside playing, and who may ask for it."""

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from parlour.engine.errors import ParlourError
from parlour.match.log import BY_HOST, BY_SEAT, Undo
from parlour.match.match import QUICK_UNDO
from parlour.tables.chairs import Chair
from parlour.tables.people import beginning, ending, hosting, pausing
from parlour.tables.people.luck import is_digest
from parlour.tables.people.names import clean_name
from parlour.tables.people.votes import put_to_vote
from parlour.tables.question import house_player
from parlour.tables.refusals import refused
from parlour.tables.rows import entries
from parlour.tables.rows.drafts import Draft
from parlour.tables.rows.entries import PERSON
from parlour.tables.state import CLOSED, TableState
from parlour.wire.messages import Do, Seated, Sit

if TYPE_CHECKING:
    from parlour.tables.visitor import Visitor


def sit(visitor: "Visitor", message: Sit) -> None:
    """A person takes a chair, and gets the token that opens it; one who sits already renews name and luck."""
    table, token = visitor.table, visitor.table.fresh().hex()

    def look() -> list[Draft]:
        table.check_not_beginning()
        return _sitting(table.state, visitor, message, token)

    def done(error: ParlourError | None, n: int) -> None:
        seat = _own_seat(visitor)
        if error is not None or seat is None:
            visitor.answered(message.id, error or refused("not-seated"), n)
            return
        is_new = table.state.chairs[seat].token_hash == _hash(token)
        visitor.tell(Seated(message.id, seat, token if is_new else ""))

    table.submit(look, done=done)


def _own_seat(visitor: "Visitor") -> int | None:
    """Where the visitor sits: by the line's token, or as the person."""
    return visitor.table.state.seat_of(visitor.person) if visitor.seat is None else visitor.seat


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _sitting(state: TableState, visitor: "Visitor", message: Sit, token: str) -> list[Draft]:
    own = _own_seat(visitor)
    if own is not None and state.is_played():
        return []
    _check_may_sit(state, visitor, message)
    if own is not None:
        return _renewed(state, own, message)
    seat = _free_chair(state, message.seat)
    name = _new_name(state, seat, message.name)
    return [Draft(entries.Sit(name, PERSON, visitor.person, _hash(token), message.luck.lower()), seat)]


def _check_may_sit(state: TableState, visitor: "Visitor", message: Sit) -> None:
    if message.luck and not is_digest(message.luck):
        raise refused("bad-luck")
    if not visitor.person or state.status == CLOSED:
        raise refused("closed")
    if visitor.person in state.banned:
        raise refused("banned")
    if state.is_played():
        raise refused("playing")


def _renewed(state: TableState, seat: int, message: Sit) -> list[Draft]:
    """Who sits already may have another name, and promises another value for the next game."""
    chair = state.chairs[seat]
    name = _new_name(state, seat, message.name or chair.name)
    luck = message.luck.lower() or chair.luck
    if (name, luck) == (chair.name, chair.luck):
        return []
    return [Draft(entries.Sit(name, PERSON, chair.person, chair.token_hash, luck), seat)]


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


def do(visitor: "Visitor", message: Do) -> None:
    """Carries out a wish, or refuses it."""
    wish = _WISHES.get(message.what)
    if wish is None:
        raise refused("unknown-wish", what=message.what)
    wish(visitor, message)


def _submit(visitor: "Visitor", message: Do, look: Callable[[], list[Draft]]) -> None:
    visitor.table.submit(look, line=(visitor, message.id))


def _stand(visitor: "Visitor", message: Do) -> None:
    """The chair is free; in a game it stays the person's, and the house plays until they are back."""
    table = visitor.table

    def look() -> list[Draft]:
        table.check_not_beginning()
        seat, state = visitor.sits_at(), table.state
        if state.is_played():
            return [Draft(entries.House(house_player(table.state), "left"), seat)]
        return [Draft(entries.Stand(), seat), *hosting.handed_over(state, seat)]

    _submit(visitor, message, look)


def _back(visitor: "Visitor", message: Do) -> None:
    def look() -> list[Draft]:
        seat = visitor.sits_at()
        return [Draft(entries.House(), seat)] if visitor.table.state.chairs[seat].house else []

    _submit(visitor, message, look)


def _name(visitor: "Visitor", message: Do) -> None:
    def look() -> list[Draft]:
        visitor.table.check_not_beginning()
        seat, state = visitor.sits_at(), visitor.table.state
        if state.is_played():
            raise refused("playing")
        name = _new_name(state, seat, message.text)
        if not message.text.strip():
            raise refused("bad-name")
        return [Draft(entries.Name(name), seat)]

    _submit(visitor, message, look)


def _undo(visitor: "Visitor", message: Do) -> None:
    """Takes back everything from the person's own last move on, when all agree."""
    table, seat = visitor.table, visitor.sits_at()
    game, first = table.state.number, _own_last(table.state, seat)
    put_to_vote(visitor, message, "undo", lambda: _undoing(table.state, game, first), about=seat)


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


def _undoing(state: TableState, game: int, first: int) -> list[Draft]:
    """Takes back all moves but the first so many, others' later ones too."""
    moves = state.now_played().n - first
    if state.number != game or not state.is_played() or moves < 1:
        raise refused("too-late")
    return [Draft(Undo(moves))]


def _kick(visitor: "Visitor", message: Do) -> None:
    """Between games the host asks somebody to leave; in a game, or without a host, the other people vote."""
    table, seat = visitor.table, visitor.sits_at()
    chair = hosting.chair_at(table.state, message.seat)
    if not chair.is_person() or message.seat == seat:
        raise refused("not-a-person")
    table.check_not_beginning()
    look = _kicking(visitor, message.seat, chair)
    if hosting.decides_alone(visitor) and not table.state.is_played():
        _submit(visitor, message, look)
    else:
        put_to_vote(visitor, message, "kick", look, about=message.seat)


def _kicking(visitor: "Visitor", seat: int, chair: Chair) -> Callable[[], list[Draft]]:
    table = visitor.table

    def look() -> list[Draft]:
        table.check_not_beginning()
        if table.state.chairs[seat].person != chair.person:
            return []
        player = house_player(table.state) if table.state.is_played() else ""
        return [Draft(entries.Kick(player), seat, BY_HOST), *hosting.handed_over(table.state, seat)]

    return look


def _vote(visitor: "Visitor", message: Do) -> None:
    visitor.table.votes.take(visitor.sits_at(), yes=message.yes)
    visitor.answered(message.id, None, visitor.table.state.n)


_WISHES: Final[dict[str, Callable[["Visitor", Any], None]]] = {
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
