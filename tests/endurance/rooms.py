"""A room that is killed and started again at the same address, over the same store."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from tests.house import ROOT

LIMITS: Final[dict[str, Any]] = {
    "server": {"frames_a_second": 100_000, "frames_at_once": 100_000, "people_an_hour": 10_000},
    "tables": {"luck": 300},
}
_PATIENCE: Final = 30.0
_PLAIN: Final = {"PYTHONPATH": str(ROOT / "src")}
"""A fault is planted in plain classes: compiled ones keep their own."""


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


class MortalRoom:
    """`parlour serve` in a process of its own, split off from one that has read the program already."""

    def __init__(self, folder: Path, store: str, *options: str, mutant: str = "") -> None:
        self.port = free_port()
        self.starts: list[float] = []
        self._pid = 0
        folder.mkdir(exist_ok=True)
        limits = folder / "limits.json"
        limits.write_text(json.dumps(LIMITS))
        given = ["--port", str(self.port), "--store", store, "--limits", str(limits), "--fast", *options]
        self._arguments = json.dumps(given)
        self._log = (folder / "log").open("w+")
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.endurance.nursery", *([mutant] if mutant else [])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=os.environ | {"PARLOUR_HOME": str(folder)} | (_PLAIN if mutant else {}),
        )

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        stdin, stdout = self._nursery.stdin, self._nursery.stdout
        assert stdin is not None
        assert stdout is not None
        self._began = time.monotonic()
        stdin.write(f"{self._arguments}\n")
        stdin.flush()
        self._pid = int(stdout.readline() or 0)
        assert self._pid, f"no room was started: {self.log()}"

    async def opened(self) -> None:
        """Waits until somebody answers."""
        while not await self.answers():
            assert time.monotonic() - self._began < _PATIENCE, f"the room did not open: {self.log()}"
            await asyncio.sleep(0.01)
        self.starts.append(time.monotonic() - self._began)

    async def answers(self) -> bool:
        """Whether the room answers a request now."""
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(f"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n\r\n".encode())
            return await reader.read(4) == b"HTTP"
        except OSError:
            return False
        finally:
            writer.transport.abort()

    def kill(self) -> None:
        """Kills it in the midst of whatever it does, and waits until nothing of it is left."""
        os.kill(self._pid, signal.SIGKILL)
        while _is_there(self._pid):
            time.sleep(0.001)
        self._pid = 0

    def log(self) -> str:
        self._log.flush()
        return Path(self._log.name).read_text()

    def close(self) -> None:
        """The end of it all."""
        if self._pid and _is_there(self._pid):
            self.kill()
        with self._nursery:  # closes its lines, and waits until it has ended
            pass
        self._log.close()


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
