"""Requests in flight: what was asked of the room and not yet answered, and what a cut makes of it."""

import asyncio
from itertools import count
from typing import Any

from parlour.client.errors import RoomError
from parlour.wire import messages as m

Request = m.PlayMove | m.TryMove | m.Why | m.Say | m.Sit | m.Do | m.Ask
_SAFE_TO_REPEAT = (m.PlayMove, m.TryMove, m.Why, m.Ask)
"""A move names its question, so that the room plays it once however often it comes."""

_CUT = "The line broke: nobody knows whether that was heard."


class Requests:
    """Every request has a number of its own, by which its answer is known."""

    def __init__(self) -> None:
        self._ids = count(1)
        self._open: dict[int, tuple[Request, asyncio.Future[Any]]] = {}

    def next_id(self) -> int:
        return next(self._ids)

    def expect(self, request: Request) -> "asyncio.Future[Any]":
        """Return what the room will answer: RoomError when it refuses."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._open[request.id] = (request, future)
        return future

    def answer(self, ident: int | None, value: Any = None) -> None:
        """Hand an answer to whoever waits for it; drop one that nobody waits for."""
        _, future = self._open.pop(ident or 0, (None, None))
        if future is None or future.done():
            return
        if isinstance(value, Exception):
            future.set_exception(value)
        else:
            future.set_result(value)

    def again(self, you: int | None) -> list[Request]:
        """Return what is to be said again on a new line; give up what was asked for and may have happened."""
        for ident, (request, _) in list(self._open.items()):
            if isinstance(request, m.Sit) and you is not None:
                self.answer(ident, m.Seated(ident, you, ""))
            elif not isinstance(request, (*_SAFE_TO_REPEAT, m.Sit)):
                self.answer(ident, RoomError("line-cut", _CUT))
        return [request for request, _ in self._open.values()]

    def give_up(self, error: Exception) -> None:
        """Fail every open request: nobody will answer any more."""
        for ident in list(self._open):
            self.answer(ident, error)
