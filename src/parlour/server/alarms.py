"""Alarms for whoever runs the room: the store fails, goes on failing, or is well again."""

import time
from collections.abc import Callable
from typing import Any, Final

from parlour.engine.errors import ParlourError
from parlour.server.logs import fault, log
from parlour.server.metrics import Metrics
from parlour.storage.health import StoreHealth

_AGAIN_AFTER: Final = 60.0
"""Seconds after which a store that goes on failing is told of again: each move of each table may fail."""


def sound_alarms(health: StoreHealth, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
    """Log and count from now on what this store cannot do."""
    alarms = _Alarms(metrics, now)
    health.listen(alarms.failed, alarms.recovered)
    metrics.gauge("store_writable", lambda: float(health.is_writable))


class _Alarms:
    def __init__(self, metrics: Metrics, now: Callable[[], float]) -> None:
        self._metrics = metrics
        self._now = now
        self._told: dict[str, float] = {}
        self._untold = 0

    def failed(self, what: str, error: ParlourError) -> None:
        """Count it, and log it unless the last line about the same is fresh."""
        self._metrics.count("store_failures", what)
        now = self._now()
        if now - self._told.get(what, -_AGAIN_AFTER) < _AGAIN_AFTER:
            self._untold += 1
            return
        self._told[what] = now
        more, self._untold = self._untold, 0
        log(f"the store cannot {what}", level="warning", code=error.code, more=more, **_reason(error))

    def recovered(self) -> None:
        """Take the next failure for news again."""
        self._told.pop("write", None)
        more, self._untold = self._untold, 0
        log("the store writes again", level="warning", more=more)


def _reason(error: ParlourError) -> dict[str, Any]:
    """Return the database's own word for what is wrong; its words may hold what people said."""
    cause = error.__cause__
    word = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    if word is not None:
        return {"reason": str(word)}
    return fault(cause) if cause is not None else {}
