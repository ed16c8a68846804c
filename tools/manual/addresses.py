"""What a built site asks of others, which must be nothing; and the scripts in its pages, by their hashes."""

import re
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

_FAR: Final = re.compile(r"\s*(?:[a-z][a-z0-9+.-]*:)?//", flags=re.IGNORECASE)
_IN_STYLE: Final = re.compile(r"""(?:url\(\s*['"]?|@import\s+['"])([^'")\s]+)""")
_LOADING: Final = ("href", "src", "srcset", "poster", "data", "action", "formaction", "xlink:href", "content")
_FETCHING_CLASSES: Final = {"mermaid", "glightbox", "pyodide", "asciinema"}
"""Blocks for which the generator's script would fetch a program from elsewhere."""
_SCRIPT_KINDS: Final = ("", "text/javascript", "module")


class _Reader(HTMLParser):
    """Reads one page: addresses of others, and scripts that stand in it."""

    def __init__(self) -> None:
        super().__init__()
        self.foreign: list[str] = []
        self.scripts: list[str] = []
        self._script: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at what a tag loads or leads to."""
        given = {name: value or "" for name, value in attrs}
        self.foreign += [
            f"{tag} {name}={given[name]}" for name in _LOADING if _FAR.match(given.get(name, ""))
        ]
        self.foreign += [f"{tag} style: {each}" for each in far_in_style(given.get("style", ""))]
        classes = _FETCHING_CLASSES & set(given.get("class", "").split())
        self.foreign += [f"{tag} class={each}, which loads a script of others" for each in sorted(classes)]
        if tag == "script" and "src" not in given and given.get("type", "") in _SCRIPT_KINDS:
            self._script = []

    def handle_endtag(self, tag: str) -> None:
        """Keep a script that ends here."""
        if tag == "script" and self._script is not None:
            self.scripts.append("".join(self._script))
            self._script = None

    def handle_data(self, data: str) -> None:
        """Gather the text of a script."""
        if self._script is not None:
            self._script.append(data)


def far_in_style(text: str) -> list[str]:
    """Return what a style sheet would load from elsewhere."""
    return [found for found in _IN_STYLE.findall(text) if _FAR.match(found)]


def read_page(text: str) -> tuple[list[str], list[str]]:
    """Return the foreign addresses of a page, and the scripts that stand in it."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    return reader.foreign, reader.scripts


def foreign_addresses(site: Path) -> Iterator[str]:
    """Yield every place of a built site that names an address elsewhere, with the file that it is in."""
    for path in sorted(site.rglob("*")):
        name = path.relative_to(site).as_posix()
        if path.suffix == ".html":
            yield from (f"{name}: {each}" for each in read_page(path.read_text(encoding="utf-8"))[0])
        elif path.suffix == ".css":
            yield from (f"{name}: {each}" for each in far_in_style(path.read_text(encoding="utf-8")))


def script_hashes(site: Path) -> list[str]:
    """Return the hash of every script that stands in a page, as a content security policy names it."""
    found = set()
    for path in site.rglob("*.html"):
        scripts = read_page(path.read_text(encoding="utf-8"))[1]
        found |= {f"sha256-{b64encode(sha256(each.encode()).digest()).decode()}" for each in scripts}
    return sorted(found)
