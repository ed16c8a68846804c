"""An executor on a Dask cluster: the same chunks, played by whatever workers there are."""

import asyncio
from concurrent.futures import CancelledError
from logging import CRITICAL, getLogger
from typing import Any

from dask.utils import parse_timedelta
from distributed import Client, Future, Security, as_completed
from distributed.comm.addressing import resolve_address
from distributed.comm.core import CommClosedError, connect
from distributed.scheduler import KilledWorker

from parlour.lab.errors import BadExperiment
from parlour.lab.run.executor import Chunk, Deals, Executor, Play, play_chunk

AHEAD = 2
PATIENCE = "15s"
CHATTERING = ("distributed.client", "distributed.utils")
"""Who would tell of a lost connection at length, where one sentence is enough."""


class Cluster(Executor):
    """Keeps every worker supplied; workers may come and go, and a lost one's deals are played by another.

    What plays goes with every chunk: left on the workers beforehand, it would be lost with them.
    """

    def __init__(self, play: Play, address: str) -> None:
        for name in CHATTERING:
            getLogger(name).setLevel(CRITICAL)
        self.client = client_at(address)
        self.play = play
        self.coming: Any = as_completed(loop=self.client.loop)
        self.out = 0

    def size(self) -> int:
        threads: int = sum(self.client.nthreads().values())
        return max(1, threads)

    def free(self) -> int:
        return AHEAD * self.size() - self.out

    def submit(self, deals: Deals) -> None:
        self.coming.add(self.client.submit(play_chunk, self.play, deals, pure=False))
        self.out += 1

    def next_done(self) -> Chunk:
        future: Future[Chunk] = next(self.coming)
        self.out -= 1
        try:
            return future.result()
        except KilledWorker:
            said = "The same deals have cost several workers their lives; what was finished is kept."
            raise BadExperiment("workers-lost", said) from None
        except (CancelledError, CommClosedError):
            said = "The cluster has gone; what was finished is kept, and the same command goes on from there."
            raise BadExperiment("no-cluster", said) from None

    def shut_down(self) -> None:
        self.client.close()


def client_at(address: str) -> Client:
    """Return a client of the cluster; one that finds nobody would never end, so we knock first."""
    try:
        asyncio.run(knock(address))
        return Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TypeError, ValueError) as error:
        why = f"No cluster answers at {address}: {error or 'no answer in time'}."
        raise BadExperiment("no-cluster", why) from None


async def knock(address: str) -> None:
    """Connect once, by the security that Dask is set to."""
    how = Security().get_connection_args("client")
    comm = await connect(resolve_address(address), timeout=parse_timedelta(PATIENCE), **how)
    await comm.close()
