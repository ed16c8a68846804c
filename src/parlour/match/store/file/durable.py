"""Bytes put on disk so that they stay there whole, whatever is killed in between."""

import contextlib
import os
from pathlib import Path
from secrets import token_hex

from parlour.match.errors import BadSave

_ANYBODY = 0o666
OWNER_ONLY = 0o600


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadSave("cannot-read", f"{path} cannot be read: {reason(error)}.") from None


def write_whole(path: Path, content: bytes, mode: int = _ANYBODY) -> None:
    """Puts the whole file there at once: either all of it is there afterwards, or what was there before."""
    draft = path.with_name(f".{path.name}.{token_hex(4)}")
    try:
        _write_new(draft, content, mode)
        draft.replace(path)
        _settle(path.parent)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise _cannot_write(path, error) from None


def append(path: Path, content: bytes, size: int) -> None:
    """Adds to the end of a file that must have this size; a failed write leaves it as it was."""
    try:
        with path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != size:
                raise BadSave(
                    "changed-meanwhile", f"{path} was changed by somebody else: the move was not saved."
                )
            _write_or_take_back(file.fileno(), content, size)
    except OSError as error:
        raise _cannot_write(path, error) from None


def remove(path: Path) -> None:
    """Takes a file away that nobody needs any more; one that cannot be removed does no harm."""
    with contextlib.suppress(OSError):
        path.unlink()


def reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


def _cannot_write(path: Path, error: OSError) -> BadSave:
    return BadSave("cannot-write", f"{path} cannot be written: {reason(error)}.")


def _write_new(path: Path, content: bytes, mode: int) -> None:
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    try:
        _write_all(number, content)
    finally:
        os.close(number)


def _write_or_take_back(number: int, content: bytes, size: int) -> None:
    try:
        _write_all(number, content)
    except OSError:
        os.ftruncate(number, size)
        raise


def _write_all(number: int, content: bytes) -> None:
    left = memoryview(content)
    while left:
        left = left[os.write(number, left) :]
    os.fsync(number)


def _settle(folder: Path) -> None:
    """Makes a new name in the folder last, where the system lets folders be synced."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
