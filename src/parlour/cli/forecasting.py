"""Forecasts for the tournaments of a room: the lab's planner in a process of its own, for a while at most."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

import msgspec

from parlour.server.forecasts import TournamentForecast, WorkOut
from parlour.tournaments.regulations.regulations import Regulations

_COMMAND: Final = (sys.executable, "-m", "parlour.lab.tournament.planner.forecast")
_SECONDS: Final = 45.0
"""A large round robin takes so long; whatever takes longer is not worth a core of the room's machine."""


class _Figures(msgspec.Struct, frozen=True):
    minutes: float
    slow_minutes: float
    best_wins: float


def forecasts_here() -> WorkOut | None:
    """Return the function that works out a forecast; None without numpy, which comes with the extra `lab`."""
    return _work_out if find_spec("numpy") else None


async def _work_out(regulations: Regulations, entrants: int) -> TournamentForecast | None:
    question = msgspec.json.encode({"regulations": regulations, "entrants": entrants})
    try:
        found = msgspec.json.decode(await _ask_planner(question), type=_Figures)
    except (TimeoutError, OSError, msgspec.DecodeError):
        return None
    return TournamentForecast(entrants, found.minutes, found.slow_minutes, found.best_wins)


async def _ask_planner(question: bytes) -> bytes:
    process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
    try:
        return (await asyncio.wait_for(process.communicate(question), _SECONDS))[0]
    finally:
        await _end(process)


async def _end(process: Process) -> None:
    if process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
