"""`parlour manual`: the manual in a browser, served to this machine alone while the command runs."""

from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import click

from parlour.cli.errors import BadOption

if TYPE_CHECKING:
    from parlour.manual import Manual

_HERE: Final = "127.0.0.1"


@click.command("manual")
@click.argument("about", nargs=-1)
@click.option(
    "--port", type=click.IntRange(0, 65535), default=0, help="The port; without it one that is free."
)
def command(about: tuple[str, ...], port: int) -> None:
    """Show the manual in your browser: the page ABOUT a game or a command, or its front page.

    It is served to this machine alone, without a connection to anywhere, until you stop it with Ctrl-C. From
    a clone, ./play manual builds it first where something has changed.

    \b
    parlour manual
    parlour manual play
    parlour manual tournament plan
    """
    from parlour.cli.browser import can_open, open_browser

    manual, word = built_manual(), " ".join(about)
    page = manual.page_about(word)
    if page is None:
        raise BadOption("no-such-page", f"The manual has no page about {word!r}: name a game or a command.")
    with ThreadingHTTPServer((_HERE, port), _reader_of(manual)) as server:
        address = f"http://{_HERE}:{server.server_port}/{page}"
        click.echo(f"The manual is at {address} until you stop it (Ctrl-C).")
        if can_open():
            open_browser(address)
        server.serve_forever()


def built_manual() -> "Manual":
    """Return the manual; refuse where it is not built, and say what builds it."""
    from parlour.manual import find_manual

    found = find_manual()
    if found is None:
        raise BadOption("no-manual", "The manual is not built here: ./play manual builds it in a clone.")
    return found


def _reader_of(manual: "Manual") -> type[BaseHTTPRequestHandler]:
    """Return what answers requests for pages of a manual."""

    class Reader(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = unquote(urlsplit(self.path).path).removeprefix("/")
            found = manual.file(path)
            if found is not None:
                self._answer(HTTPStatus.OK, found.kind, found.body)
            elif manual.is_folder(path):
                self.send_response(HTTPStatus.MOVED_PERMANENTLY)
                self.send_header("Location", f"/{path}/")
                self.send_header("Content-Length", "0")
                self.end_headers()
            else:
                self._answer(HTTPStatus.NOT_FOUND, "text/plain", b"There is nothing here.\n")

        def _answer(self, status: HTTPStatus, kind: str, body: bytes) -> None:
            self.send_response(status)
            headers = {"Content-Type": kind, "Content-Length": str(len(body)), "Cache-Control": "no-cache"}
            headers["Content-Security-Policy"] = manual.policy
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Say nothing of single requests."""

    return Reader
