"""A page of the manual as Markdown, and links that are carried along when text moves to another page."""

import posixpath
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
_LINK: Final = re.compile(r"(\]\()([^)\s]+)(\))")
_BLOCK: Final = re.compile(r"(^```.*?^```)", flags=re.MULTILINE | re.DOTALL)
_LIST_BELOW_TEXT: Final = re.compile(r"^((?!\s|[-*] |\d+\. |\|).+\n)(?=(?:[-*]|\d+\.) )", flags=re.MULTILINE)
_HEADING: Final = re.compile(r"^(#+) (.+)$", flags=re.MULTILINE)
_NOT_RUN: Final = re.compile(r"^<!-- not run: .* -->\n", flags=re.MULTILINE)
_FENCE_NAME: Final = re.compile(r"^```(\w+) .+$", flags=re.MULTILINE)
FAR: Final = re.compile(r"[a-z][a-z0-9+.-]*:|//")


class Page(NamedTuple):
    """A page: where it is in the site, what it is called in the navigation, and its Markdown."""

    path: str
    title: str
    text: str


def read(name: str) -> str:
    """Return a file of the repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def outside_blocks(text: str, change: Callable[[str], str]) -> str:
    """Return the text with something changed in it, but for its blocks of code."""
    parts = _BLOCK.split(text)
    return "".join(part if place % 2 else change(part) for place, part in enumerate(parts))


def with_links(text: str, change: Callable[[str], str]) -> str:
    """Return the text with every link and picture that leads to a file given a new address."""

    def changed(found: re.Match[str]) -> str:
        link = found[2]
        return found[0] if FAR.match(link) else f"{found[1]}{change(link)}{found[3]}"

    return outside_blocks(text, lambda part: _LINK.sub(changed, part))


def way(start: str, target: str) -> str:
    """Return the relative address from one page of the site to another, or to a file."""
    return posixpath.relpath(target, posixpath.dirname(start) or ".")


def anchor(heading: str) -> str:
    """Return a heading as links name it, as GitHub does and as the site is told to."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def headings(text: str) -> Iterator[tuple[int, str]]:
    """Yield every heading of a text outside blocks of code, with its level."""
    for found in _HEADING.finditer(_BLOCK.sub("", text)):
        yield len(found[1]), found[2]


def tidy(text: str) -> str:
    """Return a document as the site shows it: marks for tests gone, sessions at a prompt coloured."""
    plain = _FENCE_NAME.sub(r"```\1", _NOT_RUN.sub("", text))
    return re.sub(r"^```python\n>>> ", "```pycon\n>>> ", plain, flags=re.MULTILINE)


def space_out_lists(text: str) -> str:
    """Return the text with an empty line before each list, which Python's Markdown wants."""
    return outside_blocks(text, lambda part: _LIST_BELOW_TEXT.sub(r"\1\n", part))


def deeper(text: str, by: int = 1) -> str:
    """Return the text with its headings so many levels deeper."""
    return _HEADING.sub(lambda found: f"{found[1]}{'#' * by} {found[2]}", text)


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a Markdown table; a bar in a cell is escaped."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
