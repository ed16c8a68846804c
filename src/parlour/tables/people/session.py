# parlour: hot
"""A session: one line to a table, what comes in on it, and through whose eyes it looks."""

import logging
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from parlour.engine.errors import ParlourError
from parlour.tables.connection import Connection
from parlour.tables.people import commands
from parlour.tables.people.outbox import Outbox
from parlour.tables.play.answers import read_move, try_move
from parlour.tables.rate_limit import TokenBucket
from parlour.tables.refusals import in_words, refused
from parlour.wire import messages
from parlour.wire.catalogue import catalogue, spoken_language
from parlour.wire.coding import BadFrame, decode, encode

if TYPE_CHECKING:
    from parlour.tables.table import Table

log = logging.getLogger(__name__)
BROKEN: Final = 1011


class Session:
    """Somebody at a table, on a chair or looking on; several sessions may share a seat."""

    def __init__(
        self, table: "Table", connection: Connection, *, person: str, seat: int | None, hello: messages.Hello
    ) -> None:
        self.table = table
        self.person = person
        self.seat = seat
        self.key = table.state.chairs[seat].token_hash if seat is not None else ""
        self._knows = hello.know
        self.language = spoken_language(table.state.game, hello.language)
        self.outbox = Outbox(connection, table.clock, table.limits)
        self.outbox.on_shut = self.gone
        limits = table.limits
        self._allowance = TokenBucket(limits.frames, limits.frame_every, table.clock.now())

    def welcome(self) -> None:
        """What this line needs to know before anything else."""
        state, known = (
            self.table.state,
            catalogue(self.table.state.game, self.table.state.rules, self.language),
        )
        self.tell(
            messages.Welcome(
                proto=messages.PROTOCOL,
                table=state.table,
                know=known.know,
                you=self.seat,
                catalogue=None if self._knows == known.know else known.raw,
                settings=state.settings.tree(),
                commitment=state.commitment(),
            )
        )

    def tell(self, message: messages.FromRoom) -> None:
        self.outbox.send(encode(message))

    def answered(self, ident: int, error: ParlourError | None, n: int) -> None:
        """How it went: `ok` with the number of the last row, or `no`."""
        self.tell(messages.Ok(ident, n) if error is None else self._no(ident, error))

    def _no(self, ident: int, error: ParlourError) -> messages.No:
        return messages.No(
            ident, error.code, in_words(error, self.seat, self.table.state.match, self.language)
        )

    def hear(self, frame: bytes) -> None:
        """Takes in a frame; one that is no message, or far too many of them, end the line."""
        if self.outbox.is_shut:
            return
        if not self._allowance.takes(self.table.clock.now()):
            self.end(messages.TOO_MUCH, "That is too much at once.")
            return
        try:
            message = decode(frame)
        except BadFrame as error:
            self.end(messages.BAD_MESSAGE, error.sentence)
            return
        began = time.thread_time()
        self._take(message)
        self.table.clock.spent(began, "message")

    def _take(self, message: Any) -> None:
        """Does what is asked, and refuses what cannot be done."""
        do = _HEARD.get(type(message))
        if do is None:
            self.end(messages.BAD_MESSAGE, "Hello was said already.")
            return
        try:
            do(self, message)
        except ParlourError as error:
            self.answered(getattr(message, "id", 0), error, 0)
        except Exception as error:
            log.error("%s went wrong:\n%s%s", type(message).__name__, _where(error), type(error).__name__)
            self.end(BROKEN, "Something went wrong here. Please come in again.")

    def sits_at(self) -> int:
        """The session's seat; refuses whoever looks on."""
        if self.seat is None:
            raise refused("not-seated")
        return self.seat

    def check_sits_at(self, seat: int) -> None:
        """Refuses what was asked from a chair that the session has lost meanwhile, be the line cut or not."""
        if self.table.broadcast.seat_of(self) != seat:
            raise refused("not-seated")

    def _move(self, message: messages.PlayMove) -> None:
        seat, move = self.sits_at(), read_move(message.move)
        self.table.intend(seat, message.asked, move, (self, message.id))

    def _try(self, message: messages.TryMove) -> None:
        try_move(self.table.state, self.sits_at(), message.asked, read_move(message.move))
        self.answered(message.id, None, self.table.state.n)

    def _why(self, message: messages.Why) -> None:
        eyes, scene = self.table.state.eyes_of(self.sits_at()), self.table.scene()
        closed = scene.closed(eyes, self.language) if scene and eyes is not None else []
        self.tell(messages.ClosedMoves(message.id, closed))

    def _say(self, message: messages.Say) -> None:
        self.table.talk.say(self, message)

    def _ping(self, message: messages.Ping) -> None:
        self.tell(messages.Pong(message.at, self.table.clock.now()))

    def _sit(self, message: messages.Sit) -> None:
        commands.sit(self, message)

    def _luck(self, message: messages.Luck) -> None:
        if self.seat is not None:
            self.table.luck.take(self.seat, message.value)

    def _do(self, message: messages.Do) -> None:
        commands.do(self, message)

    def _ask(self, message: messages.Ask) -> None:
        self.table.advice.ask(self, message)

    def drained(self) -> None:
        """The line can take more."""
        self.outbox.drained()

    def gone(self) -> None:
        """The line is no more."""
        self.outbox.forget()
        self.table.leave(self)

    def move_to(self, seat: int | None) -> None:
        """From now on this line looks through the eyes of that seat, or of the public."""
        self.seat = seat
        self.key = "" if seat is None else self.table.state.chairs[seat].token_hash
        people = self.table.broadcast.people(self.table.clock.now())
        self.tell(self.table.broadcast.seats_for(seat, people, self.table.votes.shown()))

    def end(self, code: int, why: str) -> None:
        self.outbox.shut(code, why)
        self.table.leave(self)


def _where(error: Exception) -> str:
    """Where it went wrong, without a word of the error itself, which could name cards."""
    return "".join(traceback.format_tb(error.__traceback__))


_HEARD: Final[dict[type, Callable[[Session, Any], None]]] = {
    messages.PlayMove: Session._move,
    messages.TryMove: Session._try,
    messages.Why: Session._why,
    messages.Say: Session._say,
    messages.Ping: Session._ping,
    messages.Sit: Session._sit,
    messages.Luck: Session._luck,
    messages.Do: Session._do,
    messages.Ask: Session._ask,
}
