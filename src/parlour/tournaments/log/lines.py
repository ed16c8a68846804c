"""A log as lines of JSON: a header, and then a row each, to be kept, shown and verified elsewhere.

What a room writes has after the rows a line for each deal, with the lines of its saved game, and a last line
that vouches for all others.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple, Union

import msgspec
from msgspec.structs import replace

from parlour.engine.errors import ParlourError
from parlour.tournaments.log.fold import fold_rows
from parlour.tournaments.log.rows import ROWS, Opened, Row
from parlour.tournaments.log.state import State

VERSION: Final = 1
ROOM: Final = "room"
"""Where the deals were played whose saved games stand in the file."""
_NOT_TOLD: Final = "00" * 32
DAMAGES: Final = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""What folding or planning raises where a row names what is not there."""


class BadLog(ParlourError):
    """A tournament's log that cannot be read, or does not hold what it says."""


class LogHeader(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="log"):
    """The first line: which version of these lines it is, and where the deals were played.

    `dealt` is `lab` where every deal follows from the seed and from the players alone, and `room` where the
    file has the saved games.
    """

    version: int = VERSION
    dealt: str = ""


class PlayedDeal(msgspec.Struct, frozen=True, tag_field="kind", tag="played"):
    """A deal, or a whole game, as it was played: the lines of its saved game."""

    table: int
    number: int
    lines: list[msgspec.Raw]

    def saved(self) -> bytes:
        """Return the file that `parlour verify` and `parlour replay` take."""
        return b"".join(bytes(line) + b"\n" for line in self.lines)


class LogEnd(msgspec.Struct, frozen=True, tag_field="kind", tag="end"):
    """The last line of a room's file: how many stand before it, and the SHA-256 of all their bytes."""

    lines: int
    sha256: str


class ReadLog(NamedTuple):
    """What the lines hold."""

    header: LogHeader
    rows: list[Row]
    deals: Sequence[PlayedDeal] = ()
    is_whole: bool = True
    """Whether the last line vouches for all others; always where none is needed."""


_READER: Final = msgspec.json.Decoder(Union[(LogHeader, PlayedDeal, LogEnd, *ROWS)])
Line = LogHeader | PlayedDeal | LogEnd | Row


def encode_log(rows: Iterable[Row], dealt: str = "") -> bytes:
    """Return the lines of a log."""
    lines = (msgspec.json.encode(line) for line in (LogHeader(dealt=dealt), *rows))
    return b"".join(line + b"\n" for line in lines)


def decode_log(content: bytes, where: str = "This file") -> ReadLog:
    """Return the rows in these lines; refuse what is no log, and name the line that cannot be read."""
    found = content.splitlines()
    unended = 0 if content.endswith(b"\n") else len(found)
    lines = [_read_line(line, n, where, is_cut=n == unended) for n, line in enumerate(found, start=1) if line]
    if not lines or not isinstance(lines[0], LogHeader):
        raise BadLog("not-a-log", f"{where} is not the log of a tournament.")
    if lines[0].version > VERSION:
        raise BadLog("newer-log", f"{where} was written by a newer Parlour.")
    rows = [line for line in lines if isinstance(line, Row)]
    if [type(line) for line in lines].count(LogHeader) > 1 or not (
        rows and rows[0] is lines[1] and isinstance(rows[0], Opened)
    ):
        raise BadLog("not-a-log", f"{where}: line 2 must open the tournament, and no other line is a header.")
    if lines[0].dealt == ROOM and not isinstance(lines[-1], LogEnd):
        raise _cut_off(where)
    deals = [line for line in lines if isinstance(line, PlayedDeal)]
    return ReadLog(lines[0], rows, deals, lines[0].dealt != ROOM or _is_whole(content, lines[-1]))


def _cut_off(where: str) -> BadLog:
    return BadLog("cut-log", f"{where} is cut off: its end is missing. Take it from where it came once more.")


def _is_whole(content: bytes, last: Line) -> bool:
    before = content[: content.rstrip(b"\n").rfind(b"\n") + 1]
    return last == LogEnd(before.count(b"\n"), sha256(before).hexdigest())


def _read_line(line: bytes, number: int, where: str, *, is_cut: bool) -> Line:
    try:
        read: Line = _READER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if number == 1:
            raise BadLog("not-a-log", f"{where} is not the log of a tournament.") from None
        if is_cut:
            raise _cut_off(where) from None
        raise BadLog("not-a-log", f"{where}, line {number}: {error}.") from None
    return read


def fold_log(log: ReadLog, where: str = "This file") -> State:
    """Return the state that the rows make; refuse a row that cannot follow on those before it.

    Nothing is drawn for it, so that it may be done before the seed is told.
    """
    try:
        return fold_rows(_with_a_secret(log.rows))
    except DAMAGES:
        raise BadLog("not-a-log", f"{where}: its rows do not follow on each other.") from None


def _with_a_secret(rows: Sequence[Row]) -> Sequence[Row]:
    opened = rows[0]
    hides = isinstance(opened, Opened) and not opened.secret
    return [replace(opened, secret=_NOT_TOLD), *rows[1:]] if hides else rows
