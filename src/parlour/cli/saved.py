"""Saved games for the commands: found, gone on with and read, also from the export of a table of a room.

Whoever runs a room can export a table that is being played, with its seed and sealed choices, and go on with
its last game at one terminal; people's own downloads are saved games already.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import click
import msgspec

from parlour.cli.local_table import Opening
from parlour.client import local_games
from parlour.client.local_games import (
    ReadGame,
    SavedFiles,
    StoredGame,
    bring_back,
    facts_of_file,
    read_game,
    save_game,
)
from parlour.engine.errors import ParlourError
from parlour.engine.printable import one_line
from parlour.folders import home
from parlour.match.errors import BadSave
from parlour.match.file.durable import read_bytes
from parlour.match.file.folder import find_save, running_games
from parlour.match.file.reader import Loaded, cannot_resume, keep_broken, load
from parlour.match.match import SeatCard
from parlour.players.llm.record import DecisionRecord, record_beside
from parlour.players.seat_words import ME
from parlour.storage.importing import import_lines
from parlour.storage.memory import MemoryStore
from parlour.terminal.table.local_game import LocalGame

_CUT_OFF: Final = "cut-off"
_EXPORT_BEGINS: Final = b'{"t":"'
_DAMAGES: Final = (msgspec.MsgspecError, LookupError, ValueError, AssertionError)


def is_export(path: Path) -> bool:
    """Return whether the file holds lines of a room and not a saved game."""
    try:
        with path.open("rb") as file:
            return file.read(len(_EXPORT_BEGINS)) == _EXPORT_BEGINS
    except OSError:
        return False


@contextmanager
def readable_file(path: Path) -> Iterator[Path]:
    """Yield a saved game as it is; the last game of an exported table as a file that is gone afterwards."""
    if not is_export(path):
        yield path
        return
    with TemporaryDirectory() as folder:
        file = Path(folder) / path.name
        game = last_game(path)
        save_game(game.saved, file, is_over=game.is_over)
        yield file


def last_game(path: Path) -> ReadGame:
    """Return the last game of an exported table."""
    try:
        return asyncio.run(_read_export(path))
    except ParlourError as error:
        if error.code == "cannot-read":
            raise
        raise BadSave(error.code, f"{path}: {error.sentence}") from None
    except _DAMAGES:
        raise BadSave("bad-export", f"{path} is damaged: its rows make no table.") from None


async def _read_export(path: Path) -> ReadGame:
    store = MemoryStore()
    await import_lines(store, read_bytes(path).splitlines())
    tables = await store.tables_between()
    if len(tables) != 1:
        raise BadSave("no-game", f"{path} holds {len(tables)} tables: export one with --table KEY.")
    return await read_game(store, tables[0])


class Unfinished(NamedTuple):
    """A game to go on with: who plays, what opens its table, and the file that it is saved in."""

    seats: Sequence[SeatCard]
    opening: Opening
    save: Path | None = None


def unfinished_game(name: str | None, *, mend: bool = False) -> Unfinished:
    """Return the game of a file, of a table, or the latest one that waits."""
    if name is None:
        return _latest()
    try:
        path = find_save(name)
    except BadSave:
        table = SavedFiles().table_of(Path(name).absolute())
        return stored_game(local_games.find_game(table or name))
    return game_in_file(path, mend=mend)


def _latest() -> Unfinished:
    stored, files = local_games.unfinished_games(), waiting_files()
    if files and (not stored or files[0].stat().st_mtime * 1000 > stored[0].at):
        return game_in_file(files[0])
    if not stored:
        raise BadSave("nothing-to-resume", f"There is no unfinished game in {home()}.")
    return stored_game(stored[0])


def waiting_files() -> list[Path]:
    """Return the saved games that wait, but for those that a table of this machine goes on with."""
    files = SavedFiles()
    return [path for path in running_games() if not files.table_of(path)]


def stored_game(game: StoredGame) -> Unfinished:
    """Return a game of this machine's store."""
    cards = [
        SeatCard(name, ME if person else player)
        for name, player, person in zip(game.line.names, game.line.players, game.line.people, strict=True)
    ]
    return Unfinished(cards, lambda here: game.table, SavedFiles().file_of(game.table))


def game_in_file(path: Path, *, mend: bool = False) -> Unfinished:
    """Return the game of a file. A last line that was cut off is dropped; other damage only when asked."""
    if is_export(path):
        game = last_game(path)
        if game.is_over:
            raise cannot_resume()
        return Unfinished(game.saved.seats, lambda here: here.loop.wait(here.room.take_over(game.saved)))
    loaded = load(path)
    _check_sound(loaded, path, mend=mend)
    saved = facts_of_file(loaded)
    keep_broken(loaded)

    def opening(here: LocalGame) -> str:
        return here.loop.wait(bring_back(here.room, saved, path))

    return Unfinished(saved.seats, opening, path)


def _check_sound(loaded: Loaded, path: Path, *, mend: bool) -> None:
    complaint = loaded.complaint
    if complaint is not None and complaint.code != _CUT_OFF and not mend:
        moves = len(loaded.match.played)
        kept = f"{path} is damaged. {complaint.sentence} Add --mend to go on after move {moves}."
        raise BadSave(complaint.code, kept)
    if complaint is not None:
        click.echo(one_line(complaint.sentence), err=True)


def load_sound_part(path: Path) -> Loaded:
    """Return the game as far as it is sound; say first what is not."""
    loaded = load(path)
    if loaded.complaint is not None:
        click.echo(one_line(f"{loaded.complaint.sentence} Only what comes before is shown."), err=True)
    return loaded


def reasons_of(loaded: Loaded, path: Path) -> dict[int, str]:
    """Return why models played their moves, by the number of the move; only once the game is over."""
    if not loaded.match.is_over():
        return {}
    return {
        each.n + 1: each.reason for each in DecisionRecord(record_beside(path)).decisions() if each.reason
    }
