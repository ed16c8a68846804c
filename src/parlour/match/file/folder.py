"""Where saved games live, and which of them is still running."""

import time
from pathlib import Path

from parlour.engine.errors import BadRules
from parlour.engine.rules.loading import read_tree
from parlour.folders import home
from parlour.match.errors import BadFolder, BadSave
from parlour.match.file.durable import MOST_SAVED, read_at_most, reason
from parlour.match.file.private_file import SAVE_ENDING, private_path


def games_folder() -> Path:
    return home() / "games"


def new_save(game: str) -> Path:
    """Return a path for a new game that no other game has, in a folder that exists."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = f"Games cannot be saved in {folder}: {reason(error)}. Set PARLOUR_HOME to a folder of yours."
        raise BadFolder("no-place-for-saves", why) from None
    return _free_name(folder, f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}")


def _free_name(folder: Path, stem: str) -> Path:
    path, number = folder / f"{stem}{SAVE_ENDING}", 2
    while path.exists() or private_path(path).exists():
        path, number = folder / f"{stem}-{number}{SAVE_ENDING}", number + 1
    return path


def running_games() -> list[Path]:
    """Return saved games that are not finished, the latest first: those with a private file beside them.

    A game may have ended just before its private file was to be removed: its last line tells.
    """
    found = [path for path in games_folder().glob(f"*{SAVE_ENDING}") if private_path(path).exists()]
    running = [path for path in found if not _has_ended(path)]
    return sorted(running, key=lambda path: path.stat().st_mtime, reverse=True)


def _has_ended(path: Path) -> bool:
    """Return whether the last line of the file is an end; what cannot be read has not ended."""
    try:
        last = read_at_most(path, MOST_SAVED).rstrip(b"\n").rpartition(b"\n")[2]
        return "end" in read_tree(last, "it")
    except (OSError, BadRules):
        return False


def latest_running() -> Path:
    running = running_games()
    if not running:
        raise BadSave("nothing-to-resume", f"There is no unfinished game in {games_folder()}.")
    return running[0]


def find_save(name: str) -> Path:
    """Return the file of this path, or the one of this name among the saved games."""
    for path in (Path(name), games_folder() / name, games_folder() / f"{name}{SAVE_ENDING}"):
        if path.is_file():
            return path.absolute()
    raise BadSave("no-such-save", f"There is no saved game {name}.")
