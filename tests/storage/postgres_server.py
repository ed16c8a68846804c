"""A private PostgreSQL for tests: in a folder of its own, on a Unix socket, one for the whole test run.

It uses the machine's own binaries. PostgreSQL refuses to run as root; then it runs as `postgres` or `nobody`.
"""

import atexit
import os
import pwd
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import asyncpg

_HOMES: Final = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt/postgresql")
_INITIAL: Final = ("-U", "parlour", "-A", "trust", "--no-sync", "-E", "UTF8")
_SETTINGS: Final = (
    "-c listen_addresses='' -c unix_socket_directories=. -c max_connections=60 "
    "-c shared_buffers=16MB -c logging_collector=off"
)


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    found = [path for home in _HOMES for path in Path(home).glob("**/bin/initdb")]
    return max(found).parent if found else None


class PostgresServer:
    """A server in a temporary folder; `url` is its address. A durable one waits for the disk."""

    def __init__(self, programs: Path, *, is_durable: bool = False) -> None:
        self._programs = programs
        self._settings = f"{_SETTINGS} -c fsync={'on' if is_durable else 'off'}"
        self._folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
        self._user = _unprivileged()
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", str(self._folder / "db"), *_INITIAL)
        self.url = f"postgresql:///postgres?host={self._folder / 'db'}&user=parlour"
        self.start()

    def start(self) -> None:
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._folder / "db"), "-l", log, "-o", self._settings, "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is a crash of the server; `fast` throws everybody out first."""
        self._run("pg_ctl", "-D", str(self._folder / "db"), "-m", how, "-w", "stop")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self._programs / program, *words],
            check=True,
            cwd=self._folder,
            env={"PATH": os.defpath, "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            user=self._user,
        )


def _unprivileged() -> str | None:
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@cache
def shared_server() -> PostgresServer | None:
    """The one server of this test run, or None where there is no PostgreSQL."""
    programs = binaries()
    if programs is None:
        return None
    server = PostgresServer(programs)
    atexit.register(server.remove)
    return server


async def emptied(url: str) -> None:
    """Drops everything in the database."""
    connection = await asyncpg.connect(url)
    await connection.execute("drop schema public cascade; create schema public")
    await connection.close()
