"""Bots that think in threads of this process: for a room at one screen, where no process is to be started."""

import asyncio
import logging
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from parlour.engine.play.move import Move
from parlour.tables.play.advice_text import advice_text
from parlour.tables.play.match_bots import MatchBots
from parlour.tables.play.workers import Advised, Answered, Task, Workers

log = logging.getLogger(__name__)
_Work = Callable[[], None]


class _GameThread:
    """A thread in which the bots of one game think, one after the other, until a move is taken back."""

    def __init__(self, returns: int) -> None:
        self.returns = returns
        self._bots = MatchBots()
        self._thoughts: SimpleQueue[_Work | None] = SimpleQueue()
        Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while (work := self._thoughts.get()) is not None:
            work()

    def think(self, task: Task, answered: Answered, loop: AbstractEventLoop) -> None:
        """Have the task thought about, from the game as it is now, and the loop told."""
        thought = self._bots.thought(task.match, task.seat, task.player)

        def work() -> None:
            move: Move | None = None
            try:
                move = thought()
            except Exception as error:
                self._bots.forget(task.seat, task.player)
                _tell_of_failure(task, error)
            with suppress(RuntimeError):  # the room has closed meanwhile
                loop.call_soon_threadsafe(answered, move)

        self._thoughts.put(work)

    def end(self) -> None:
        """Let the thread end after what it thinks about now."""
        self._thoughts.put(None)


class ThreadWorkers(Workers):
    """A thread for each game; no thought is ended, for whoever sits here wants a bot that thinks so long."""

    def __init__(self) -> None:
        super().__init__(1)
        self._threads: dict[tuple[str, int], _GameThread] = {}

    def think(self, task: Task, most: int, answered: Answered) -> None:
        loop = asyncio.get_running_loop()
        try:
            self._thread(task).think(task, answered, loop)
        except Exception as error:  # a bot that cannot be made
            _tell_of_failure(task, error)
            loop.call_soon(answered, None)

    def _thread(self, task: Task) -> _GameThread:
        """Return the thread of the game; another one once its bots have heard what was taken back."""
        found, returns = self._threads.get(task.key), task.known[0]
        if found is None or found.returns != returns:
            self.forget(*task.key)
            found = self._threads[task.key] = _GameThread(returns)
        return found

    def advise(self, task: Task, about: tuple[str, str], most: int, advised: Advised) -> None:
        asyncio.get_running_loop().call_soon(advised, advice_text(task.match, task.seat, *about))

    def forget(self, table: str, number: int) -> None:
        thread = self._threads.pop((table, number), None)
        if thread is not None:
            thread.end()

    def start(self) -> None:
        """Do nothing: threads start by themselves."""

    async def close(self) -> None:
        for table, number in list(self._threads):
            self.forget(table, number)


def _tell_of_failure(task: Task, error: Exception) -> None:
    log.warning("a bot failed", extra={"fields": {"seat": task.seat, "fault": type(error).__name__}})
