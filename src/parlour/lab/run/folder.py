"""Keeping what was played: a folder for each definition, to which every finished chunk is added at once.

Every line has a checksum: what has been damaged since it was written is named, taken out, and played again.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from parlour.folders import home
from parlour.lab.definition import Definition
from parlour.lab.errors import BadExperiment
from parlour.lab.results import DealResult, decode_results, encode_results
from parlour.match.file.durable import reason, write_whole

RESULTS: Final = "deals.jsonl"
DEFINITION: Final = "question.json"
MOST_NAMED: Final = 10


class Folder:
    """The results of one definition on disk; two runs may share it, for a deal ends the same in both."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage = ""
        """What was found to be damaged when the folder was opened, in a sentence."""

    def open(self, definition: Definition) -> dict[int, DealResult]:
        """Return what was played before, by deal; make a new folder, and refuse one of another definition.

        A line that is damaged, or that tells of another table, is passed over: its deal is played again.
        """
        page = self.path / RESULTS
        try:
            self.label(msgspec.json.encode(definition))
            kept = decode_results(page.read_bytes() if page.exists() else b"")
            if kept.damaged:
                self.damage = damage_in(page, kept.damaged)
                write_whole(page, encode_results(kept.results))
        except OSError as error:
            raise self.trouble(error) from None
        fitting = (
            result for result in kept.results if result.fits(len(definition.players), definition.seats)
        )
        return {result.deal: result for result in fitting}

    def label(self, definition: bytes) -> None:
        """Write the definition down where there is none yet."""
        self.path.mkdir(parents=True, exist_ok=True)
        page = self.path / DEFINITION
        if not page.exists():
            page.write_bytes(definition)
        elif page.read_bytes() != definition:
            said = f"{self.path} keeps the games of another question or another Parlour: name another folder."
            raise BadExperiment("other-question", said)

    def add(self, lines: bytes) -> None:
        """Put the lines of a finished chunk on disk; a line that was cut off before them stays alone."""
        try:
            with (self.path / RESULTS).open("ab") as file:
                file.write(b"\n" + lines)
        except OSError as error:
            raise self.trouble(error) from None

    def trouble(self, error: OSError) -> BadExperiment:
        return BadExperiment("cannot-keep", f"Games cannot be kept in {self.path}: {reason(error)}.")


class NoFolder(Folder):
    """Results that are kept nowhere, for whoever wants the answer alone."""

    def __init__(self) -> None:
        super().__init__(Path())

    def open(self, definition: Definition) -> dict[int, DealResult]:
        return {}

    def add(self, lines: bytes) -> None:
        """Keep nothing."""


def damage_in(page: Path, lines: Sequence[int]) -> str:
    """Return which lines of a file are damaged, and what becomes of their deals."""
    named = ", ".join(f"{line:,}" for line in lines[:MOST_NAMED])
    if len(lines) > MOST_NAMED:
        named += f" and {len(lines) - MOST_NAMED:,} more"
    what = "line" if len(lines) == 1 else "lines"
    return f"{page} was cut off or damaged in {what} {named}: these deals are played again."


def folder_for(definition: Definition, chosen: str | None) -> Folder:
    """Return the folder that was chosen, or one in Parlour's own that is named by the definition."""
    return Folder(Path(chosen).absolute()) if chosen else folder_among(definition, None)


def folder_among(definition: Definition, chosen: str | Path | None) -> Folder:
    """Return the folder of one of several experiments: named by its definition, in the one that was chosen
    or in Parlour's own."""
    return Folder((Path(chosen).absolute() if chosen else home() / "lab") / definition.name())
