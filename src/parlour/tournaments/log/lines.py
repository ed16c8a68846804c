"""A log as lines of JSON: a header, and then a row each, to be kept, shown and verified elsewhere."""

from collections.abc import Iterable
from typing import Final, NamedTuple, Union

import msgspec

from parlour.engine.errors import ParlourError
from parlour.tournaments.log.fold import fold_rows
from parlour.tournaments.log.rows import ROWS, Opened, Row
from parlour.tournaments.log.state import State

VERSION: Final = 1
DAMAGES: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What folding or planning raises where a row names what is not there."""


class BadLog(ParlourError):
    """A tournament's log that cannot be read, or does not hold what it says."""


class LogHeader(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="log"):
    """The first line: which version of these lines it is, and where the deals were played.

    `dealt` is `lab` where every deal follows from the seed and from the players alone.
    """

    version: int = VERSION
    dealt: str = ""


class ReadLog(NamedTuple):
    """What the lines hold."""

    header: LogHeader
    rows: list[Row]


_READER: Final = msgspec.json.Decoder(Union[(LogHeader, *ROWS)])


def encode_log(rows: Iterable[Row], dealt: str = "") -> bytes:
    """Return the lines of a log."""
    lines = (msgspec.json.encode(line) for line in (LogHeader(dealt=dealt), *rows))
    return b"".join(line + b"\n" for line in lines)


def decode_log(content: bytes, where: str = "This file") -> ReadLog:
    """Return the rows in these lines; refuse what is no log, and name the line that cannot be read."""
    lines = [_read_line(line, n, where) for n, line in enumerate(content.splitlines(), start=1) if line]
    if not lines or not isinstance(lines[0], LogHeader):
        raise BadLog("not-a-log", f"{where} is not the log of a tournament.")
    if lines[0].version > VERSION:
        raise BadLog("newer-log", f"{where} was written by a newer Parlour.")
    rows = [line for line in lines[1:] if isinstance(line, Row)]
    if len(rows) < len(lines) - 1 or not rows or not isinstance(rows[0], Opened):
        raise BadLog("not-a-log", f"{where}: line 2 must open the tournament, and no other line is a header.")
    return ReadLog(lines[0], rows)


def _read_line(line: bytes, number: int, where: str) -> "LogHeader | Row":
    try:
        read: LogHeader | Row = _READER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if number == 1:
            raise BadLog("not-a-log", f"{where} is not the log of a tournament.") from None
        raise BadLog("not-a-log", f"{where}, line {number}: {error}.") from None
    return read


def fold_log(log: ReadLog, where: str = "This file") -> State:
    """Return the state that the rows make; refuse a row that cannot follow on those before it."""
    try:
        return fold_rows(log.rows)
    except DAMAGES:
        raise BadLog("not-a-log", f"{where}: its rows do not follow on each other.") from None
