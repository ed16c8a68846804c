"""Locks on open files, which end with whoever holds them: by fcntl, or by msvcrt on Windows.

A file that is open cannot be replaced on Windows, and a byte that is locked cannot be read; so a lock is
there on a byte far behind the end, and never on a file that is to be replaced.
"""

import errno
import os
from typing import Any, Final

try:
    import fcntl
except ImportError:  # not a Unix
    fcntl = None  # type: ignore[assignment]
try:
    msvcrt: Any = __import__("msvcrt")
except ImportError:  # not Windows
    msvcrt = None

_HELD: Final = (errno.EACCES, errno.EAGAIN)
_FAR: Final = 0x7FFFFFFE
"""The byte that stands for a whole file on Windows, whose C library locks none behind this one."""


def can_replace_open_files() -> bool:
    return msvcrt is None


def lock_file(number: int, *, wait: bool = False) -> None:
    """Lock the whole file, or raise BlockingIOError where another has it; OSError where it knows no locks."""
    if fcntl is not None:
        fcntl.flock(number, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
    elif msvcrt is not None:
        while not _lock_there(number, _FAR, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK):
            if not wait:
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def lock_byte(number: int, place: int) -> bool:
    """Return whether the byte is this process's now; OSError where the file knows no locks."""
    if fcntl is not None:
        return _lock_byte_by_fcntl(number, place)
    return msvcrt is None or _lock_there(number, place % _FAR, msvcrt.LK_NBLCK)


def unlock_byte(number: int, place: int) -> None:
    if fcntl is not None:
        fcntl.lockf(number, fcntl.LOCK_UN, 1, place)
    elif msvcrt is not None:
        os.lseek(number, place % _FAR, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_UNLCK, 1)


def _lock_byte_by_fcntl(number: int, place: int) -> bool:
    try:
        fcntl.lockf(number, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)
    except OSError as error:
        if error.errno not in _HELD:
            raise
        return False
    return True


def _lock_there(number: int, place: int, how: int) -> bool:
    """Return whether the lock was got; one that waits gives up after ten seconds, with EDEADLOCK."""
    os.lseek(number, place, os.SEEK_SET)
    try:
        msvcrt.locking(number, how, 1)
    except OSError as error:
        if error.errno not in (*_HELD, errno.EDEADLOCK):
            raise
        return False
    return True
