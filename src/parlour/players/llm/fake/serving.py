"""Serving the fake model over HTTP on this machine, with nothing but the standard library."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, Final

from parlour.players.llm.fake.faults import FaultyModel, Served

HOST: Final = "127.0.0.1"
_PATH: Final = "/v1/chat/completions"
_LARGEST: Final = 4_000_000


class FakeServer(ThreadingHTTPServer):
    """Serves one model; every request in a thread of its own, so that silence holds up nobody else."""

    daemon_threads = True

    def __init__(self, model: FaultyModel, port: int = 0) -> None:
        super().__init__((HOST, port), _Request)
        self.model = model

    @property
    def url(self) -> str:
        """Return what an endpoint of the models file says for it."""
        return f"http://{HOST}:{self.server_port}/v1"


class _Request(BaseHTTPRequestHandler):
    """One request to the fake model; says nothing on standard error."""

    server: FakeServer
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        asked = self._read_request()
        if self.path != _PATH or asked is None:
            self._send(Served(404 if self.path != _PATH else 400, b"{}", {}))
            return
        served = self.server.model.serve(asked)
        time.sleep(served.silence)
        self._send(served)

    def _read_request(self) -> dict[str, Any] | None:
        length = self.headers.get("content-length", "")
        if not length.isdigit() or int(length) > _LARGEST:
            return None
        try:
            asked = json.loads(self.rfile.read(int(length)))
        except ValueError:
            return None
        return asked if isinstance(asked, dict) else None

    def _send(self, served: Served) -> None:
        """Send it; a body that is cut breaks the line in its middle."""
        try:
            self.send_response(served.status)
            for name, value in served.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", str(len(served.body)))
            self.end_headers()
            self.wfile.write(served.body[: len(served.body) // 2] if served.is_cut else served.body)
            self.close_connection = self.close_connection or served.is_cut
        except OSError:
            self.close_connection = True  # whoever asked has given up

    def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
        """Write no log, for nobody reads it."""


@contextmanager
def serve_model(model: FaultyModel, port: int = 0) -> Iterator[FakeServer]:
    """Serve in a thread of its own for as long as it is wanted."""
    server = FakeServer(model, port)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
