"""A loop in a thread of its own, on which connections live while a screen or a program waits."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future
from threading import Thread
from typing import Any, Final, TypeVar

FAREWELL: Final = 2.0
"""So many seconds a connection or a room has to end by itself."""
Answer = TypeVar("Answer")


class LoopThread:
    """A loop in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        Thread(target=self._run, name="tables", daemon=True).start()

    def _run(self) -> None:
        self._loop.run_forever()
        self._loop.close()

    def wait(self, work: Coroutine[Any, Any, Answer], seconds: float | None = None) -> Answer:
        """Do the work on the loop and wait for what comes of it; TimeoutError after so many seconds."""
        return self.begin(work).result(seconds)

    def begin(self, work: Coroutine[Any, Any, Answer]) -> "Future[Answer]":
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
