"""Wishes: what was asked of the room and not yet answered, and what becomes of it when the line breaks."""

import asyncio
from itertools import count
from typing import Any

from parlour.client.door import RoomError
from parlour.wire import messages as m

Wish = m.PlayMove | m.TryMove | m.Why | m.Say | m.Sit | m.Do | m.Ask
_SAFE_TO_REPEAT = (m.PlayMove, m.TryMove, m.Why, m.Ask)
"""A move names its question, so that the room plays it once however often it comes."""

_CUT = "The line broke: nobody knows whether that was heard."


class Wishes:
    """Every wish has a number of its own, by which its answer is known."""

    def __init__(self) -> None:
        self._ids = count(1)
        self._open: dict[int, tuple[Wish, asyncio.Future[Any]]] = {}

    def next_id(self) -> int:
        return next(self._ids)

    def expect(self, wish: Wish) -> "asyncio.Future[Any]":
        """What the room will answer; RoomError when it refuses."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._open[wish.id] = (wish, future)
        return future

    def answer(self, ident: int | None, value: Any = None) -> None:
        """The answer to a wish; one that nobody waits for is let go."""
        _, future = self._open.pop(ident or 0, (None, None))
        if future is None or future.done():
            return
        if isinstance(value, Exception):
            future.set_exception(value)
        else:
            future.set_result(value)

    def again(self, you: int | None) -> list[Wish]:
        """What is to be said again on a new line; what was asked for and may have happened is given up."""
        for ident, (wish, _) in list(self._open.items()):
            if isinstance(wish, m.Sit) and you is not None:
                self.answer(ident, m.Seated(ident, you, ""))
            elif not isinstance(wish, (*_SAFE_TO_REPEAT, m.Sit)):
                self.answer(ident, RoomError("line-cut", _CUT))
        return [wish for wish, _ in self._open.values()]

    def give_up(self, error: Exception) -> None:
        """Nobody will answer any more."""
        for ident in list(self._open):
            self.answer(ident, error)
