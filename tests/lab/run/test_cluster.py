"""An executor on a Dask cluster of two workers."""

import os
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.lab.decisions.recording import RecordedExperiment, record_deals, record_deals_there
from parlour.lab.decisions.rows import DecisionTable
from parlour.lab.errors import BadExperiment
from parlour.lab.run.experiment import run
from parlour.lab.run.folder import Folder
from parlour.lab.run.together import ExperimentGroup
from parlour.lab.run.workers import Workers
from tests.lab.definitions import a_definition, an_experiment, in_process, silent

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

DEALS = 300


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
    ) as two:
        yield two


@pytest.fixture
def executor(cluster: Any) -> Iterator[Any]:
    from parlour.lab.playing import play_deals_there
    from parlour.lab.run.cluster import Cluster

    executor = Cluster(partial(play_deals_there, a_definition()), cluster.scheduler_address)
    executor.client.wait_for_workers(2, timeout=180)
    yield executor
    executor.shut_down()


def alone(folder: Path) -> Any:
    experiment = an_experiment(folder, DEALS)
    return run(experiment, lambda: in_process(experiment.definition), silent).results


@pytest.mark.thorough
def test_a_cluster_changes_no_number(executor: Any, tmp_path: Path) -> None:
    played = run(an_experiment(tmp_path / "there", DEALS), lambda: executor, silent)
    assert played.results == alone(tmp_path / "here")


@pytest.mark.thorough
def test_a_cluster_changes_no_number_of_a_group_and_no_row_of_decisions(cluster: Any, tmp_path: Path) -> None:
    there = Workers(address=cluster.scheduler_address)
    both = (a_definition(), a_definition(seats=3))
    assert [run.results for run in ExperimentGroup.unkept(both, 40).run(there, silent)] == [
        run.results for run in ExperimentGroup.unkept(both, 40).run(Workers(1), silent)
    ]
    rows = []
    for name, workers in (("there", there), ("here", Workers(1))):
        experiment = RecordedExperiment(both[0], 20, Folder(tmp_path / name))
        play, play_there = partial(record_deals, both[0]), partial(record_deals_there, both[0])
        run(experiment, lambda: workers.executor(play, play_there), silent)  # noqa: B023
        rows.append(list(DecisionTable(both[0], 20, experiment.store).rows()))
    assert rows[0] == rows[1]


@pytest.mark.thorough
def test_a_lost_worker_changes_no_number(cluster: Any, executor: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(done: float, total: float, next_up: str = "") -> None:
        if done and not killed:
            worker = next(iter(cluster.workers.values()))
            killed.append(worker.process.process.pid)
            os.kill(killed[0], 9)

    played = run(an_experiment(tmp_path / "there", DEALS), lambda: executor, kill_one)
    assert killed
    assert played.results == alone(tmp_path / "here")


def test_a_cluster_is_as_large_as_its_workers(executor: Any) -> None:
    assert (executor.size(), executor.free()) == (2, 4)


def test_a_cluster_that_goes_away_is_named(executor: Any) -> None:
    executor.submit(list(range(DEALS)))
    executor.client.cancel(list(executor.coming.futures))
    with pytest.raises(BadExperiment, match="The cluster has gone; what was finished is kept"):
        executor.next_done()


@pytest.mark.thorough
def test_a_worker_with_other_code_refuses_to_play() -> None:
    from parlour.lab.playing import play_deals_there

    with pytest.raises(BadExperiment, match="another Parlour"):
        play_deals_there(msgspec.structs.replace(a_definition(), code="other"), [0])


@pytest.mark.thorough
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "nowhere", "zz://x:1", "tls://127.0.0.1:9", ":::"])
def test_an_address_where_nobody_is_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from parlour.lab.run import cluster as module

    monkeypatch.setattr(module, "PATIENCE", "1s")
    with pytest.raises(BadExperiment, match=re.escape(f"No cluster answers at {address}: ")):
        module.client_at(address)
