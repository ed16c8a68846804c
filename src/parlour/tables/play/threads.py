"""Bots that think in threads of this process: for a room at one screen, where no process is to be started."""

import asyncio
import logging
from contextlib import suppress
from threading import Thread

from parlour.engine.play.move import Move
from parlour.tables.play.advice_text import advice_text
from parlour.tables.play.match_bots import MatchBots
from parlour.tables.play.workers import Advised, Answered, Task, Workers

log = logging.getLogger(__name__)


class ThreadWorkers(Workers):
    """A thread for each thought; nobody ends it, for whoever sits here wants a bot that thinks so long."""

    def __init__(self) -> None:
        super().__init__(1)
        self._bots: dict[tuple[str, int], MatchBots] = {}

    def think(self, task: Task, most: int, answered: Answered) -> None:
        bots, loop = self._bots.setdefault(task.key, MatchBots()), asyncio.get_running_loop()
        thought = bots.thought(task.match, task.seat, task.player)

        def work() -> None:
            move: Move | None = None
            try:
                move = thought()
            except Exception as error:
                log.warning("bot on seat %d failed: %s", task.seat, type(error).__name__)
            with suppress(RuntimeError):  # the room has closed meanwhile
                loop.call_soon_threadsafe(answered, move)

        Thread(target=work, daemon=True).start()

    def advise(self, task: Task, about: tuple[str, str], most: int, advised: Advised) -> None:
        asyncio.get_running_loop().call_soon(advised, advice_text(task.match, task.seat, *about))

    def forget(self, table: str, number: int) -> None:
        self._bots.pop((table, number), None)

    def start(self) -> None:
        """Do nothing: threads start by themselves."""

    async def close(self) -> None:
        self._bots.clear()
