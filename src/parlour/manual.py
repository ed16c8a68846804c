"""The manual where it was built: its folder, its files, and the policy under which they are shown.

`python -m tools.manual` builds it in a clone's build/manual; a wheel that is made after that carries it.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

_FACTS: Final = "manual.json"
_HASH: Final = re.compile(r"sha256-[A-Za-z0-9+/]{43}=")
_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
_HERE: Final = Path(__file__).parent
_ENGLISH: Final = "en"


class ManualFile(NamedTuple):
    """A file as browsers are sent it."""

    kind: str
    body: bytes


class Manual:
    """A manual that was built into a folder."""

    def __init__(self, folder: Path) -> None:
        facts = msgspec.json.decode((folder / _FACTS).read_bytes())
        self._folder = folder.resolve()
        self._pages = frozenset(facts["pages"])
        scripts = [each for each in facts["scripts"] if _HASH.fullmatch(each)]
        self.policy = _policy(scripts)

    def file(self, path: str) -> ManualFile | None:
        """Return the file at an address of the site, "" for its front page; None where there is none."""
        found = (self._folder / path).resolve()
        if not path or path.endswith("/"):
            found /= "index.html"
        kind = _KINDS.get(found.suffix, "")
        is_inside = found.is_relative_to(self._folder) and found.name != _FACTS
        return ManualFile(kind, found.read_bytes()) if is_inside and kind and found.is_file() else None

    def is_folder(self, path: str) -> bool:
        """Return whether a page lies there whose address ends with a slash."""
        return self.file(f"{path}/") is not None

    def game_page(self, game: str, language: str = _ENGLISH) -> str:
        """Return the address of a game's page in this language, else in English; "" without."""
        for folder in (f"{language}/games", "games"):
            if f"{folder}/{game}/index.md" in self._pages:
                return f"{folder}/{game}/"
        return ""

    def page_about(self, word: str) -> str | None:
        """Return the address of the page about a game or a command; None where there is none."""
        if not word:
            return ""
        command = f"commands/{word.replace(' ', '-')}"
        return self.game_page(word) or (f"{command}/" if f"{command}.md" in self._pages else None)


def _policy(scripts: list[str]) -> str:
    """Return what a browser may load for a page of the manual: files of this address and nothing else.

    Scripts inside pages are those of the build, by their hashes; styles inside them and small pictures as
    data are allowed, which a room's own pages do without.
    """
    hashes = "".join(f" '{each}'" for each in scripts)
    return (
        f"default-src 'none'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


@cache
def find_manual() -> Manual | None:
    """Return the manual of a clone where it is built, else the one that a wheel carries; None without."""
    clones = [parent / "build" / "manual" for parent in _HERE.parents[:3]]
    found = [folder for folder in (*clones, _HERE / "server" / "manual") if (folder / _FACTS).is_file()]
    return Manual(found[0]) if found else None
