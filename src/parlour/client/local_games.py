"""The games of this machine: found in its store, written to files, and brought back from files."""

import asyncio
import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from parlour.client.local_room import OWNER, LocalRoom
from parlour.engine.errors import ParlourError
from parlour.folders import home, room_file
from parlour.match.errors import BadSave
from parlour.match.export import SavedGame, export_steps, facts_of
from parlour.match.file.durable import MOST_SAVED, OWNER_ONLY, read_bytes, remove, write_whole
from parlour.match.file.lock import wait_for_lock
from parlour.match.file.private_file import private_path, remove_private
from parlour.match.file.reader import Loaded, cannot_resume
from parlour.match.log import Entry, run_to_end
from parlour.storage.rows import GameLine
from parlour.storage.sqlite.store import SqliteStore
from parlour.storage.store import Store
from parlour.tables.lobby.archive import Archive, Played
from parlour.tables.state import PLAYING

_MOST: Final = 200


class StoredGame(NamedTuple):
    """An unfinished game of this machine, as a list shows it; `at` is when its last row was written."""

    table: str
    line: GameLine
    at: int


def unfinished_games() -> list[StoredGame]:
    """Return the games of this machine that wait, the latest first; none where the store cannot be read."""
    if not room_file().exists():
        return []
    try:
        return asyncio.run(_read_unfinished())
    except (ParlourError, OSError):
        return []  # whoever begins a game is told what is wrong with the store


async def _read_unfinished() -> list[StoredGame]:
    store = SqliteStore(room_file())
    await store.open()
    try:
        lines = await store.tables(status=(PLAYING,), host=OWNER, most=_MOST)
        games = [await _stored_game(store, line.table) for line in lines]
    finally:
        await store.close()
    return sorted((game for game in games if game is not None), key=lambda game: game.at, reverse=True)


async def _stored_game(store: Store, table: str) -> StoredGame | None:
    games = await store.games(table=table, most=1)
    return StoredGame(table, games[0], await store.last_change(table)) if games else None


def find_game(name: str) -> StoredGame:
    """Return the unfinished game of this name, or of which the name is the beginning."""
    found = [game for game in unfinished_games() if name and game.table.startswith(name.lower())]
    if len(found) != 1:
        raise BadSave("no-such-save", f"There is no saved game {name}.")
    return found[0]


# Files


def check_new_file(path: Path) -> None:
    """Refuse to save a game over an older one."""
    if not path.name:
        raise BadSave("already-there", f"{path} is a folder: choose a name for the game.")
    for taken in (path, private_path(path)):
        if os.path.lexists(taken):
            raise BadSave("already-there", f"{taken} exists already: choose another name.")


@contextmanager
def new_file(begun: SavedGame, path: Path) -> Iterator[None]:
    """Write a game before its first move, which takes its place; nothing is left where it cannot begin."""
    check_new_file(path)
    save_game(begun, path, is_over=False)
    try:
        yield
    except BaseException:
        remove(path)
        remove_private(path)
        raise


def file_content(path: Path | None) -> bytes:
    """Return what a file holds now; nothing where there is none."""
    return read_bytes(path) if path is not None and path.is_file() else b""


def write_game(store_file: Path, table: str, path: Path, *, number: int = 0, known: bytes = b"") -> None:
    """Write a game to its file, the last one of its table unless a number is given.

    What is secret of it stands beside that while it runs. A file that holds something else than what is known
    of it is left alone: somebody else has written there.

    It is read from the store by a connection of its own, so that a room which is busy holds nobody up.
    """
    if file_content(path) != known:
        why = f"{path} was changed by somebody else and is left alone. Go on with: parlour resume {table}"
        raise BadSave("changed-meanwhile", why)
    stored = asyncio.run(_read_game(store_file, table, number))
    save_game(stored.saved, path, is_over=stored.is_over)
    _copy_record(_record_of(table, stored.number), _record_beside(path))


