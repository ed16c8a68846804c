"""An asyncio loop without waiting: its time jumps to the next timer, so that hours pass in milliseconds.

Nothing in it depends on the machine: the same program does the same things in the same order, every time.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")
BEGINNING = 1_800_000_000.0
"""When the wall's clock stands at the beginning, in seconds since 1970."""


class _NoFiles(selectors.BaseSelector):
    """Waits for no file: lets the time pass instead."""

    def __init__(self) -> None:
        self.passed = 0.0

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, events, data)

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return selectors.SelectorKey(fileobj, 0, 0, None)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        self.passed += max(0.0, timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return {}


class VirtualLoop(asyncio.SelectorEventLoop):
    """The loop; `time` is what has passed since it was made."""

    def __init__(self) -> None:
        self._files = _NoFiles()
        super().__init__(self._files)

    def time(self) -> float:
        return self._files.passed

    def wall(self) -> float:
        return BEGINNING + self.time()

    def _write_to_self(self) -> None:
        """No other thread wakes this loop."""


def run_virtually(story: Callable[[], Awaitable[T]]) -> T:
    """Runs a story to its end in virtual time; what goes wrong in a callback ends it too."""
    loop = VirtualLoop()
    wrong: list[BaseException] = []
    loop.set_exception_handler(lambda loop, context: wrong.append(_error(context)))
    try:
        asyncio.set_event_loop(loop)
        told = loop.run_until_complete(_told(story))
    finally:
        _put_away(loop)
    if wrong:
        raise wrong[0]
    return told


def _error(context: dict[str, Any]) -> BaseException:
    error = context.get("exception")
    return error if isinstance(error, BaseException) else RuntimeError(str(context["message"]))


async def _told(story: Callable[[], Awaitable[T]]) -> T:
    return await story()


def _put_away(loop: VirtualLoop) -> None:
    asyncio.set_event_loop(None)
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(loop.shutdown_asyncgens())
    loop.close()
