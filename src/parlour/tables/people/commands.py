# parlour: hot
"""Commands: everything that people ask of a table, and who may ask for it."""

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.match.log import BY_HOST, BY_SEAT, Undo
from parlour.match.match import QUICK_UNDO
from parlour.tables.chairs import Chair
from parlour.tables.log import entries
from parlour.tables.log.entries import PERSON, Resume
from parlour.tables.log.queue import MakeRows
from parlour.tables.log.rows import Pending
from parlour.tables.people import beginning, ending, hosting
from parlour.tables.people.context import CommandContext
from parlour.tables.people.names import clean_name
from parlour.tables.people.seed_mixing import is_digest
from parlour.tables.people.session import Asker, Session
from parlour.tables.play.answers import answer, house_player, read_move, sit_out, try_move
from parlour.tables.refusals import table_refusal
from parlour.tables.state import CLOSED, TableState
from parlour.wire import messages
from parlour.wire.messages import Do, Seated, Sit

Handler = Callable[[CommandContext, Session, Any], None]


def take(context: CommandContext, session: Session, message: Any) -> None:
    """Do what a message of the session asks, or refuse it."""
    handler = MESSAGES.get(type(message))
    if handler is None:
        session.end(messages.BAD_MESSAGE, "Hello was said already.")
        return
    handler(context, session, message)


def _play(context: CommandContext, session: Session, message: messages.PlayMove) -> None:
    session.sits_at()
    play_move(context, message.asked, read_move(message.move), (session, message.id))


def play_move(context: CommandContext, asked: int, move: Move, asker: Asker) -> None:
    """Answer the question put at `asked`; the state that follows carries the asker's id."""
    state, (session, ident) = context.state, asker
    seat = session.sits_at()

    def make_rows() -> list[Pending]:
        session.check_sits_at(seat)
        return answer(state, seat, asked, move, now=context.clock.now(), fresh=context.fresh)

    def done(error: ParlourError | None, n: int) -> None:
        last = state.answers[seat]
        is_again = error is None and last is not None and last.asked == asked
        session.answered(ident, error, last.n if is_again and last else n)

    context.queue.submit(make_rows, done, asker=asker)


def _try(context: CommandContext, session: Session, message: messages.TryMove) -> None:
    try_move(context.state, session.sits_at(), message.asked, read_move(message.move))
    session.answered(message.id, None, context.state.n)


def _why(context: CommandContext, session: Session, message: messages.Why) -> None:
    eyes, scene = context.state.eyes_of(session.sits_at()), context.broadcast.scene()
    closed = scene.closed(eyes, session.language) if scene and eyes is not None else []
    session.tell(messages.ClosedMoves(message.id, closed))


def _say(context: CommandContext, session: Session, message: messages.Say) -> None:
    context.talk.say(session, message)


def _ping(context: CommandContext, session: Session, message: messages.Ping) -> None:
    session.tell(messages.Pong(message.at, context.clock.now()))


def _open_luck(context: CommandContext, session: Session, message: messages.Luck) -> None:
    if session.seat is not None:
        context.seed_mixing.take(session.seat, message.value)


def _ask(context: CommandContext, session: Session, message: messages.Ask) -> None:
    context.advice.ask(session, message)


def _do(context: CommandContext, session: Session, message: Do) -> None:
    """Carry out a command, or refuse it."""
    command = COMMANDS.get(message.what)
    if command is None:
        raise table_refusal("unknown-wish", what=message.what)
    if context.state.tournament and message.what not in OWN_BUSINESS:
        raise table_refusal("director-decides")
    command(context, session, message)


def _sit(context: CommandContext, session: Session, message: Sit) -> None:
    """Give a person a chair, and the token that opens it; who sits already renews name and luck."""
    state, token = context.state, context.fresh().hex()

    def make_rows() -> list[Pending]:
        context.check_not_beginning()
        return _seat_rows(session, message, token)

    def done(error: ParlourError | None, n: int) -> None:
        seat = _own_seat(session)
        if error is not None or seat is None:
            session.answered(message.id, error or table_refusal("not-seated"), n)
            return
        is_new = state.chairs[seat].token_hash == _hash(token)
        session.tell(Seated(message.id, seat, token if is_new else ""))

    context.queue.submit(make_rows, done)


