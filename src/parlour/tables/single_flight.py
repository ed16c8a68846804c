"""Single flight: what several ask for at the same time is made once, and all of them get it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    """Makes what belongs to a key; whoever leaves meanwhile does not stop it for the others."""

    def __init__(self, make: Callable[[str], Coroutine[Any, Any, T]]) -> None:
        self._make = make
        self._making: dict[str, asyncio.Future[T]] = {}

    async def made(self, key: str) -> T:
        """Return what belongs to the key, from the making that is on or from one that begins now."""
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._make(key))
            self._making[key].add_done_callback(lambda done: self._making.pop(key))
        return await asyncio.shield(self._making[key])
