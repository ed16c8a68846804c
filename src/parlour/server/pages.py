"""The pages: one shell, in which each has its script and its styles; filled in once, at the start."""

from typing import Final, NamedTuple

_SHELL: Final = "shell.html"
_STYLE: Final = b'<link rel="stylesheet" href="/s/-/%s">'
_SITE: Final = ("css/base.css", "site/site.css")
_TABLE: Final = ("css/base.css", "css/cards.css", "css/table.css", "css/bar.css")


class Page(NamedTuple):
    """What a page has of its own: its script, its styles, and what stands there until the script has run."""

    script: str
    styles: tuple[str, ...] = _SITE
    skeleton: str = ""


PAGES: Final = {
    "/": Page("site/lobby/main.js"),
    "/t/{table}": Page("table/main.js", _TABLE, "table/skeleton.html"),
    "/g/{table}/{number}": Page("site/replay/main.js", (*_TABLE, "site/site.css")),
    "/me": Page("site/me/main.js"),
    "/check": Page("site/check/main.js"),
    "/tournament/{tournament}": Page("site/tournament/main.js", (*_SITE, "site/tournament/tournament.css")),
    "/club": Page("site/club/main.js", (*_SITE, "site/club/club.css")),
    "/club/{club}": Page("site/club/main.js", (*_SITE, "site/club/club.css")),
    "/series/{table}": Page("site/series/main.js", (*_SITE, "site/series/series.css")),
    "/ratings": Page("site/ratings.js"),
    "/rules/{game}": Page("site/rules.js"),
}
ROOT_FILES: Final = {
    "/manifest.webmanifest": "manifest.webmanifest",
    "/worker.js": "offline/worker.js",
    "/offline": "offline/offline.html",
}
"""Files that browsers look for at addresses of their own, which stay the same."""
NOT_FOUND: Final = Page("site/not_found.js")
NO_MANUAL: Final = Page("site/no_manual.js")


def page_html(page: Page, files: dict[str, bytes]) -> bytes:
    """Return the page as it is sent, but for the folder of its files."""
    skeleton = files[page.skeleton].strip() if page.skeleton else b""
    styles = b"\n".join(_STYLE % name.encode() for name in page.styles)
    shell = files[_SHELL].replace(b"<!-- styles -->", styles).replace(b"<!-- skeleton -->", skeleton)
    return shell.replace(b"{script}", page.script.encode())