def _own_seat(session: Session) -> int | None:
    """Return where the session sits: by its token, or as the person."""
    return session.state.seat_of(session.person) if session.seat is None else session.seat


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _seat_rows(session: Session, message: Sit, token: str) -> list[Pending]:
    state, own = session.state, _own_seat(session)
    if state.tournament:
        return _promise(state, own, message)
    if own is not None and state.is_played():
        return []
    _check_may_sit(session, message)
    if own is not None:
        return _renewal(session, own, message)
    seat = _free_chair(state, message.seat)
    name = _new_name(session, seat, message.name)
    return [Pending(entries.SitDown(name, PERSON, session.person, _hash(token), message.luck.lower()), seat)]


def _promise(state: TableState, own: int | None, message: Sit) -> list[Pending]:
    """Return the row of what a person promises for the next deal; whom the director has not seated cannot."""
    _check_luck(message)
    if own is None or not state.chairs[own].is_person():
        raise table_refusal("director-decides")
    luck = message.luck.lower()
    return [Pending(entries.Promise(luck), own)] if luck and luck != state.chairs[own].luck else []


def _check_luck(message: Sit) -> None:
    if message.luck and not is_digest(message.luck):
        raise table_refusal("bad-luck")


def _check_may_sit(session: Session, message: Sit) -> None:
    state = session.state
    _check_luck(message)
    if not session.person or state.status == CLOSED:
        raise table_refusal("closed")
    if session.person in state.banned:
        raise table_refusal("banned")
    if state.is_played():
        raise table_refusal("playing")


def _renewal(session: Session, seat: int, message: Sit) -> list[Pending]:
    """Return the row of another name, or of another promised value, of a person who sits already."""
    chair = session.state.chairs[seat]
    name = _new_name(session, seat, message.name or chair.name)
    luck = message.luck.lower() or chair.luck
    if (name, luck) == (chair.name, chair.luck):
        return []
    return [Pending(entries.SitDown(name, PERSON, chair.person, chair.token_hash, luck), seat)]


def _new_name(session: Session, seat: int, wanted: str) -> str:
    return clean_name(wanted, session.state.names_beside(seat), session.language)


def _free_chair(state: TableState, wanted: int) -> int:
    """Return the chair that is wanted, or any empty one, or else one on which only a bot sits."""
    if wanted >= len(state.chairs):
        raise table_refusal("unknown-chair")
    if wanted >= 0:
        if state.chairs[wanted].is_person():
            raise table_refusal("chair-taken")
        return wanted
    for kind in ("empty", "bot"):
        for seat, chair in enumerate(state.chairs):
            if chair.kind() == kind:
                return seat
    raise table_refusal("no-chair")


def _submit(context: CommandContext, session: Session, message: Do, make_rows: MakeRows) -> None:
    context.queue.submit(make_rows, asker=(session, message.id))


def _stand(context: CommandContext, session: Session, message: Do) -> None:
    """Free the chair; in a game it stays the person's, and the house plays until they are back.

    In a tournament it stays theirs in any case, and they sit out.
    """
    state = context.state

    def make_rows() -> list[Pending]:
        context.check_not_beginning()
        seat = session.sits_at()
        if state.tournament:
            return sit_out(state, seat, "left")
        if state.is_played():
            return [Pending(entries.House(house_player(state), "left"), seat)]
        return [Pending(entries.Stand(), seat), *hosting.leaves(state, seat)]

    _submit(context, session, message, make_rows)


def _back(context: CommandContext, session: Session, message: Do) -> None:
    def make_rows() -> list[Pending]:
        seat = session.sits_at()
        chair = context.state.chairs[seat]
        if context.state.tournament and chair.why == BY_HOST:
            raise table_refusal("director-decides")
        return [Pending(entries.House(), seat)] if chair.house else []

    _submit(context, session, message, make_rows)


def _name(context: CommandContext, session: Session, message: Do) -> None:
    def make_rows() -> list[Pending]:
        context.check_not_beginning()
        seat, state = session.sits_at(), context.state
        if state.is_played():
            raise table_refusal("playing")
        name = _new_name(session, seat, message.text)
        if not message.text.strip():
            raise table_refusal("bad-name")
        return [Pending(entries.Name(name), seat)]

    _submit(context, session, message, make_rows)


def _pause(context: CommandContext, session: Session, message: Do) -> None:
    """Pause at once for the host, when all agree for others."""
    pauses, seat = context.pauses, session.sits_at()
    pauses.check_may_pause()
    if hosting.is_host(session):
        person = context.state.chairs[seat].person
        _submit(context, session, message, lambda: pauses.begin(person, BY_HOST))
    else:
        context.votes.put((session, message.id), "pause", lambda: pauses.begin("", BY_SEAT))


