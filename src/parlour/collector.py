"""The garbage collector while a program starts: nothing is garbage of all that it loads."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_COLLECTS_AFTER: Final = 10_000
"""So many new objects are looked at together, instead of 700; that takes a millisecond or two."""


@contextmanager
def pause_collector() -> Iterator[None]:
    """Load modules without looking for garbage meanwhile; what they have made is not looked at later either.

    By the usual thresholds every new class and function is looked at several times, for a tenth of the start
    of a drawn table (`bench/startup.py`). Where all was loaded already nothing is kept from the collector.
    """
    was_on, loaded = gc.isenabled(), len(sys.modules)
    gc.disable()
    try:
        yield
    finally:
        if len(sys.modules) > loaded:
            gc.freeze()
        if was_on:
            gc.enable()


def collect_seldom() -> None:
    """Look for garbage less often than usual, as suits a program that is soon over or waits for a person."""
    gc.set_threshold(_COLLECTS_AFTER)
