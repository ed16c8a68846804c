"""The servers under load: started in processes of their own, watched through /proc, and ended."""

import os
import shutil
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).resolve().parents[2]
PEERS: Final = HOUSE / "build" / "room-peers"
PREFIX: list[str] = []
"""What a server of ours is started under: a program that watches it, or nothing."""
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Watched:
    """A running server: its address, its CPU time and its memory."""

    def __init__(self, name: str, running: subprocess.Popen[str], port: int) -> None:
        self.name = name
        self.host = f"127.0.0.1:{port}"
        self.pid = running.pid
        self._running = running

    def cpu(self) -> float:
        """Return the seconds of processor time so far."""
        fields = Path(f"/proc/{self._running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def memory(self) -> int:
        """Return the bytes that lie in memory."""
        return int(Path(f"/proc/{self._running.pid}/statm").read_text().split()[1]) * _PAGE


def free_port() -> int:
    with sockets.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def all_cpu() -> float:
    """Return the seconds of processor time that this machine has spent on anything."""
    fields = Path("/proc/stat").read_text().split("\n")[0].split()
    user, nice, system = (int(each) for each in fields[1:4])
    return (user + nice + system) / _TICKS


@contextmanager
def parlour_server(store: str, build: Path, *more: str) -> Iterator[Watched]:
    """Run our room, compiled if there is a build, with limits that a load from one address does not meet.

    `more` may be a port for its metrics and a file for the log of its leases.
    """
    port = free_port()
    paths = {**os.environ, "PYTHONPATH": f"{build}:{HOUSE}"}
    command = [*PREFIX, sys.executable, "-m", "bench.room.parlour_server", str(port), store, *more]
    with _running("parlour", command, port, HOUSE, paths) as watched:
        yield watched


@contextmanager
def boardgame_server(folder: Path | None = None) -> Iterator[Watched]:
    """Run boardgame.io, in memory or with its own durable store."""
    port = free_port()
    command = ["node", "server.js", str(port), *([str(folder)] if folder else [])]
    with _running("boardgame.io", command, port, PEERS, {**os.environ, "NODE_ENV": "production"}) as watched:
        yield watched


@contextmanager
def _running(
    name: str, command: list[str], port: int, place: Path, paths: dict[str, str]
) -> Iterator[Watched]:
    with subprocess.Popen(command, cwd=place, env=paths, text=True, stdout=subprocess.DEVNULL) as running:
        try:
            _await(port, running)
            yield Watched(name, running, port)
        finally:
            running.kill()


def _await(port: int, running: subprocess.Popen[str]) -> None:
    for _ in range(600):
        if running.poll() is not None:
            raise SystemExit(f"the server ended at once with {running.returncode}")
        try:
            sockets.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not open its port within 30 seconds")


def install_peers() -> bool:
    """Bring boardgame.io into build/room-peers; False where there is no node or no way to get it."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    PEERS.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.js"):
        shutil.copy(Path(__file__).parent / "boardgame" / name, PEERS / name)
    if (PEERS / "node_modules" / "boardgame.io").is_dir():
        return True
    print("installing boardgame.io …", file=sys.stderr, flush=True)
    quiet = ["--no-audit", "--no-fund", "--omit=optional", "--no-package-lock"]
    done = subprocess.run(["npm", "install", *quiet], check=False, cwd=PEERS, stdout=subprocess.DEVNULL)
    return done.returncode == 0
