"""Forecasts of tournaments: how long and how fair, worked out elsewhere, one at a time, and kept.

Whoever starts the room gives it the function that works them out; without one there are none.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import msgspec

from parlour.tournaments.regulations.regulations import Entry, Regulations

MOST_ENTRANTS: Final = 256
"""Of larger fields nothing is said: drawing them takes too long."""
_WAITING: Final = 8
"""So many may wait for their turn; whoever asks about more is answered later."""
_KEPT: Final = 200


class TournamentForecast(msgspec.Struct, frozen=True, rename="camel"):
    """With so many entrants: minutes on average, nine times of ten at most, and how often the best wins."""

    entrants: int
    minutes: float
    slow_minutes: float
    best_wins: float


WorkOut = Callable[[Regulations, int], Awaitable[TournamentForecast | None]]
"""Works out a forecast without holding up this loop; None where there is no saying."""
_Key = tuple[bytes, int]


class Forecasts:
    """What is known by regulations and number of entrants, and what is being worked out."""

    def __init__(self, work_out: WorkOut | None = None) -> None:
        self._work_out = work_out
        self._known: dict[_Key, TournamentForecast | None] = {}
        self._tasks: dict[_Key, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    def find(self, regulations: Regulations, entrants: int) -> tuple[TournamentForecast | None, bool]:
        """Return the forecast if it is known, and whether it is worth asking again; begin to work it out."""
        if self._work_out is None or entrants > MOST_ENTRANTS:
            return None, False
        key = (_without_names(regulations), entrants)
        if key in self._known:
            return self._known[key], False
        if key not in self._tasks and len(self._tasks) < _WAITING:
            self._tasks[key] = asyncio.create_task(self._learn(key, regulations, self._work_out))
        return None, True

    async def _learn(self, key: _Key, regulations: Regulations, work_out: WorkOut) -> None:
        try:
            async with self._turn:
                self._known[key] = await work_out(regulations, key[1])
        finally:
            del self._tasks[key]
        while len(self._known) > _KEPT:
            del self._known[next(iter(self._known))]

    async def close(self) -> None:
        """Give up what is not yet worked out."""
        for task in list(self._tasks.values()):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def sizes_to_forecast(regulations: Regulations, entered: int) -> list[int]:
    """Return the numbers of entrants that are of interest: about as many as there are, and a full field."""
    least, most = regulations.entrants.least, regulations.entrants.most
    now = min(most, _rounded_up(max(least, entered)))
    return sorted({now, most}) if most <= MOST_ENTRANTS else [now]


def _rounded_up(count: int) -> int:
    """Return the next number that has but three binary digits of its own: up to an eighth more."""
    step = max(1, (1 << count.bit_length()) // 16)
    return -(-count // step) * step


def _without_names(regulations: Regulations) -> bytes:
    """Return what a forecast depends on, as a key."""
    plain = msgspec.structs.replace(regulations, title="", entry=Entry(), apart=())
    return msgspec.json.encode(plain, order="deterministic")
