"""Keeping what was played: a folder for each question, to which every finished chunk is added at once."""

from pathlib import Path
from typing import Final

import msgspec

from parlour.folders import home
from parlour.lab.errors import BadExperiment
from parlour.lab.question import Question
from parlour.lab.results import DealSheet, read
from parlour.match.store.file.durable import reason

SHEETS: Final = "deals.jsonl"
QUESTION: Final = "question.json"


class Folder:
    """The sheets of one question on disk; two runs may share it, for a deal has the same sheet in both."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, question: Question) -> dict[int, DealSheet]:
        """What was played before, by deal; a new folder is made, one of another question refused.

        A line that cannot be read, or that tells of another table, is passed over: its deal is played again.
        """
        try:
            self.label(msgspec.json.encode(question))
            sheets = self.path / SHEETS
            lines = sheets.read_bytes() if sheets.exists() else b""
        except OSError as error:
            raise self.trouble(error) from None
        fitting = (sheet for sheet in read(lines) if sheet.fits(len(question.players), question.seats))
        return {sheet.deal: sheet for sheet in fitting}

    def label(self, question: bytes) -> None:
        """Writes the question down where there is none yet."""
        self.path.mkdir(parents=True, exist_ok=True)
        page = self.path / QUESTION
        if not page.exists():
            page.write_bytes(question)
        elif page.read_bytes() != question:
            said = f"{self.path} keeps the games of another question or another Parlour: name another folder."
            raise BadExperiment("other-question", said)

    def add(self, lines: bytes) -> None:
        """Puts the lines of a finished chunk on disk; a line that was cut off before them stays alone."""
        try:
            with (self.path / SHEETS).open("ab") as file:
                file.write(b"\n" + lines)
        except OSError as error:
            raise self.trouble(error) from None

    def trouble(self, error: OSError) -> BadExperiment:
        return BadExperiment("cannot-keep", f"Games cannot be kept in {self.path}: {reason(error)}.")


def folder_for(question: Question, chosen: str | None) -> Folder:
    """The folder that was chosen, or one in Parlour's own that is named by the question."""
    return Folder(Path(chosen).absolute() if chosen else home() / "lab" / question.name())
