"""Each table is in one process at a time: the locks, and that no death leaves one behind."""

import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from parlour.storage.sqlite.table_locks import TableLocks

HOLD = (
    "import sys, time; from pathlib import Path; from parlour.storage.sqlite.table_locks import TableLocks\n"
)
HOLD += "print(TableLocks(Path(sys.argv[1])).hold(sys.argv[2]), flush=True); time.sleep(60)"


@contextmanager
def another_process(store: Path, table: str) -> Iterator[str]:
    """A process that holds the table, until it is killed, and whether it could."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(store), table], stdout=subprocess.PIPE, text=True, env=env
    ) as other:
        assert other.stdout is not None
        try:
            yield other.stdout.readline().strip()
        finally:
            other.kill()


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


def test_a_table_that_another_process_holds_is_free_after_its_death(store: Path) -> None:
    locks = TableLocks(store)
    with another_process(store, "one") as could:
        assert could == "True"
        assert not locks.hold("one")
        assert locks.hold("two")
    assert locks.hold("one")
    locks.close()


def test_what_is_held_here_is_not_held_elsewhere_until_it_is_released(store: Path) -> None:
    locks = TableLocks(store)
    assert [locks.hold("one"), locks.hold("one"), locks.hold("two")] == [True, True, True]
    with another_process(store, "one") as could:
        assert could == "False"
    locks.release("one")
    locks.release("one")
    with another_process(store, "one") as could:
        assert could == "True"
    with another_process(store, "two") as could:
        assert could == "False"
    locks.close()
    with another_process(store, "two") as could:
        assert could == "True"


def test_the_file_of_the_locks_is_its_owners(store: Path) -> None:
    old = os.umask(0)
    try:
        locks = TableLocks(store)
        locks.hold("one")
    finally:
        os.umask(old)
    assert stat.S_IMODE(store.with_name("room.db.tables").stat().st_mode) == 0o600
    locks.close()


def test_where_no_lock_can_be_made_everybody_may_play(tmp_path: Path) -> None:
    assert TableLocks(tmp_path / "nowhere" / "room.db").hold("one")
