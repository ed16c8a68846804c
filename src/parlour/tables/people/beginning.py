"""Beginning: from the command to begin a game, or another one, to its first cards."""

from functools import partial

from parlour.tables.chairs import EMPTY, Chair
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending
from parlour.tables.people import hosting
from parlour.tables.people.context import CommandContext
from parlour.tables.people.seed_mixing import begin_entry
from parlour.tables.people.session import Asker, Session
from parlour.tables.refusals import table_refusal
from parlour.tables.state import CLOSED, OPEN, TableState
from parlour.wire.messages import Do


def begin(context: CommandContext, session: Session, message: Do) -> None:
    """Begin the first game, as the host, or as anybody at the table if the host is away; or the next one."""
    if hosting.is_host_there(context.broadcast) and context.state.status == OPEN:
        hosting.check_host(session)
    elif not hosting.is_host(session):
        session.sits_at()
    start(context, (session, message.id))


def start(context: CommandContext, asker: Asker | None = None) -> None:
    """Begin a game: check it, ask people for their luck, and deal."""
    done = partial(context.seed_mixing.called_by, asker)
    context.queue.submit(partial(_call, context), done, asker=asker, urgent=True)


def _call(context: CommandContext) -> list[Pending]:
    """Return the call for everybody's values; where nobody has promised any, the game begins at once."""
    context.check_not_beginning()
    rows = _first_rows(context.state)
    return [Pending(entries.Call())] if context.seed_mixing.is_awaited() else rows


def called_game(state: TableState) -> list[Pending]:
    """Return the rows of the game that was called; none where another process has begun it already."""
    return _first_rows(state) if state.called else []


def _first_rows(state: TableState) -> list[Pending]:
    """Return the rows of the beginning: bots on the empty chairs, then the game itself."""
    if state.status == CLOSED:
        raise table_refusal("closed")
    if state.is_played():
        raise table_refusal("playing")
    bots = _bots(state)
    chairs = list(state.chairs)
    for each in bots:
        assert isinstance(each.entry, entries.SitDown)
        chairs[each.seat] = EMPTY.taken_by(each.entry)
    return [*bots, begin_entry(state, _begin(state, chairs))]


def _bots(state: TableState) -> list[Pending]:
    empty = [seat for seat, chair in enumerate(state.chairs) if not chair.player]
    if empty and not state.settings.fill:
        raise table_refusal("empty-chairs")
    names: set[str] = set()
    return [hosting.bot_sits(state, seat, state.settings.fill, names) for seat in empty]


def _begin(state: TableState, chairs: list[Chair]) -> entries.Begin:
    cards = [chair.card() for chair in chairs]
    return entries.Begin(state.number + 1, cards, state.digest, state.secret, "")
