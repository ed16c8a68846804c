"""How the lab grows with its workers: the same deals by one worker and by two, here and on a Dask cluster.

Usage: python bench/lab_scaling.py [--deals 400] [--rounds 3] [--players random,random] [--game bastard-brag]

One worker and two take turns on the same deals, so that a busy machine disturbs them alike; the clock runs
while the deals are played and not while processes start. The results must agree. Three ratios: of the median
times, of the best times, and, for a machine that is too busy for clocks, twice the ratio of the CPU time that
all processes spent: what two free cores would give if nobody ever waited.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import psutil

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from parlour.engine.rules.finder import find_game
from parlour.lab.definition import Definition, define
from parlour.lab.players import parse_players
from parlour.lab.playing import play_deals, play_deals_there
from parlour.lab.results import DealResult
from parlour.lab.run.executor import Executor
from parlour.lab.run.experiment import Experiment
from parlour.lab.run.folder import Folder
from parlour.lab.run.processes import Processes


class Run(NamedTuple):
    """The seconds that an executor needed, by the clock and of CPU time, and what it wrote."""

    clock: float
    cpu: float
    results: list[DealResult]


def time_executor(definition: Definition, deals: int, executor: Executor) -> Run:
    """Time the deals by an executor that is ready."""
    warm_up(executor)
    with tempfile.TemporaryDirectory() as folder:
        experiment = Experiment(definition, deals, Folder(Path(folder)))
        began, spent = time.perf_counter(), cpu_spent()
        experiment.play(executor, silent)
        run = Run(time.perf_counter() - began, cpu_spent() - spent, experiment.results())
    executor.shut_down()
    return run


def silent(done: float, total: float, next_up: str = "") -> None:
    """Hear how far the games are, and say nothing: words would cost time."""


def cpu_spent() -> float:
    """Return the CPU time of this process and of all that it has begun and that still run."""
    own = psutil.Process()
    times = [process.cpu_times() for process in (own, *own.children(recursive=True))]
    return float(sum(each.user + each.system for each in times))


def warm_up(executor: Executor) -> None:
    """Play a deal for everybody, so that all have started and have read the rules."""
    for deal in range(executor.size()):
        executor.submit([deal])
    for _ in range(executor.size()):
        executor.next_done()


def compare(
    what: str, definition: Definition, wishes: argparse.Namespace, executor: Callable[[int], Executor]
) -> None:
    """Print one line: the deals per second of one worker and of two, and the ratios."""
    runs: dict[int, list[Run]] = {1: [], 2: []}
    for _ in range(wishes.rounds):
        for workers, done in runs.items():
            done.append(time_executor(definition, wishes.deals, executor(workers)))
    assert all(run.results == runs[1][0].results for run in (*runs[1], *runs[2])), "results differ"
    one, two = (statistics.median(run.clock for run in runs[workers]) for workers in (1, 2))
    best = min(run.clock for run in runs[1]) / min(run.clock for run in runs[2])
    cpu = 2 * min(run.cpu for run in runs[1]) / min(run.cpu for run in runs[2])
    rates = f"{wishes.deals / one:10,.1f} deals/s by one{wishes.deals / two:10,.1f} by two"
    print(f"{what:14}{rates}   median {one / two:.2f} x, best {best:.2f} x, CPU {cpu:.2f} x", flush=True)


def on_clusters(definition: Definition, wishes: argparse.Namespace) -> None:
    """Compare two clusters, of one worker and of two, that live as long as the comparison."""
    from distributed import LocalCluster

    from parlour.lab.run.cluster import Cluster

    options: dict[str, Any] = {"threads_per_worker": 1, "dashboard_address": ":0"}
    with LocalCluster(n_workers=1, **options) as small, LocalCluster(n_workers=2, **options) as large:
        clusters = {1: small, 2: large}
        compare(
            "Dask cluster",
            definition,
            wishes,
            lambda size: Cluster(partial(play_deals_there, definition), clusters[size].scheduler_address),
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="bastard-brag")
    parser.add_argument("--players", default="random,random")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=3)
    wishes = parser.parse_args()
    game = find_game(wishes.game)
    definition = define(game, game.rules(), parse_players(wishes.players), seats=None, seed=1)
    compare("this machine", definition, wishes, lambda size: Processes(partial(play_deals, definition), size))
    on_clusters(definition, wishes)


if __name__ == "__main__":
    main()
