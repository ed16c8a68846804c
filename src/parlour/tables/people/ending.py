"""Ending a game before its last move: by walkover for whoever is left alone, or without a result."""

from typing import Final

from parlour.tables.log.entries import ENDED, WALKOVER, End
from parlour.tables.log.rows import Pending
from parlour.tables.people.context import CommandContext
from parlour.tables.people.session import Session
from parlour.tables.refusals import table_refusal
from parlour.tables.state import TableState
from parlour.wire.messages import Do

_OUT: Final = "out"
"""The badge of a seat that is out of the game."""


def walkover(context: CommandContext, session: Session, message: Do) -> None:
    """Win the game from people who left decisions undone: the first place, and the second for all others."""
    state, seat = context.state, session.sits_at()

    def make_rows() -> list[Pending]:
        _check_walkover(context, seat)
        places = [1 if each == seat else 2 for each in range(len(state.chairs))]
        return [_end_row(context, seat, places, WALKOVER)]

    context.queue.submit(make_rows, asker=(session, message.id))


def end(context: CommandContext, session: Session, message: Do) -> None:
    """End the game without a result: at once for whoever is left alone, else when all agree."""
    state, seat, game = context.state, session.sits_at(), context.state.number

    def make_rows() -> list[Pending]:
        _check_played(state)
        return [_end_row(context, seat, [], ENDED)] if state.number == game else []

    _check_played(state)
    if context.absence.is_left_alone(seat, context.limits.gone):
        if state.settings.rated and context.absence.others(seat):
            _check_is_in(state, seat)
        context.queue.submit(make_rows, asker=(session, message.id))
    else:
        context.votes.put((session, message.id), "end", make_rows)


def _end_row(context: CommandContext, seat: int, places: list[int], reason: str) -> Pending:
    return Pending(End(context.state.number, places, [], reason, context.fresh().hex()), seat)


def _check_walkover(context: CommandContext, seat: int) -> None:
    state, rivals = context.state, context.absence.others(seat)
    _check_played(state)
    if not context.absence.is_left_alone(seat, context.limits.gone):
        raise table_refusal("still-here", seconds=context.limits.gone // 1000)
    if not rivals or not all(state.asked[each] or each in state.abandoned for each in rivals):
        raise table_refusal("no-walkover")
    _check_is_in(state, seat)


def _check_played(state: TableState) -> None:
    if not state.is_played():
        raise table_refusal("not-playing")


def _check_is_in(state: TableState, seat: int) -> None:
    """Refuse whoever has lost the game already."""
    if _OUT in state.now_played().position.badges(seat):
        raise table_refusal("out-of-game")
