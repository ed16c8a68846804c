"""An executor of processes."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from parlour.engine.errors import ParlourError, UnknownGame
from parlour.lab.errors import BadExperiment
from parlour.lab.playing import play_deals
from parlour.lab.run.experiment import run
from parlour.lab.run.processes import MOST_LOSSES, Processes, Worker, attempt, cores
from tests.lab.definitions import a_definition, an_experiment, in_process, silent


@pytest.fixture
def executor() -> Iterator[Processes]:
    workers = Processes(partial(play_deals, a_definition()), 2)
    yield workers
    workers.shut_down()


def kill_the_idle(executor: Processes) -> None:
    for worker in executor.idle:
        worker.process.kill()
        worker.process.join()


@pytest.mark.thorough
def test_the_number_of_workers_changes_no_number(tmp_path: Path) -> None:
    by_two, by_one = an_experiment(tmp_path / "two"), an_experiment(tmp_path / "one")
    two = run(by_two, lambda: Processes(partial(play_deals, by_two.definition), 2), silent)
    one = run(by_one, lambda: in_process(by_one.definition), silent)
    assert two.results == one.results


@pytest.mark.thorough
def test_the_deals_of_a_worker_that_was_killed_are_played_by_another(executor: Processes) -> None:
    executor.submit(list(range(500)))
    (worker,) = executor.busy.values()
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGKILL)
    assert executor.next_done().lines == play_deals(a_definition(), range(500))


def test_a_worker_that_died_while_idle_is_replaced(executor: Processes) -> None:
    kill_the_idle(executor)
    executor.submit([1])
    assert executor.next_done().deals == [1]


def test_workers_that_keep_dying_are_given_up(executor: Processes) -> None:
    executor.losses = MOST_LOSSES
    kill_the_idle(executor)
    executor.submit([1])
    with pytest.raises(BadExperiment) as given_up:
        executor.next_done()
    assert given_up.value.code == "workers-lost"


def test_what_goes_wrong_in_a_worker_goes_wrong_here(tmp_path: Path) -> None:
    definition = msgspec.structs.replace(a_definition(), game="poohsticks")
    experiment = an_experiment(tmp_path, definition=definition)
    with pytest.raises(ParlourError, match="poohsticks"):
        run(experiment, lambda: Processes(partial(play_deals, definition), 1), silent)


def test_a_bug_names_the_place_in_the_worker() -> None:
    error = attempt(partial(play_deals, msgspec.structs.replace(a_definition(), game="poohsticks")), [0])
    assert isinstance(error, UnknownGame)
    assert "finder.py" in error.__notes__[0]


def test_a_worker_whose_asker_has_gone_ends_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    worker = Worker(partial(play_deals, a_definition()))
    worker.submit([0])
    worker.pipe.close()
    worker.process.join(timeout=180)
    assert worker.process.exitcode == 0
    assert capfd.readouterr() == ("", "")


BEGUN_AND_INTERRUPTED = """
import os, signal
from functools import partial
from parlour.lab.playing import play_deals
from parlour.lab.run.processes import Worker
from tests.lab.definitions import a_definition
if __name__ == "__main__":
    worker = Worker(partial(play_deals, a_definition()))
    os.kill(worker.process.pid, signal.SIGINT)
    worker.submit([0])
    print(worker.pipe.recv().deals)
    worker.stop()
"""


@pytest.mark.thorough
def test_the_first_worker_does_not_hear_ctrl_c_while_it_begins(tmp_path: Path) -> None:
    (tmp_path / "begun.py").write_text(BEGUN_AND_INTERRUPTED)
    asked = [sys.executable, str(tmp_path / "begun.py")]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(asked, check=False, capture_output=True, text=True, env=env)
    assert (ran.stdout, ran.stderr) == ("[0]\n", "")


def test_nobody_stays_behind(executor: Processes) -> None:
    everybody = list(executor.idle)
    executor.submit(list(range(500)))
    executor.shut_down()
    assert not any(worker.process.is_alive() for worker in everybody)
    executor.idle, executor.busy = [], {}


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
