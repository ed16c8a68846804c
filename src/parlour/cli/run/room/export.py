"""Tables of a room for the commands about saved games: an export of a table becomes a saved game.

Whoever runs a room can export a table that is being played, with its seed and sealed choices, and go on with
its last game at one terminal; people's own downloads are saved games already.
"""

import asyncio
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from parlour.engine.errors import ParlourError
from parlour.match.errors import BadSave
from parlour.match.export import exported, exported_private
from parlour.match.store.file.durable import OWNER_ONLY, read_bytes, write_whole
from parlour.match.store.file.folder import new_save
from parlour.match.store.file.private_file import private_path
from parlour.match.store.file.reader import finished
from parlour.storage.importing import import_lines
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.archive import Archive

_DAMAGES: Final = (msgspec.MsgspecError, LookupError, ValueError, AssertionError)


class _Game(NamedTuple):
    """The texts of a saved game; the private one is empty once the game is over."""

    name: str
    shareable: bytes
    private: bytes


def taken_over(path: Path) -> Path:
    """The last game of an exported table as a saved game of our own; where it lies."""
    game = _last_game(path)
    if not game.private:
        raise finished()
    save = new_save(game.name)
    _write(save, game)
    return save


def laid_out(path: Path, folder: Path) -> Path:
    """The same in a folder that is there for as long as it is looked at."""
    save = folder / path.name
    _write(save, _last_game(path))
    return save


def _write(save: Path, game: _Game) -> None:
    """The private file comes first: a game without it could never go on."""
    if game.private:
        write_whole(private_path(save), game.private, OWNER_ONLY)
    write_whole(save, game.shareable)


def _last_game(path: Path) -> _Game:
    try:
        return asyncio.run(_read(path))
    except BadSave:
        raise
    except ParlourError as error:
        raise BadSave(error.code, f"{path}: {error.sentence}") from None
    except _DAMAGES:
        raise BadSave("bad-export", f"{path} is damaged: its rows make no table.") from None


async def _read(path: Path) -> _Game:
    store = MemoryStore()
    await import_lines(store, read_bytes(path).splitlines())
    tables = await store.tables_between()
    if len(tables) != 1:
        raise BadSave("no-game", f"{path} holds {len(tables)} tables: export one with --table KEY.")
    games = await store.games(table=tables[0], most=1)
    if not games:
        raise BadSave("no-game", f"{path}: no game has begun at this table.")
    archive = Archive(store)
    played = await archive.played(tables[0], games[0].number)
    saved = await archive.saved(played)
    private = b"" if played.end is not None else exported_private(saved)
    return _Game(saved.game.id, exported(saved), private)
