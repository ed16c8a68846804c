"""An executor of processes on this machine, each at the other end of a pipe."""

import os
import signal
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from parlour.lab.errors import BadExperiment
from parlour.lab.run.executor import Chunk, Deals, Executor, Play, play_chunk

MOST_LOSSES: Final = 5


def cores() -> int:
    """Return how many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back for a moment; a process begun meanwhile never hears of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # begins with the first process, and would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """A process that plays what it is given until the pipe is closed."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(play, far_end), daemon=True)
        with interrupts_held():
            self.process.start()
        far_end.close()
        self.deals: Deals = ()

    def submit(self, deals: Deals) -> None:
        """Send deals to a worker; one that has died is found out by whoever waits for its answer."""
        self.deals = deals
        with suppress(OSError):
            self.pipe.send(deals)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


class Processes(Executor):
    """As many workers as asked for; one that dies is replaced, and its deals are played by another."""

    def __init__(self, play: Play, number: int) -> None:
        self.play = play
        self.idle = [Worker(play) for _ in range(number)]
        self.busy: dict[Connection, Worker] = {}
        self.number = number
        self.losses = 0

    def size(self) -> int:
        return self.number

    def free(self) -> int:
        return len(self.idle)

    def submit(self, deals: Deals) -> None:
        worker = self.idle.pop()
        worker.submit(deals)
        self.busy[worker.pipe] = worker

    def next_done(self) -> Chunk:
        while True:
            pipe = wait(list(self.busy))[0]
            assert isinstance(pipe, Connection)
            worker = self.busy.pop(pipe)
            try:
                answer = pipe.recv()
            except (EOFError, OSError):
                self.replace(worker)
                continue
            self.idle.append(worker)
            if isinstance(answer, Exception):
                raise answer
            assert isinstance(answer, Chunk)
            return answer

    def replace(self, lost: Worker) -> None:
        lost.stop()
        self.losses += 1
        if self.losses > MOST_LOSSES:
            said = f"{self.losses} workers died one after the other; what they had finished is kept."
            raise BadExperiment("workers-lost", said)
        self.idle.append(Worker(self.play))
        self.submit(lost.deals)

    def shut_down(self) -> None:
        for worker in (*self.idle, *self.busy.values()):
            worker.stop()


def work(play: Play, pipe: Connection) -> None:
    """Live as a worker until nobody is at the other end. Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(play, pipe.recv()))


def attempt(play: Play, deals: Deals) -> Chunk | Exception:
    """Return the chunk, or what went wrong, with the place where it did."""
    try:
        return play_chunk(play, deals)
    except Exception as error:
        error.add_note(traceback.format_exc())
        return error
