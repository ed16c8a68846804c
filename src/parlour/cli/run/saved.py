"""Saved games for the commands: gone on with, shown again, verified."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click

from parlour.cli.errors import BadOption
from parlour.engine.printable import one_line
from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.store.file.reader import Loaded, load, resume
from parlour.match.verify import verify
from parlour.players.llm.record import DecisionRecord, record_beside
from parlour.terminal.eyes import PUBLIC, Eyes, check_told, seat_called

_CUT_OFF: Final = "cut-off"
_EXPORT_BEGINS: Final = b'{"t":"'


def is_export(path: Path) -> bool:
    """Whether the file holds lines of a room and not a saved game."""
    try:
        with path.open("rb") as file:
            return file.read(len(_EXPORT_BEGINS)) == _EXPORT_BEGINS
    except OSError:
        return False


def own_save(path: Path) -> Path:
    """A saved game as it is; the last game of an exported table becomes a saved game of our own."""
    if not is_export(path):
        return path
    from parlour.cli.run.room.export import taken_over

    return taken_over(path)


@contextmanager
def looked_at(path: Path) -> Iterator[Path]:
    """A saved game as it is; the last game of an exported table as a file that is gone afterwards."""
    if not is_export(path):
        yield path
        return
    from parlour.cli.run.room.export import laid_out

    with TemporaryDirectory() as folder:
        yield laid_out(path, Path(folder))


def resumed(path: Path, *, mend: bool) -> Match:
    """The match to go on with. A last line that was cut off is dropped; other damage only when asked."""
    loaded = load(path)
    complaint = loaded.complaint
    if complaint is not None and complaint.code != _CUT_OFF and not mend:
        moves = len(loaded.match.played)
        kept = f"{path} is damaged. {complaint.sentence} Add --mend to go on after move {moves}."
        raise BadSave(complaint.code, kept)
    if complaint is not None:
        click.echo(one_line(complaint.sentence), err=True)
    return resume(loaded)


def replayable(path: Path) -> Loaded:
    """The game as far as it is sound; what is not is said first."""
    loaded = load(path)
    if loaded.complaint is not None:
        click.echo(one_line(f"{loaded.complaint.sentence} Only what comes before is shown."), err=True)
    return loaded


def eyes_for(loaded: Loaded, seat: str | None, *, all_cards: bool) -> Eyes:
    """Whose eyes; a running game is shown to the public alone, so that nobody peeks."""
    if seat is not None and all_cards:
        raise BadOption("two-ways", "--as and --all-cards are two ways to look: choose one.")
    if seat is None and not all_cards:
        return PUBLIC
    if not loaded.match.is_over():
        option = "--as" if seat is not None else "--all-cards"
        why = f"The game is still running: until it ends, replay it without {option}."
        raise BadOption("still-running", why)
    check_told(loaded.match)
    return Eyes(all_cards=True) if seat is None else Eyes(seat_called(seat, loaded.match))


def reasons_of(loaded: Loaded, path: Path) -> dict[int, str]:
    """Why models played their moves, by the number of the move; only once the game is over."""
    if not loaded.match.is_over():
        return {}
    return {
        each.n + 1: each.reason for each in DecisionRecord(record_beside(path)).decisions() if each.reason
    }


def verified(path: Path, name: Path) -> list[str]:
    """What was checked in the file, which people know by that name; the first thing wrong is the refusal."""
    report = verify(path)
    for finding in report.findings:
        if finding.code == "no-seed":
            raise BadSave("no-seed", f"{name} is unfinished: {finding.sentence}")
        if not finding.sound:
            raise BadSave("not-verified", f"{name} is not sound: {finding.sentence}")
    return report.lines()
