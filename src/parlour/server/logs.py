"""Logs: one JSON object a line, with nothing in it that is anybody's secret.

What is written is chosen field by field; tables are named by a hash, people and addresses not at all, and of
a fault only its kind and its places in the source.
"""

import logging
import sys
import time
import traceback
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TextIO

import msgspec

_LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING}
LOGGERS: Final = ("parlour", "uvicorn", "websockets", "asyncio", "asyncpg")
_OWN: Final = "parlour."
"""Whose messages are ours: they hold nothing but words, for what they are filled with may be a secret."""
_logger = logging.getLogger("parlour.server")


class _Lines(logging.Formatter):
    """A record as a line: when, how grave, what, and the fields that were chosen for it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "what": record.msg if record.name.startswith(_OWN) else record.name,
        }
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= fault(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def fault(error: BaseException) -> dict[str, Any]:
    """Return what is kept of a fault: its kind and where it came from. Its words may hold cards."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in frames]
    return {"fault": type(error).__name__, "places": places[-12:]}


def shadow(key: str) -> str:
    """Return a table's or a link's key as logs name it: the same for the same, and no way back."""
    return sha256(b"parlour log" + key.encode()).hexdigest()[:12]


def log(what: str, *, level: str = "info", **fields: Any) -> None:
    """Write one line."""
    _logger.log(_LEVELS[level], what, extra={"fields": fields})


def log_fault(what: str, error: BaseException, **fields: Any) -> None:
    """Write a line about a fault of ours."""
    _logger.error(what, extra={"fields": fields | fault(error)})


def start_logging(level: str = "info", stream: TextIO | None = None) -> None:
    """Write the log to this stream; of libraries only their faults, never frames or paths."""
    lines = logging.StreamHandler(stream or sys.stderr)
    lines.setFormatter(_Lines())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.propagate = False
        logger.setLevel(_LEVELS[level] if name == "parlour" else logging.ERROR)
