"""A line to PostgreSQL that comes back by itself: made when it is needed, made anew when it was cut."""

import asyncio
from contextlib import suppress
from typing import Any, Final, TypeAlias

import asyncpg

from parlour.storage.migrations import missing_migrations
from parlour.storage.store import NotStored, StoreError, damaged_store

Connection: TypeAlias = "asyncpg.Connection[Any]"

PATIENCE: Final = 3.0
"""Seconds without a line after which whoever waits is refused."""

CUT: Final = (
    OSError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.AdminShutdownError,
    asyncpg.exceptions.CrashShutdownError,
    asyncpg.exceptions.CannotConnectNowError,
    asyncpg.exceptions.TooManyConnectionsError,
)
"""The line, or the server behind it, is gone for now."""

_DAMAGE: Final = ("XX001", "XX002")
_SENTENCES: Final = {
    "53100": "The database's disk is full, so this was not kept. Play goes on when there is space again.",
    "25006": "The database may not be written, so this was not kept.",
}
_BAD_ADDRESS: Final = (
    "The address of the database cannot be read: write postgresql://user@host:port/database. "
    "In a password, letters such as / : @ are written as %2F %3A %40."
)
_PAUSES: Final = (0.0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
_SECONDS_TO_CONNECT: Final = 5.0
_SECONDS_TO_ANSWER: Final = 20.0
_MIGRATING: Final = 0x7061726C
"""The key of the lock that lets one process at a time bring the schema up to date."""


class DatabaseConnection:
    """One connection to the database, again and again."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Connection | None = None

    async def connection(self, patience: float = 1e9) -> Connection:
        """Return the connection, made anew with growing pauses; NotStored when that takes longer than
        this."""
        end = asyncio.get_running_loop().time() + patience
        tries = 0
        while self._connection is None or self._connection.is_closed():
            with suppress(*CUT, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._connection = await connect(self._url)
                break
            if asyncio.get_running_loop().time() > end:
                raise cut_off()
            await asyncio.sleep(_PAUSES[min(tries, len(_PAUSES) - 1)])
            tries += 1
        return self._connection

    def drop(self) -> None:
        """Drop a connection that is not to be trusted any more."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(*CUT, asyncpg.InterfaceError):
                await self._connection.close(timeout=1)
        self._connection = None


async def connect(url: str) -> Connection:
    """Return a new connection; the errors of CUT say that it may be tried again."""
    return await asyncpg.connect(
        url,
        timeout=_SECONDS_TO_CONNECT,
        command_timeout=_SECONDS_TO_ANSWER,
        server_settings={"application_name": "parlour"},
    )


def is_cut(error: Exception, connection: Connection) -> bool:
    """Return whether the line was cut, rather than something refused over it."""
    return isinstance(error, CUT) or connection.is_closed()


def cut_off() -> NotStored:
    return NotStored("not-stored", "The database cannot be reached now. Play goes on when it is back.")


def refusal_for(error: Exception) -> Exception:
    """Return what is said where the database would not do something; a bug stays what it is."""
    if not isinstance(error, asyncpg.PostgresError):
        return error
    state = str(error.sqlstate)
    if state in _DAMAGE:
        refusal: StoreError = damaged_store()
    else:
        usual = "The database does not do this now; nothing was kept."
        refusal = NotStored("not-stored", _SENTENCES.get(state, usual))
    refusal.__cause__ = error  # so that the log can name the database's own word for it
    return refusal


async def prepare(url: str) -> None:
    """Make the schema, or bring it up to date; refuse a newer one, and a database that cannot be used."""
    try:
        connection = await connect(url)
        try:
            await _migrate(connection)
        finally:
            await connection.close()
    except (ValueError, asyncpg.exceptions.ClientConfigurationError):
        raise StoreError("no-store", _BAD_ADDRESS) from None  # the error holds parts of it
    except (*CUT, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreError("no-store", f"The database cannot be used for a room: {error}.") from error


async def _migrate(connection: Connection) -> None:
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", _MIGRATING)
        await connection.execute("create table if not exists parlour_schema (number integer not null)")
        present = await connection.fetchval("select max(number) from parlour_schema")
        for step in missing_migrations("postgres", present or 0):
            await connection.execute(step.sql)
            await connection.execute("insert into parlour_schema values ($1)", step.number)
