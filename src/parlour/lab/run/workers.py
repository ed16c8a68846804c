"""Who plays the deals, as people ask for it: this process, several of this machine, or a Dask cluster."""

from typing import NamedTuple

from parlour.lab.run.executor import Executor, InProcess, Play
from parlour.lab.run.processes import Processes, cores


class Workers(NamedTuple):
    """So many processes, one for each core if not said; with an address, the workers of the cluster there."""

    processes: int | None = None
    address: str | None = None

    def executor(self, play: Play, play_there: Play, most: int | None = None) -> Executor:
        """Return who plays; on a cluster by the other function, which checks the worker's code first.

        More processes than the most that can be of use are not begun.
        """
        if self.address:
            from parlour.lab.run.cluster import Cluster

            return Cluster(play_there, self.address)
        number = self.processes or cores()
        number = number if most is None else min(number, most)
        return InProcess(play) if number == 1 else Processes(play, number)
