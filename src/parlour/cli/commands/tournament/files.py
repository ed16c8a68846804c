"""What the commands of tournaments read: files of regulations, and logs in files or of a room."""

import asyncio
from pathlib import Path
from typing import Final
from urllib.parse import quote

from parlour.cli.errors import BadOption
from parlour.engine.rules.loading import LONGEST
from parlour.match.file.durable import read_at_most, reason
from parlour.tournaments.log.lines import ROOM, LogHeader, ReadLog, decode_log
from parlour.tournaments.log.rows import Row
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.regulations.text import read_regulations

_TOURNAMENT: Final = "/tournament/"
MOST_LOG: Final = 512 << 20
"""A tournament of 100,000 entrants has a log of about a tenth of that."""


def regulations_in(file: str) -> Regulations:
    """Return the regulations in a file."""
    content = _content_of(file, 4 * LONGEST)
    try:
        return read_regulations(content.decode(), file)
    except UnicodeDecodeError:
        raise BadRegulations("regulations-unreadable", f"{file} is not text.") from None


def log_in(file: str) -> ReadLog:
    """Return the log of a tournament in a file."""
    return decode_log(_content_of(file, MOST_LOG), file)


def log_at(source: str) -> ReadLog:
    """Return the log of a tournament in a file, or that of the room to which a link leads."""
    if not _is_link(source):
        return log_in(source)
    from parlour.client import Door

    door = Door(source)
    if not door.tournament:
        said = "is a table: a tournament's link looks like http://localhost:8765/tournament/…"
        raise BadOption("bad-link", f"{source!r} {said}")
    return decode_log(door.download(f"/api/tournaments/{quote(door.tournament)}/log.jsonl", MOST_LOG), source)


def log_known_as(source: str) -> ReadLog:
    """Return the log in a file or of a link, or of the tournament with this key in this machine's room."""
    is_key = source.isascii() and source.isalnum() and not Path(source).exists()
    return _log_in_store(source) if is_key else log_at(source)


def _log_in_store(key: str) -> ReadLog:
    from parlour.cli.commands.serve import chosen_store
    from parlour.storage.address import is_database

    where = chosen_store(None, None)
    rows = asyncio.run(_stored_rows(where, key)) if is_database(where) or Path(where).exists() else []
    if not rows:
        said = f"There is no file {key}, and no tournament with this key in the room of this machine."
        raise BadOption("no-such-tournament", said)
    return ReadLog(LogHeader(dealt=ROOM), rows)


async def _stored_rows(where: str, key: str) -> list[Row]:
    from parlour.storage import store_at
    from parlour.storage.rows import tournament_log
    from parlour.tables.lobby.archive import all_rows
    from parlour.tables.tournament.log.rows import row_of

    store = store_at(where)
    await store.open()
    try:
        return [row_of(each) for each in await all_rows(store, tournament_log(key))]
    finally:
        await store.close()


def _is_link(source: str) -> bool:
    return "://" in source or (_TOURNAMENT in source and not Path(source).exists())


def _content_of(file: str, most: int) -> bytes:
    try:
        return read_at_most(Path(file), most)
    except OSError as error:
        raise BadOption("cannot-read", f"{file} cannot be read: {reason(error)}.") from None
