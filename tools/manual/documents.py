"""The documents of the repository as pages of the site, their links led to where things are there."""

import posixpath
import re
from pathlib import Path
from typing import Final

from tools.manual.pages import ROOT, Page, anchor, headings, read, tidy, way, with_links

COMMANDS: Final = "docs/reference/commands.md"
INDEX: Final = "docs/index.md"
_PLACES: Final = {
    "README.md": "readme.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    "LICENSE": "licence.md",
    "docs/home.md": "index.md",
    INDEX: "contents.md",
    COMMANDS: "commands/index.md",
    "docs/decisions": "decisions/index.md",
    "src/parlour/games": "games/index.md",
    "src/parlour/__init__.py": "python/parlour.md",
    "src/parlour/making.py": "python/making.md",
}
"""What is elsewhere in the site than below docs/; the last ones are made of several files."""
_LETTER: Final = re.compile(r"src/parlour/games/(\w+)/rules\.md")
_HOME: Final = "---\nhide:\n  - navigation\n  - toc\n---\n\n"
_COMMAND: Final = re.compile(r"`(?:python -m )?(parlour[. ][\w-]+)")


def document_names() -> list[str]:
    """Return every document of the repository, by its path."""
    ours = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))]
    return [*ours, "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]


class Documents:
    """All documents, and where each of their pages and headings is in the site."""

    def __init__(self) -> None:
        self.texts = {name: read(name) for name in document_names()}
        self.sections = split_commands(self.texts[COMMANDS])
        self._moved = {
            anchor(heading): command_path(name)
            for name, section in self.sections.items()
            if name
            for _, heading in headings(section)
        }
        self.files: set[str] = set()
        """What pages show or offer beside text, by its path in the repository."""

    def place(self, name: str, part: str = "") -> str:
        """Return where a document is in the site, or that part of it which has a page of its own."""
        if name == COMMANDS and part in self._moved:
            return self._moved[part]
        letter = _LETTER.fullmatch(name)
        if letter:
            return f"games/{letter[1].replace('_', '-')}/letter.md"
        return _PLACES.get(name) or name.removeprefix("docs/")

    def moved(self, text: str, source: str, target: str) -> str:
        """Return text of a document as it stands on a page of the site, with its links led there."""

        def lead(link: str) -> str:
            path, _, part = link.partition("#")
            name = posixpath.normpath(posixpath.join(posixpath.dirname(source), path)) if path else source
            found = self.place(name, part)
            if not found.endswith(".md"):
                self.files.add(name)
            if not path and found == target:
                return link
            return way(target, found) + (f"#{part}" if part else "")

        return with_links(text, lead)

    def page(self, name: str) -> Page:
        """Return a document as a page."""
        target = self.place(name)
        text = self.moved(tidy(self.texts[name]), name, target)
        return Page(target, first_heading(text), f"{_HOME}{text}" if target == "index.md" else text)

    def pages(self) -> list[Page]:
        """Return all documents but the one on commands, whose sections go to pages of their own."""
        return [self.page(name) for name in self.texts if name != COMMANDS]

    def section(self, command: str, target: str) -> str:
        """Return what the document on commands says about one of them; "" for those that it only lists."""
        return self.moved(tidy(self.sections.get(command, "")), COMMANDS, target)

    def command_list(self) -> str:
        """Return what the document on commands says about all of them."""
        return self.moved(tidy(self.sections[""]), COMMANDS, self.place(COMMANDS))

    def index_sections(self) -> dict[str, list[tuple[str, str]]]:
        """Return the index as it is read: each heading with its links, as titles and places in the site."""
        found: dict[str, list[tuple[str, str]]] = {}
        for part in re.split(r"^## ", self.texts[INDEX], flags=re.MULTILINE)[1:]:
            heading, _, rest = part.partition("\n")
            named = re.findall(r"\[([^\]]+)\]\(([^)]+)\)", rest)
            found[heading] = [
                (f"{title[:1].upper()}{title[1:]}", self.place(posixpath.normpath(f"docs/{link}")))
                for title, link in named
            ]
        return found


def first_heading(text: str) -> str:
    return next((heading for _, heading in headings(text)), "").replace("`", "")


def command_path(command: str) -> str:
    """Return where the page of a command is: `commands/models-list.md` for `parlour models list`."""
    name = re.sub(r"^parlour[. ]?", "", command).replace(" ", "-") or "parlour"
    return f"commands/{name}.md"


def split_commands(text: str) -> dict[str, str]:
    """Return the sections of the document on commands by command; what is about none of them is at ""."""
    head, *sections = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    found = {"": head}
    for section in sections:
        named = _COMMAND.search(section.partition("\n")[0])
        command = named[1] if named else ""
        found[command] = found.get(command, "") + section
    return found


def copied_files(names: set[str]) -> dict[str, Path]:
    """Return files of the repository by their place in the site."""
    return {name.removeprefix("docs/"): ROOT / name for name in sorted(names)}