def _resume(context: CommandContext, session: Session, message: Do) -> None:
    """End a pause: whoever called it, the host, or anybody where all agreed to it."""
    state, seat = context.state, session.sits_at()

    def make_rows() -> list[Pending]:
        is_theirs = state.pauser in ("", state.chairs[seat].person)
        if not is_theirs and not hosting.is_host(session):
            raise table_refusal("only-host")
        return [Pending(Resume())] if state.paused else []

    _submit(context, session, message, make_rows)


def _undo(context: CommandContext, session: Session, message: Do) -> None:
    """Take back everything from the person's own last move on, when all agree."""
    state, seat = context.state, session.sits_at()
    game, first = state.number, _own_last(state, seat)
    context.votes.put((session, message.id), "undo", lambda: _undo_rows(state, game, first), about=seat)


def _own_last(state: TableState, seat: int) -> int:
    """Return how many moves stand when the seat's last own one is taken back; one of long ago stays."""
    if not state.is_played():
        raise table_refusal("not-playing")
    if not state.settings.casual:
        raise table_refusal("not-casual")
    played = state.now_played().played
    for number in range(len(played) - 1, max(-1, len(played) - 1 - QUICK_UNDO), -1):
        if played[number].seat == seat and played[number].by == BY_SEAT:
            return number
    raise table_refusal("nothing-to-undo")


def _undo_rows(state: TableState, game: int, first: int) -> list[Pending]:
    """Return the row that takes back all moves but the first so many, others' later ones too."""
    moves = state.now_played().n - first
    if state.number != game or not state.is_played() or moves < 1:
        raise table_refusal("too-late")
    return [Pending(Undo(moves))]


def _kick(context: CommandContext, session: Session, message: Do) -> None:
    """Ask somebody to leave: the host does between games; in a game, or without a host, the others vote."""
    state, seat = context.state, session.sits_at()
    chair = hosting.chair_at(state, message.seat)
    if not chair.is_person() or message.seat == seat:
        raise table_refusal("not-a-person")
    context.check_not_beginning()
    make_rows = _kick_rows(context, message.seat, chair)
    if hosting.decides_alone(session) and not state.is_played():
        _submit(context, session, message, make_rows)
    else:
        context.votes.put((session, message.id), "kick", make_rows, about=message.seat)


def _kick_rows(context: CommandContext, seat: int, chair: Chair) -> MakeRows:
    state = context.state

    def make_rows() -> list[Pending]:
        context.check_not_beginning()
        if state.chairs[seat].person != chair.person:
            return []
        player = house_player(state) if state.is_played() else ""
        return [Pending(entries.Kick(player), seat, BY_HOST), *hosting.next_host(state, seat)]

    return make_rows


def _vote(context: CommandContext, session: Session, message: Do) -> None:
    context.votes.take(session.sits_at(), yes=message.yes)
    session.answered(message.id, None, context.state.n)


def _next(context: CommandContext, session: Session, message: Do) -> None:
    context.hold.next(session.sits_at())
    session.answered(message.id, None, context.state.n)


COMMANDS: Final[dict[str, Handler]] = {
    "begin": beginning.begin,
    "rematch": beginning.begin,
    "stand": _stand,
    "back": _back,
    "name": _name,
    "pause": _pause,
    "resume": _resume,
    "walkover": ending.walkover,
    "end": ending.end,
    "undo": _undo,
    "kick": _kick,
    "vote": _vote,
    "next": _next,
    "fill": hosting.fill,
    "host": hosting.hand_over,
    "mute": hosting.mute,
    "close": hosting.close,
}
"""What a `do` may ask for, by its word on the wire."""

OWN_BUSINESS: Final = frozenset(("stand", "back", "next"))
"""What people decide for themselves at a table of a tournament: to sit out, to come back, and to go on."""


def _act(context: CommandContext, session: Session, message: messages.Act) -> None:
    """Refuse what only the director of a tournament does, on a line to the tournament itself."""
    raise table_refusal("unknown-wish", what=message.what)


MESSAGES: Final[dict[type, Handler]] = {
    messages.PlayMove: _play,
    messages.TryMove: _try,
    messages.Why: _why,
    messages.Say: _say,
    messages.Ping: _ping,
    messages.Sit: _sit,
    messages.Luck: _open_luck,
    messages.Do: _do,
    messages.Ask: _ask,
    messages.Act: _act,
}
"""What is done with each message of a session."""
