"""Whether a store keeps what it is given, by its own answers; for whoever runs the room and for who waits."""

from collections.abc import Callable, Sequence
from typing import Final

from parlour.engine.errors import ParlourError

_FAILURES: Final = ("not-stored", "damaged-store")
"""The codes of what a store itself cannot do; all other refusals are about what it was asked."""

Failed = Callable[[str, ParlourError], None]
"""Told what failed (`write` or `read`), and with which error."""


class StoreHealth:
    """What the last answers of a store were; tells of each failure, and of the first success after it."""

    def __init__(self) -> None:
        self.is_writable = True
        self._failed: list[Failed] = []
        self._recovered: list[Callable[[], None]] = []

    def listen(self, failed: Failed, recovered: Callable[[], None]) -> None:
        self._failed.append(failed)
        self._recovered.append(recovered)

    def wrote(self, results: Sequence[object]) -> None:
        """Take in what came of writes that were tried together: results, and errors among them."""
        failure = next((each for each in results if _is_failure(each)), None)
        if isinstance(failure, ParlourError):
            self.is_writable = False
            self._tell("write", failure)
        elif not self.is_writable and not all(isinstance(each, Exception) for each in results):
            self.is_writable = True
            for recovered in self._recovered:
                recovered()

    def could_not_read(self, error: ParlourError) -> None:
        self._tell("read", error)

    def _tell(self, what: str, error: ParlourError) -> None:
        for failed in self._failed:
            failed(what, error)


def _is_failure(result: object) -> bool:
    return isinstance(result, ParlourError) and result.code in _FAILURES
