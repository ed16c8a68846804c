"""The pages: one shell, in which each has its script and its styles; filled in once, at the start."""

from typing import Final, NamedTuple

_SHELL: Final = "shell.html"
_STYLE: Final = b'<link rel="stylesheet" href="/s/-/%s">'
_AROUND: Final = ("css/base.css", "around/around.css")
_TABLE: Final = ("css/base.css", "css/cards.css", "css/table.css", "css/bar.css")


class Page(NamedTuple):
    """What a page has of its own: its script, its styles, and what is there before the script runs."""

    script: str
    styles: tuple[str, ...] = _AROUND
    before: str = ""


PAGES: Final = {
    "/": Page("around/lobby/main.js"),
    "/t/{table}": Page("js/table/main.js", _TABLE, "js/table/before.html"),
    "/g/{table}/{number}": Page("around/replay/main.js", (*_TABLE, "around/around.css")),
    "/me": Page("around/me/main.js"),
    "/check": Page("around/check/main.js"),
    "/ratings": Page("around/ratings.js"),
    "/rules/{game}": Page("around/rules.js"),
}
NOT_FOUND: Final = Page("around/not_found.js")


def written(page: Page, files: dict[str, bytes]) -> bytes:
    """The page as it is sent, but for the folder of its files."""
    before = files[page.before].strip() if page.before else b""
    styles = b"\n".join(_STYLE % name.encode() for name in page.styles)
    shell = files[_SHELL].replace(b"<!-- styles -->", styles).replace(b"<!-- before -->", before)
    return shell.replace(b"{script}", page.script.encode())
