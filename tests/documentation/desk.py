"""A desk at which a page is followed: an empty folder, a house of its own, and somebody who types."""

import doctest
import re
import sys
from importlib import invalidate_caches
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner

from parlour.storage.__main__ import storage
from tests.cli.typing_in import Ran, Shell
from tests.documentation.blocks import Block, Step, steps, words
from tests.documentation.running import run_until_it_answers
from tests.red_club import make_known

PLACEHOLDERS: Final = ("FILE", "GAME", "game.parlour.jsonl")
"""What pages call a finished game; one of Ann's lies on every desk under these names."""

INSTALLS: Final = "it installs this package"
"""Why a block is not run that makes the folder's package known; the desk does the same without pip."""
DELETES: Final = "it deletes files"
"""Why a block is not run that removes files by `rm`; the desk removes them itself."""
_ANSWER: Final = re.compile(r"^Your move\? (.+)$", flags=re.MULTILINE)
_LENIENT: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Desk:
    """Follows the blocks of a page one after the other."""

    def __init__(self, folder: Path, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.shell = shell
        self.names: dict[str, Any] = {}
        self.followed = 0

    def follow(self, block: Block) -> None:
        if block.unrun == INSTALLS:
            self.install()
        elif block.unrun == DELETES:
            self.delete(block.text)
        if block.unrun:
            return
        if block.file:
            self.write(block)
        elif block.language == "python":
            self.program(block.text)
        for step in steps(block):
            if block.serves:
                self.serve(step)
            else:
                self.type(step)

    def install(self) -> None:
        """Makes the package of this folder known, as `pip install -e .` would."""
        make_known(self.folder)
        self.monkeypatch.syspath_prepend(str(self.folder))

    def delete(self, text: str) -> None:
        """Removes the files that the lines name."""
        for name in [name for line in text.splitlines() for name in line.split()[1:]]:
            self.folder.joinpath(name).unlink()

    def write(self, block: Block) -> None:
        """Writes a file; a module that was imported before is read anew."""
        self.folder.joinpath(block.file).write_text(block.text, encoding="utf-8")
        package = block.file.partition("/")[0]
        for module in [name for name in sys.modules if name.partition(".")[0] == package]:
            self.monkeypatch.delitem(sys.modules, module)
        invalidate_caches()

    def program(self, text: str) -> None:
        """Runs a program; one that is shown with its answers must give them."""
        self.followed += 1
        if not text.startswith(">>> "):
            exec(text, self.names)
            return
        shown = doctest.DocTestParser().get_doctest(text, self.names, "page", None, None)
        outcome = doctest.DocTestRunner(optionflags=_LENIENT).run(shown, clear_globs=False)
        self.names = shown.globs
        assert outcome.failed == 0

    def type(self, step: Step) -> None:
        """Types a line and the answers of its session; it says what the page shows, or at least goes well."""
        self.followed += 1
        ran = self.run(step)
        into = step.line.partition(" > ")[2]
        if into:
            self.folder.joinpath(into).write_text(ran.out, encoding="utf-8")
        elif step.said is not None:
            assert is_as_shown(step.said, ran), f"{step.line} says:\n{ran.out}{ran.err}"
            return
        assert ran.code == 0, f"{step.line}: {ran.err}"

    def serve(self, step: Step) -> None:
        """Types a line that serves, and stops it once it answers; it says what the page shows."""
        self.followed += 1
        shown = step.said or ""
        said = run_until_it_answers(words(step.line), self.folder, len(shown.splitlines()))
        assert is_as_shown(shown or "...", Ran(said, "", 0)), f"{step.line} says:\n{said}"

    def run(self, step: Step) -> Ran:
        found = given(step)
        if found[:1] != ["-m"]:
            return self.shell(*found, typed="".join(f"{word}\n" for word in answers(step)))
        ran = CliRunner().invoke(storage, found[2:])
        return Ran(ran.stdout, ran.stderr, ran.exit_code)


def given(step: Step) -> list[str]:
    """The words of a line; several people may share this desk, which has no window to cover."""
    found = words(step.line)
    return [*found, "--shared"] if found[:1] in (["play"], ["resume"]) else found


def answers(step: Step) -> list[str]:
    """What is typed at the table, as the session shows it."""
    return _ANSWER.findall(step.said or "")


def is_as_shown(said: str, ran: Ran) -> bool:
    return doctest.OutputChecker().check_output(said, ran.out + ran.err, _LENIENT)
