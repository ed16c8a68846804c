"""A line to a tournament: it is shown the whole whenever that has changed, and says what its person wants."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from parlour.engine.errors import ParlourError
from parlour.engine.words.phrasebook import Hearer
from parlour.engine.words.sentence import Sentence
from parlour.tables.connection import Connection
from parlour.tables.refusals import TableRefused, table_refusal, table_words
from parlour.wire.codec import BadFrame, decode, encode
from parlour.wire.messages import (
    BAD_MESSAGE,
    SLOW_READER,
    Act,
    Bye,
    Do,
    FromRoom,
    No,
    Ok,
    Ping,
    Pong,
)

_MOST_WAITING: Final = 32
Ask = Callable[["TournamentSession", Any], Coroutine[Any, Any, None]]
"""Does what a `do` or an `act` asks for, or raises a refusal."""


def words_of(error: ParlourError, language: str) -> str:
    """Return a refusal in a language; those of the pure core have their words by their codes."""
    book = table_words(language)
    if isinstance(error, TableRefused):
        return book.say(error.said, Hearer())
    keys = [key for key in (f"entry.{error.code}", f"no.{error.code}") if key in book]
    return book.say(Sentence(keys[0]), Hearer()) if keys else error.sentence


class TournamentSession:
    """One connection; a newer state takes the place of one that could not be sent yet."""

    def __init__(
        self,
        connection: Connection,
        *,
        person: str,
        name: str,
        language: str,
        address: str,
        now: Callable[[], int],
        ask: Ask,
        leave: Callable[["TournamentSession"], None],
    ) -> None:
        self.person = person
        self.name = name
        self.language = language
        self.address = address
        self._connection = connection
        self._now = now
        self._ask = ask
        self._leave = leave
        self._state = b""
        self._small: list[bytes] = []
        self._asking: set[asyncio.Task[None]] = set()

    def show(self, frame: bytes) -> None:
        """Send the state, or keep the newest one for a line that is slow."""
        if self._connection.is_full():
            self._state = frame
        else:
            self._connection.write(frame)

    def tell(self, message: FromRoom) -> None:
        """Send a message that is to arrive."""
        if not self._connection.is_full():
            self._connection.write(encode(message))
        elif len(self._small) < _MOST_WAITING:
            self._small.append(encode(message))
        else:
            self.end(SLOW_READER, "This line reads too slowly.")

    def hear(self, frame: bytes) -> None:
        """Take in a frame; one that is no message, or not for a tournament, ends the line."""
        try:
            said = decode(frame)
        except BadFrame as error:
            self.end(BAD_MESSAGE, error.sentence)
            return
        if isinstance(said, Ping):
            self.tell(Pong(said.at, self._now()))
        elif isinstance(said, Do | Act):
            self._begin(said)
        elif hasattr(said, "id"):
            self.tell(self._no(said.id, table_refusal("not-at-a-table")))
        else:
            self.end(BAD_MESSAGE, "Hello was said already.")

    def _begin(self, said: Do | Act) -> None:
        if len(self._asking) >= _MOST_WAITING:
            self.tell(self._no(said.id, table_refusal("slow-down")))
            return
        task = asyncio.ensure_future(self._answer(said))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _answer(self, said: Do | Act) -> None:
        try:
            await self._ask(self, said)
        except ParlourError as error:
            self.tell(self._no(said.id, error))
        else:
            self.tell(Ok(said.id))

    def _no(self, ident: int, error: ParlourError) -> No:
        return No(ident, error.code, words_of(error, self.language))

    def drained(self) -> None:
        """Send what waits: the connection can take more."""
        small, self._small = self._small, []
        state, self._state = self._state, b""
        for frame in [*small, *([state] if state else [])]:
            self._connection.write(frame)

    def gone(self) -> None:
        self._leave(self)

    def end(self, code: int, why: str) -> None:
        self._connection.write(encode(Bye(code, why)))
        self._connection.close(code, why)
        self._leave(self)
