"""Keeping what was played: a folder for each question, to which every finished chunk is added at once.

Every line has a checksum: what has been damaged since it was written is named, taken out, and played again.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from parlour.folders import home
from parlour.lab.errors import BadExperiment
from parlour.lab.question import Question
from parlour.lab.results import DealSheet, read, written
from parlour.match.file.durable import reason, write_whole

SHEETS: Final = "deals.jsonl"
QUESTION: Final = "question.json"
MOST_NAMED: Final = 10


class Folder:
    """The sheets of one question on disk; two runs may share it, for a deal has the same sheet in both."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage = ""
        """What was found to be damaged when the folder was opened, in a sentence."""

    def open(self, question: Question) -> dict[int, DealSheet]:
        """What was played before, by deal; a new folder is made, one of another question refused.

        A line that is damaged, or that tells of another table, is passed over: its deal is played again.
        """
        page = self.path / SHEETS
        try:
            self.label(msgspec.json.encode(question))
            kept = read(page.read_bytes() if page.exists() else b"")
            if kept.damaged:
                self.damage = damage_in(page, kept.damaged)
                write_whole(page, written(kept.sheets))
        except OSError as error:
            raise self.trouble(error) from None
        fitting = (sheet for sheet in kept.sheets if sheet.fits(len(question.players), question.seats))
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


def damage_in(page: Path, lines: Sequence[int]) -> str:
    """Which lines of a file are damaged, and what becomes of their deals."""
    named = ", ".join(f"{line:,}" for line in lines[:MOST_NAMED])
    if len(lines) > MOST_NAMED:
        named += f" and {len(lines) - MOST_NAMED:,} more"
    what = "line" if len(lines) == 1 else "lines"
    return f"{page} was cut off or damaged in {what} {named}: these deals are played again."


def folder_for(question: Question, chosen: str | None) -> Folder:
    """The folder that was chosen, or one in Parlour's own that is named by the question."""
    return Folder(Path(chosen).absolute() if chosen else home() / "lab" / question.name())
