"""A room's rows as JSON lines: those of a table or tournament, of a day, or everything.

Each line is an object whose `t` says what it is: row, table, game, tournament, entrant, rules, person, note.
They hold the seeds of running games, and an export of everything the hashes of people's keys: keep them as
safe as the room itself.
"""

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec

from parlour.storage.rows import KEPT_NOTES, Row, tournament_of
from parlour.storage.store import Store, StoreError

_ROWS_AT_ONCE: Final = 1000
_ALL: Final = 1_000_000_000


class TimeSpan(NamedTuple):
    """The times whose rows are wanted, in milliseconds since 1970: from `since` until before `until`."""

    since: int = 0
    until: int | None = None

    def holds(self, row: Row) -> bool:
        return self.since <= row.at and (self.until is None or row.at < self.until)


def day(text: str) -> TimeSpan:
    """Return a day such as 2026-05-31, in UTC."""
    try:
        start = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise StoreError("bad-day", f"{text!r} is no day; write it as 2026-05-31.") from None
    return TimeSpan(*(int(each.timestamp() * 1000) for each in (start, start + timedelta(days=1))))


async def export_lines(
    store: Store, *, table: str = "", span: TimeSpan | None = None
) -> AsyncIterator[bytes]:
    """Yield the lines of one table, of all rows of a time, or of everything; each ends with a line feed.

    A tournament is asked for by the key of its log.
    """
    digests = set(await store.digests())
    for key in [table] if table else await store.tables_between(*(span or ())):
        async for row in _rows(store, key, span or TimeSpan()):
            for digest in [digest for digest in digests if digest.encode() in row.body]:
                digests.remove(digest)
                yield await _rules(store, digest)
            yield _export_line("row", _row_fields(row))
        async for line in _lines(store, key):
            yield line
    if not table and span is None:
        for digest in sorted(digests):
            yield await _rules(store, digest)
        for person in await store.people():
            yield _export_line("person", msgspec.structs.asdict(person))
        for kind in KEPT_NOTES:
            for note in await store.notes(kind, most=_ALL):
                yield _export_line("note", msgspec.structs.asdict(note))


async def _rows(store: Store, table: str, span: TimeSpan) -> AsyncIterator[Row]:
    after = 0
    while rows := await store.rows(table, after, _ROWS_AT_ONCE):
        after = rows[-1].n
        for row in rows:
            if span.holds(row):
                yield row


async def _lines(store: Store, table: str) -> AsyncIterator[bytes]:
    line = await store.table(table)
    if line is not None:
        yield _export_line("table", msgspec.structs.asdict(line))
    for game in reversed(await store.games(table=table, most=_ALL)):
        yield _export_line("game", msgspec.structs.asdict(game))
    tournament = await store.tournament(tournament_of(table)) if tournament_of(table) else None
    if tournament is not None:
        yield _export_line("tournament", msgspec.structs.asdict(tournament))
        for entrant in await store.entrants(tournament.tournament):
            yield _export_line("entrant", msgspec.structs.asdict(entrant))


async def _rules(store: Store, digest: str) -> bytes:
    return _export_line("rules", {"digest": digest, "body": await store.rules(digest)})


def _export_line(kind: str, fields: Mapping[str, Any]) -> bytes:
    return msgspec.json.encode({"t": kind, **fields}) + b"\n"


def _row_fields(row: Row) -> dict[str, Any]:
    """Return the fields of a row; a body is written as text that can be read, or else as base64."""
    fields = row._asdict()
    try:
        return fields | {"body": row.body.decode()}
    except UnicodeDecodeError:
        return fields | {"body": "", "raw": row.body}
