"""Bytes on disk: whole, private where asked, and taken back when they cannot be written."""

import os
import stat
from pathlib import Path

import pytest

from parlour.match.errors import BadSave
from parlour.match.file.durable import (
    MOST_SAVED,
    OWNER_ONLY,
    read_at_most,
    read_bytes,
    remove,
    write_whole,
)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)


def test_a_private_file_is_its_owners_whatever_the_mask(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        write_whole(tmp_path / "secret", b"x", OWNER_ONLY)
    finally:
        os.umask(old)
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_a_private_file_is_private_from_its_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    really_open = os.open

    def watched(path: Path, flags: int, mode: int = 0o777) -> int:
        asked.append((bool(flags & os.O_CREAT), mode))
        return really_open(path, flags, mode)

    monkeypatch.setattr(os, "open", watched)
    write_whole(tmp_path / "secret", b"x", OWNER_ONLY)
    assert [mode for creates, mode in asked if creates] == [0o600]


def test_writing_whole_puts_the_new_content_in_place_of_the_old(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_whole(path, b"old and long")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.usefixtures("full_disk")
def test_a_failed_whole_write_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"old")
    with pytest.raises(BadSave, match="no space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read: no such file") as refused:
        read_bytes(tmp_path / "gone")
    assert refused.value.code == "cannot-read"


def test_removing_what_is_gone_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "seed").write_bytes(b"x")
    remove(tmp_path / "seed")
    remove(tmp_path / "seed")
    assert list(tmp_path.iterdir()) == []


def test_what_never_ends_is_read_only_so_far() -> None:
    with pytest.raises(BadSave, match=f"cannot be read: it has more than {MOST_SAVED:,} bytes"):
        read_bytes(Path("/dev/zero"))
    assert read_at_most(Path("/dev/null"), 0) == b""


def test_writing_through_a_link_leaves_the_link(tmp_path: Path) -> None:
    link, target = tmp_path / "link", tmp_path / "target"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_link_in_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "link")
    with pytest.raises(BadSave, match="cannot be written"):
        write_whole(tmp_path / "link", b"new")


def test_a_device_is_written_to_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"new")
    assert os.read(reader, 10) == b"new"
    assert pipe.is_fifo()
    os.close(reader)
