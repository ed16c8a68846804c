"""Static files: read and packed once at the start, under a name that changes with their content.

Pages are asked for again each time; what they load is under /s/<hash>/ and kept for ever. A page names all
modules that it will need, so that they come at once; comments stay at home.
"""

import gzip
import re
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from parlour.manual import ManualFile
from parlour.package_files import files_of
from parlour.server.minify import minify_script
from parlour.server.pages import NO_MANUAL, NOT_FOUND, PAGES, Page, page_html
from parlour.server.preview import Preview

_KINDS: Final = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "json": "application/json",
    "png": "image/png",
    "webmanifest": "application/manifest+json",
}
_FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
_ASK_AGAIN: Final = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
_PREVIEW: Final = b"<!-- preview -->\n"
_PREVIEWS: Final = 256
"""So many pages with a preview of their own are kept packed."""
_MARK: Final = "/s/-/"
"""Stands in the pages for the folder with the hash."""


_IMPORT: Final = re.compile(
    rb"""(?:^|[\s;}])(?:import|export)\b(?:[^'"`;=()]*\bfrom)?\s*["'](\.[^"']+)["']"""
)
"""What is imported by a call comes when it is wanted."""
_SCRIPT: Final = re.compile(rb'<script type="module" src="/s/-/([^"]+)">')
_PRELOAD: Final = b'<link rel="modulepreload" href="/s/-/%s">\n'


class _File(NamedTuple):
    kind: str
    body: bytes
    packed: bytes
    tag: str


class Files:
    """All files of the folder `web`, in memory."""

    def __init__(self) -> None:
        found = dict(_files_below(files_of("parlour.server") / "web"))
        content = b"".join(name.encode() + body for name, body in sorted(found.items()))
        self.version = sha256(content).hexdigest()[:16]
        self._files = {name: self._prepare(name, _minify(name, body)) for name, body in found.items()}
        self._pages = {
            page.script: self._prepare("html", _with_preloads(page_html(page, found), found)).body
            for page in (*PAGES.values(), NOT_FOUND, NO_MANUAL)
        }
        self._packed_page = lru_cache(_PREVIEWS)(self._pack_page)

    def _prepare(self, name: str, body: bytes) -> _File:
        """Return the file as it is sent: it knows where the others are."""
        return _pack(name.rpartition(".")[2], body.replace(_MARK.encode(), self.path("").encode()))

    def path(self, name: str) -> str:
        """Return where a file is to be had now."""
        return f"/s/{self.version}/{name}"

    def page(self, page: Page, request: Request, preview: Preview | None = None) -> Response:
        """Answer with a page, which may be newer next time."""
        return self._answer(self._packed_page(page.script, preview), request, _ASK_AGAIN)

    def _pack_page(self, script: str, preview: Preview | None) -> _File:
        return _pack("html", self._pages[script].replace(_PREVIEW, preview.tags() if preview else b""))

    def root(self, name: str, request: Request) -> Response:
        """Answer with a file whose address stays when it changes."""
        return self._answer(self._files[name], request, _ASK_AGAIN)

    def manual(self, file: ManualFile, request: Request, policy: str) -> Response:
        """Answer with a file of the manual, under its own policy."""
        response = self._answer(_pack_manual(file), request, _ASK_AGAIN)
        response.headers["content-security-policy"] = policy
        return response

    def asset(self, request: Request) -> Response:
        """Answer with a file under /s/<hash>/; an old hash is answered too, but not to be kept."""
        found = self._files.get(request.path_params["name"])
        if found is None or found.kind.startswith("text/html"):
            return Response(status_code=404)
        is_current = request.path_params["version"] == self.version
        return self._answer(found, request, _FOR_EVER if is_current else _ASK_AGAIN)

    def _answer(self, file: _File, request: Request, keeping: dict[str, str]) -> Response:
        headers = {"etag": file.tag, **keeping}
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(file.body, media_type=file.kind, headers=headers)
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})


@cache
def web_files() -> Files:
    """Return the files, read and packed once in a process."""
    return Files()


def _files_below(folder: Traversable, path: str = "") -> list[tuple[str, bytes]]:
    """Return every file below the folder whose kind is known, by its path."""
    result: list[tuple[str, bytes]] = []
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            result += _files_below(entry, f"{path}{entry.name}/")
        elif entry.name.rpartition(".")[2] in _KINDS:
            result.append((path + entry.name, entry.read_bytes()))
    return result


def _minify(name: str, body: bytes) -> bytes:
    """Return a script of ours as small as it can be sent, anything else as it is."""
    return minify_script(body) if name.endswith(".js") and not name.startswith("vendor/") else body


def _with_preloads(page: bytes, files: dict[str, bytes]) -> bytes:
    """Return the page with all its modules named."""
    names = [_PRELOAD % each.encode() for each in _modules(page, files)]
    return page.replace(b"</head>", b"".join(names) + b"</head>")


def _modules(page: bytes, files: dict[str, bytes]) -> list[str]:
    """Return every module that the scripts of a page import, and what these import, the nearest first."""
    wanted = [found.decode() for found in _SCRIPT.findall(page)]
    for name in wanted:
        near = [
            normpath(join(dirname(name), found.decode())) for found in _IMPORT.findall(files.get(name, b""))
        ]
        wanted += [each for each in dict.fromkeys(near) if each in files and each not in wanted]
    return wanted


@lru_cache(_PREVIEWS)
def _pack_manual(file: ManualFile) -> _File:
    return _File(file.kind, file.body, gzip.compress(file.body, 6, mtime=0), _tag(file.body))


def _pack(kind: str, body: bytes) -> _File:
    return _File(_KINDS[kind], body, gzip.compress(body, 9, mtime=0), _tag(body))


def _tag(body: bytes) -> str:
    return '"' + sha256(body).hexdigest()[:24] + '"'
