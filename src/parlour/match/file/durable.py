"""Bytes put on disk so that they stay there whole, whatever is killed in between."""

import contextlib
import errno
import os
from pathlib import Path
from secrets import token_hex
from typing import Final

from parlour.match.errors import BadSave

MOST_SAVED: Final = 16 << 20
"""No saved game has more bytes: about 100,000 moves, and at most 400 MB of memory, whatever it holds."""
_ANYBODY = 0o666
OWNER_ONLY = 0o600
AS_BYTES: Final[int] = getattr(os, "O_BINARY", 0)
"""Windows would write CRLF for LF without it."""


def read_at_most(path: Path, most: int) -> bytes:
    """Return all that is there, be it a device that never ends; raise OSError where it is more than that."""
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"it has more than {most:,} bytes")
    return content


def read_bytes(path: Path) -> bytes:
    try:
        return read_at_most(path, MOST_SAVED)
    except OSError as error:
        raise BadSave("cannot-read", f"{path} cannot be read: {reason(error)}.") from None


def write_whole(path: Path, content: bytes, mode: int = _ANYBODY) -> None:
    """Put the whole file there at once: either all of it is there afterwards, or what was there before.

    A link stays a link, and what is no file of bytes, such as a device, is written to and not replaced.
    """
    try:
        target = _target_of(path)
        if target.exists() and not target.is_file():
            _write_to(target, content)
        else:
            _replace(target, content, mode)
    except (OSError, RuntimeError) as error:
        raise _cannot_write(path, error) from None


def _target_of(path: Path) -> Path:
    """Return what a link leads to; RuntimeError where it leads in circles, which not every Python notices."""
    target = path.resolve()
    if target.is_symlink():
        raise RuntimeError
    return target


def _replace(path: Path, content: bytes, mode: int) -> None:
    draft = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        _write_new(draft, content, mode)
        draft.replace(path)
        _settle(path.parent)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def _write_to(path: Path, content: bytes) -> None:
    with path.open("wb", buffering=0) as device:
        left = memoryview(content)
        while left:
            left = left[device.write(left) :]


def remove(path: Path) -> None:
    """Remove a file that nobody needs any more; one that cannot be removed does no harm."""
    with contextlib.suppress(OSError):
        path.unlink()


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _cannot_write(path: Path, error: Exception) -> BadSave:
    why = reason(error) if isinstance(error, OSError) else "it is a link that leads in circles"
    return BadSave("cannot-write", f"{path} cannot be written: {why}.")


def _write_new(path: Path, content: bytes, mode: int) -> None:
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | AS_BYTES, mode)
    try:
        _write_all(number, content)
    finally:
        os.close(number)


def _write_all(number: int, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[os.write(number, left) :]
    os.fsync(number)


def _settle(folder: Path) -> None:
    """Flush the folder, so that a new name in it lasts, where the system lets folders be synced."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
