"""Saves and locks as Windows has them, simulated: text mode unless bytes are asked for, msvcrt for fcntl."""

import errno
import fcntl
import os
import struct
from pathlib import Path
from types import SimpleNamespace

import pytest

from parlour import file_locks
from parlour.match.errors import BadSave
from parlour.match.file import durable
from parlour.match.file.lock import only_table, wait_for_lock
from parlour.storage.sqlite.table_locks import TableLocks

TEXT, NBLCK, LOCK, UNLCK = 1 << 30, 2, 1, 0


def locking(number: int, how: int, count: int) -> None:
    """Lock as msvcrt does: from where the file stands, for this opening of it alone."""
    kind = fcntl.F_UNLCK if how == UNLCK else fcntl.F_WRLCK
    asked = struct.pack("hhqqi0q", kind, os.SEEK_CUR, 0, count, 0)
    try:
        fcntl.fcntl(number, fcntl.F_OFD_SETLK, asked)
    except BlockingIOError:
        raise OSError(errno.EDEADLOCK if how == LOCK else errno.EACCES, "held") from None


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    there = SimpleNamespace(locking=locking, LK_NBLCK=NBLCK, LK_LOCK=LOCK, LK_UNLCK=UNLCK)
    monkeypatch.setattr(file_locks, "fcntl", None)
    monkeypatch.setattr(file_locks, "msvcrt", there)


def test_a_save_is_opened_as_bytes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    flags: list[int] = []
    really = os.open

    def spy(path: Path, given: int, mode: int = 0o777) -> int:
        flags.append(given)
        return really(path, given & ~TEXT, mode)

    monkeypatch.setattr(durable, "AS_BYTES", TEXT)
    monkeypatch.setattr("os.open", spy)
    durable.write_whole(tmp_path / "game.jsonl", b"one\ntwo\n")
    assert flags[0] & TEXT


@pytest.mark.usefixtures("windows")
def test_one_table_has_a_saved_game_which_can_be_read_and_replaced_meanwhile(save: Path) -> None:
    save.write_text("a game")
    with only_table(save):
        assert {Path(name).name for name in open_files()} == {f".{save.name}.lock"}
        with pytest.raises(BadSave, match="is being played at another table"), only_table(save):
            pass
    with only_table(save):
        pass
    assert [path.name for path in save.parent.iterdir()] == [save.name]


def open_files() -> list[str]:
    """What this process has open of the tests' own files."""
    numbers = Path("/proc/self/fd").iterdir()
    names = [str(number.readlink()) for number in numbers if number.is_symlink()]
    return [name for name in names if "pytest" in name and Path(name).is_file()]


@pytest.mark.usefixtures("windows")
def test_whoever_waits_for_a_lock_waits_on_after_ten_seconds(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[int] = []

    def patient(number: int, how: int, count: int) -> None:
        tried.append(how)
        if len(tried) < 3:
            raise OSError(errno.EDEADLOCK, "ten seconds are over")

    monkeypatch.setattr(file_locks.msvcrt, "locking", patient)
    with wait_for_lock(tmp_path / "lock"):
        assert tried == [LOCK, LOCK, LOCK]


@pytest.mark.usefixtures("windows")
def test_a_table_of_a_room_is_in_one_process(tmp_path: Path) -> None:
    here, there = TableLocks(tmp_path / "room.db"), TableLocks(tmp_path / "room.db")
    assert (here.hold("one"), there.hold("one"), there.hold("two")) == (True, False, True)
    here.release("one")
    assert there.hold("one")
    here.close()
    there.close()