def save_game(saved: SavedGame, path: Path, *, is_over: bool) -> None:
    """Write both files; the private one comes first: a game without it could never go on."""
    content, private = run_to_end(export_steps(saved))
    if len(content) > MOST_SAVED:
        raise BadSave("too-long", f"{path} has no room for this game: it could not be read again.")
    if not is_over:
        write_whole(private_path(path), private, OWNER_ONLY)
    write_whole(path, content)
    if is_over:
        remove_private(path)


class ReadGame(NamedTuple):
    """A game as the store has it."""

    number: int
    saved: SavedGame
    is_over: bool


async def _read_game(store_file: Path, table: str, number: int) -> ReadGame:
    store = SqliteStore(store_file)
    await store.open()
    try:
        return await read_game(store, table, number)
    finally:
        await store.close()


async def read_game(store: Store, table: str, number: int = 0) -> ReadGame:
    """Return a game of a table, the last one unless a number is given."""
    if not number:
        games = await store.games(table=table, most=1)
        if not games:
            raise BadSave("no-game", "No game has begun at this table.")
        number = games[0].number
    archive = Archive(store)
    played: Played = await archive.played(table, number)
    return ReadGame(number, await archive.saved(played), played.end is not None)


def _record_of(table: str, number: int) -> Path:
    """Return where the decisions of models in a game of the store are written."""
    return home() / "models" / f"{table}-{number}.jsonl"


def _record_beside(path: Path) -> Path:
    """Return where the decisions of models are that belong to a file."""
    from parlour.players.llm.record import record_beside  # needed where a model has played, and slow to load

    return record_beside(path)


def _copy_record(source: Path, target: Path) -> None:
    if source.is_file():
        with suppress(BadSave):
            write_whole(target, read_bytes(source), OWNER_ONLY)


def facts_of_file(loaded: Loaded) -> SavedGame:
    """Return the game of a file as far as it is sound, with the moves that only its private file has.

    A game that is over is refused; one whose last line was lost gets it back before that.
    """
    if loaded.finished:
        remove_private(loaded.path)
        raise cannot_resume()
    if not loaded.is_running:
        raise BadSave("seed-is-out", "The seed of this game is published, so nobody can play on fairly.")
    saved = facts_of(loaded.match, [*loaded.record.entries[: loaded.sound - 1], *loaded.unpublished()])
    if loaded.match.is_over():
        save_game(saved, loaded.path, is_over=True)
        raise cannot_resume()
    return saved


async def bring_back(room: LocalRoom, saved: SavedGame, path: Path) -> str:
    """Return the table that goes on with the game of a file: the one it came from, or a new one."""
    files = SavedFiles()
    table = files.table_of(path)
    if table and await _goes_on_from(room, table, saved.entries):
        return table
    table = await room.take_over(saved)
    _copy_record(_record_beside(path), _record_of(table, 1))
    files.attach(table, path)
    return table


async def _goes_on_from(room: LocalRoom, table: str, entries: Sequence[Entry]) -> bool:
    """Return whether a table has a running game that begins with these entries."""
    try:
        stored = await read_game(room.store, table)
    except ParlourError:
        return False
    return not stored.is_over and list(stored.saved.entries[: len(entries)]) == list(entries)


class SavedFiles:
    """Which file each table of this machine is saved in, in a small file of its own."""

    def __init__(self) -> None:
        self._path = home() / "saves.json"
        self._lock = home() / "saves.json.lock"

    def file_of(self, table: str) -> Path | None:
        file = self._read().get(table)
        return None if file is None else Path(file)

    def table_of(self, path: Path) -> str:
        return next((table for table, file in self._read().items() if file == str(path)), "")

    def attach(self, table: str, path: Path) -> None:
        with wait_for_lock(self._lock):
            others = {key: file for key, file in self._read().items() if file != str(path)}
            self._write({**others, table: str(path)})

    def detach(self, table: str) -> None:
        with wait_for_lock(self._lock):
            known = self._read()
            if known.pop(table, None) is not None:
                self._write(known)

    def _read(self) -> dict[str, str]:
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}

    def _write(self, known: dict[str, str]) -> None:
        write_whole(self._path, json.dumps(known).encode(), OWNER_ONLY)
