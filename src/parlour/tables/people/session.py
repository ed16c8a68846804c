# parlour: hot
"""A session: one connection at a table, what comes in on it, and through whose eyes it looks."""

import logging
import traceback
from collections.abc import Callable
from typing import Any, Final

from parlour.engine.errors import ParlourError
from parlour.tables.clock import Clock
from parlour.tables.connection import Connection
from parlour.tables.limits import TableLimits
from parlour.tables.outbox import Outbox
from parlour.tables.refusals import TableRefused, in_words, table_refusal
from parlour.tables.state import TableState
from parlour.wire import messages
from parlour.wire.catalogue import Known, catalogue, spoken_language
from parlour.wire.codec import BadFrame, decode, encode

log = logging.getLogger(__name__)
BROKEN: Final = 1011

Take = Callable[["Session", Any], None]
"""Does what a message of the session asks, or raises a refusal."""
Leave = Callable[["Session"], None]
Asker = tuple["Session", int]
"""The session that asks for something, and the id of its message."""


class Session:
    """Somebody at a table, on a chair or looking on; several sessions may share a seat."""

    def __init__(
        self,
        state: TableState,
        connection: Connection,
        *,
        person: str,
        seat: int | None,
        hello: messages.Hello,
        clock: Clock,
        limits: TableLimits,
        take: Take,
        leave: Leave,
    ) -> None:
        self.state = state
        self.person = person
        self.seat = seat
        self.key = state.chairs[seat].token_hash if seat is not None else ""
        self.language = spoken_language(state.game, hello.language)
        self.blocked: frozenset[str] = frozenset()
        """Whose talk this person does not hear."""
        self.is_challenged = False
        self.outbox = Outbox(connection, clock, limits)
        self.outbox.on_shut = self.gone
        self.says_next = hello.next
        self._knows = hello.know
        self._wants_texts = connection.wants_texts
        self._clock = clock
        self._take = take
        self._leave = leave

    def _catalogue(self) -> Known:
        state, texts = self.state, self._wants_texts
        return catalogue(
            state.game, state.rules_in_force(), self.language, texts=texts, one_deal=state.one_deal
        )

    def welcome_anew(self) -> None:
        """Welcome the session again where the game that begins has other rules than the one before."""
        if self._catalogue().know != self._knows:
            self.welcome()

    def welcome(self) -> None:
        """Tell what this session needs to know before anything else."""
        state, known = self.state, self._catalogue()
        is_known, self._knows = self._knows == known.know, known.know
        self.tell(
            messages.Welcome(
                proto=messages.PROTOCOL,
                table=state.table,
                know=known.know,
                you=self.seat,
                catalogue=None if is_known else known.raw,
                settings=state.shown_settings(),
                commitment=state.commitment(),
            )
        )

    def tell(self, message: messages.FromRoom) -> None:
        self.outbox.send(encode(message))

    def answered(self, ident: int, error: ParlourError | None, n: int) -> None:
        """Tell how it went: `ok` with the number of the last row, or `no`."""
        self.tell(messages.Ok(ident, n) if error is None else self._no(ident, error))

    def _no(self, ident: int, error: ParlourError) -> messages.No:
        why = in_words(error, self.seat, self.state.match, self.language)
        free = error.said.fields.get("free", "") if isinstance(error, TableRefused) else ""
        return messages.No(ident, error.code, why, free)

    def hear(self, frame: bytes) -> None:
        """Take in a frame; one that is no message ends the session. How many come, the connection counts."""
        if self.outbox.is_shut:
            return
        try:
            message = decode(frame)
        except BadFrame as error:
            self.end(messages.BAD_MESSAGE, error.sentence)
            return
        began = self._clock.began()
        self._do(message)
        self._clock.spent(began, "message")

    def _do(self, message: Any) -> None:
        """Have it done, and refuse what cannot be."""
        try:
            self._take(self, message)
        except ParlourError as error:
            self.answered(getattr(message, "id", 0), error, 0)
        except Exception as error:
            log.error("a message went wrong", extra={"fields": _fault_of(message, error)})
            self.end(BROKEN, "Something went wrong here. Please come in again.")

    def sits_at(self) -> int:
        """Return the session's seat; refuse whoever looks on."""
        if self.seat is None:
            raise table_refusal("not-seated")
        return self.seat

    def check_sits_at(self, seat: int) -> None:
        """Refuse what was asked from a chair that the session has lost meanwhile, be it cut or not."""
        if self.rightful_seat() != seat:
            raise table_refusal("not-seated")

    def rightful_seat(self) -> int | None:
        """Return whose eyes the session has: those of the seat that its token opens, or of its person's."""
        seat = self.seat
        if seat is not None and self.key and self.state.chairs[seat].token_hash == self.key:
            return seat
        return self.state.seat_of(self.person)

    def move_to(self, seat: int | None) -> None:
        """Look through the eyes of that seat from now on, or of the public."""
        self.seat = seat
        self.key = "" if seat is None else self.state.chairs[seat].token_hash

    def drained(self) -> None:
        """Send what waits: the connection can take more."""
        self.outbox.drained()

    def gone(self) -> None:
        """Leave the table: the connection is no more."""
        self.outbox.forget()
        self._part()

    def end(self, code: int, why: str) -> None:
        self.outbox.shut(code, why)
        self._part()

    def _part(self) -> None:
        """Leave, and forget the table, so that both are freed at once."""
        leave = self._leave
        self._take, self._leave = _do_nothing, _leave_nothing
        leave(self)


def _fault_of(message: Any, error: Exception) -> dict[str, str]:
    """Return what went wrong and where, without a word of the error itself, which could name cards."""
    places = "".join(traceback.format_tb(error.__traceback__))
    return {"message": type(message).__name__, "fault": type(error).__name__, "places": places}


def _do_nothing(session: Session, message: Any) -> None:
    pass


def _leave_nothing(session: Session) -> None:
    pass
