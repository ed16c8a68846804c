"""Ending a game before its last move: by walkover for whoever is left alone, or without a result."""

from typing import TYPE_CHECKING, Final

from parlour.tables.log.entries import ENDED, WALKOVER, End
from parlour.tables.log.rows import Pending
from parlour.tables.people.presence import is_left_alone, others
from parlour.tables.people.votes import put_to_vote
from parlour.tables.refusals import refused
from parlour.wire.messages import Do

if TYPE_CHECKING:
    from parlour.tables.people.session import Session
    from parlour.tables.table import Table

_OUT: Final = "out"
"""The badge of a seat that is out of the game."""


def walkover(session: "Session", message: Do) -> None:
    """Wins the game from people who left decisions undone: the first place, and the second for all others."""
    table, seat = session.table, session.sits_at()

    def look() -> list[Pending]:
        _check_walkover(table, seat)
        places = [1 if each == seat else 2 for each in range(len(table.state.chairs))]
        return [_draft(table, seat, places, WALKOVER)]

    table.submit(look, line=(session, message.id))


def end(session: "Session", message: Do) -> None:
    """Ends the game without a result: at once for whoever is left alone, else when all agree."""
    table, seat, game = session.table, session.sits_at(), session.table.state.number

    def look() -> list[Pending]:
        _check_played(table)
        return [_draft(table, seat, [], ENDED)] if table.state.number == game else []

    _check_played(table)
    if is_left_alone(table, seat, table.limits.gone):
        if table.state.settings.rated and others(table, seat):
            _check_is_in(table, seat)
        table.submit(look, line=(session, message.id))
    else:
        put_to_vote(session, message, "end", look)


def _draft(table: "Table", seat: int, places: list[int], reason: str) -> Pending:
    return Pending(End(table.state.number, places, [], reason, table.fresh().hex()), seat)


def _check_walkover(table: "Table", seat: int) -> None:
    _check_played(table)
    state, rivals = table.state, others(table, seat)
    if not is_left_alone(table, seat, table.limits.gone):
        raise refused("still-here", seconds=table.limits.gone // 1000)
    if not rivals or not all(state.asked[each] or each in state.abandoned for each in rivals):
        raise refused("no-walkover")
    _check_is_in(table, seat)


def _check_played(table: "Table") -> None:
    if not table.state.is_played():
        raise refused("not-playing")


def _check_is_in(table: "Table", seat: int) -> None:
    """Refuses whoever has lost the game already."""
    if _OUT in table.state.now_played().position.badges(seat):
        raise refused("out-of-game")
