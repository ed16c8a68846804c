"""What a page holds: blocks of code, files to write, sessions at a terminal, command lines.

Blocks are run in the order of the page, in one folder, unless a comment in the line before says why not; what
a shell is to do and is neither run nor so marked is found by `forgotten_lines`:

    <!-- not run: it takes hours -->

Where the line before is `<!-- stopped once it answers -->`, each line of the block serves: it is begun in a
process of its own, and stopped when it has said where it can be reached.

A block behind a line such as "In `my.json`:" is the content of that file. In a `console` block every line
that begins with `$` is typed, and what follows is said, with `...` for what may differ.
"""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.house import ROOT, read

FENCE: Final = "```"
FILE: Final = re.compile(r"^In `([\w/.-]+)`:$")
STOPPED: Final = "<!-- stopped once it answers -->"
UNRUN: Final = re.compile(r"^<!-- not run: (.+) -->$")
SPAN: Final = re.compile(r"`((?:parlour|\./play) [^`]+)`")
NO_COMMAND: Final = re.compile(r"parlour (seed commitment|value commitment|mixed seed) v1")
"""Bytes that are hashed, which begin with the same word."""
PROGRAMS: Final = ("parlour ", "./play ", "python -m parlour.storage ")
SHELLS: Final = ("", "sh", "console")
DATA: Final = ("json", "toml")
"""Values that are read; those of the protocol by tests/wire too."""


class Block(NamedTuple):
    """A block of code: what it is written in, the file it belongs into, and why it is not run, or ""."""

    language: str
    file: str
    unrun: str
    text: str
    serves: bool = False


class Step(NamedTuple):
    """A line that is typed, and what it says where the page shows it."""

    line: str
    said: str | None = None


def pages() -> list[Path]:
    """Every page whose blocks are run here; CONTRIBUTING.md has a test of its own."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    lines = iter(read(page).splitlines())
    before = ""
    for line in lines:
        if line.startswith(FENCE):
            yield _block(line.removeprefix(FENCE), before, list(iter(lambda: next(lines), FENCE)))
        before = line or before


def _block(language: str, before: str, lines: list[str]) -> Block:
    file, unrun = FILE.match(before), UNRUN.match(before)
    text = "".join(f"{line}\n" for line in lines)
    return Block(language, file[1] if file else "", unrun[1] if unrun else "", text, before == STOPPED)


def steps(block: Block) -> list[Step]:
    """The lines of a shell's block that call Parlour."""
    if block.language not in SHELLS or block.file:
        return []
    if block.language == "console":
        return [Step(line, said) for line, _, said in (part.partition("\n") for part in _typed(block.text))]
    return [Step(line) for line in block.text.splitlines() if f"{line} ".startswith(PROGRAMS)]


def forgotten_lines(block: Block) -> list[str]:
    """Return the lines of a shell that nobody runs, and for which the page does not say why."""
    if block.language not in SHELLS or block.file or block.unrun:
        return []
    if block.language == "console":
        return [] if block.text.startswith("$ ") else block.text.splitlines()
    run = [step.line for step in steps(block)]
    return [line for line in block.text.splitlines() if line and line[0] != "#" and line not in run]


def is_forgotten(block: Block) -> bool:
    """Return whether a block is neither run nor read nor the content of a file, and the page says not why."""
    language = block.language.partition(" ")[0]
    return not (block.unrun or block.file or language in (*SHELLS, *DATA, "python"))


def _typed(text: str) -> list[str]:
    return re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]


def words(line: str) -> list[str]:
    """What is given to Parlour by a line, without its name, a comment or where the output goes."""
    return shlex.split(line.partition(" > ")[0], comments=True)[1:]


def spans(page: Path) -> list[str]:
    """The command lines in the text of a page, such as `parlour rules GAME`."""
    text = re.sub(r"^```.*?^```", "", read(page), flags=re.MULTILINE | re.DOTALL)
    found = [" ".join(span.replace("…", "").split()) for span in SPAN.findall(text)]
    return [span for span in found if not NO_COMMAND.match(span)]
