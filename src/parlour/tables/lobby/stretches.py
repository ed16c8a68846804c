"""Long work on the loop in short stretches: between them everybody else has a turn.

Stretches are counted in steps and not timed, so that a simulated room does the same things every time.
"""

import asyncio
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")
STEPS: Final = 16
"""Moves that are played again at a stretch: 0.5 ms as a rule, and 5 ms with the largest hands."""
_AT_ONCE: Final = 4
"""So many long works take turns; others wait until one is done."""


class LongWork:
    """Does what takes long, some of it at once and the rest one after the other."""

    def __init__(self) -> None:
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def done(self, steps: Generator[object, None, T], stretch: int = STEPS) -> T:
        """Take all steps, so many at a stretch, and return what they come to."""
        async with self._places:
            return await in_stretches(steps, stretch)


async def in_stretches(steps: Generator[object, None, T], stretch: int = STEPS) -> T:
    """Take all steps, so many at a stretch, and return what they come to."""
    while True:
        try:
            for _ in range(stretch):
                next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
        await asyncio.sleep(0)
