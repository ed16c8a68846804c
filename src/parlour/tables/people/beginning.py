"""Beginning: from the wish for a game, or for another one, to its first cards."""

from functools import partial
from typing import TYPE_CHECKING

from parlour.tables.chairs import EMPTY, Chair
from parlour.tables.log import entries
from parlour.tables.log.rows import Pending
from parlour.tables.people import hosting
from parlour.tables.people.seed_mixing import begin_draft
from parlour.tables.refusals import refused
from parlour.tables.state import CLOSED, OPEN, TableState
from parlour.wire.messages import Do

if TYPE_CHECKING:
    from parlour.tables.people.session import Session
    from parlour.tables.table import Table


def begin(session: "Session", message: Do) -> None:
    """The host begins the first game; anybody at the table does if the host is away, and begins the next."""
    table = session.table
    if hosting.is_host_there(table) and table.state.status == OPEN:
        hosting.check_host(session)
    elif not hosting.is_host(session):
        session.sits_at()
    start(table, (session, message.id))


def start(table: "Table", line: "tuple[Session, int] | None" = None) -> None:
    """Begins a game: checks it, asks people for their luck, and deals."""
    table.submit(lambda: _calling(table), partial(table.luck.called_by, line), line=line, urgent=True)


def _calling(table: "Table") -> list[Pending]:
    """The call for everybody's values; where nobody has promised any, the game begins at once."""
    table.check_not_beginning()
    pending = _drafts(table.state)
    return [Pending(entries.Call())] if table.luck.is_awaited() else pending


def called_game(state: TableState) -> list[Pending]:
    """The game that was called; nothing where another process has begun it already."""
    return _drafts(state) if state.called else []


def _drafts(state: TableState) -> list[Pending]:
    """The rows of the beginning: bots on the empty chairs, then the game itself."""
    if state.status == CLOSED:
        raise refused("closed")
    if state.is_played():
        raise refused("playing")
    bots = _bots(state)
    chairs = list(state.chairs)
    for each in bots:
        assert isinstance(each.entry, entries.Sit)
        chairs[each.seat] = EMPTY.taken_by(each.entry)
    return [*bots, begin_draft(state, _begin(state, chairs))]


def _bots(state: TableState) -> list[Pending]:
    empty = [seat for seat, chair in enumerate(state.chairs) if not chair.player]
    if empty and not state.settings.fill:
        raise refused("empty-chairs")
    names: set[str] = set()
    return [hosting.bot_sits(state, seat, state.settings.fill, names) for seat in empty]


def _begin(state: TableState, chairs: list[Chair]) -> entries.Begin:
    cards = [chair.card() for chair in chairs]
    return entries.Begin(state.number + 1, cards, state.digest, state.secret, "")
