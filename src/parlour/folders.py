"""Where Parlour keeps what it is to remember, and where it looks for what the user has set."""

import os
import sys
from pathlib import Path


def home() -> Path:
    """Return `$PARLOUR_HOME`, `$XDG_DATA_HOME/parlour` or `~/.local/share/parlour`."""
    return _folder(os.environ.get("XDG_DATA_HOME"), "~/.local/share")


def config() -> Path:
    """Return `$PARLOUR_HOME`, `$XDG_CONFIG_HOME/parlour` or `~/.config/parlour`."""
    return _folder(os.environ.get("XDG_CONFIG_HOME"), "~/.config")


def _folder(shared: str | None, usual: str) -> Path:
    """Return the one that was chosen, else one in the shared or usual place, which differs on Windows."""
    chosen = os.environ.get("PARLOUR_HOME")
    if chosen:
        return Path(chosen).absolute()
    if not shared and sys.platform == "win32":
        shared = os.environ.get("LOCALAPPDATA") or "~/AppData/Local"
    return Path(shared or usual).expanduser().absolute() / "parlour"


def room_file() -> Path:
    """Return the file of this machine's room: games at its screens are kept there, and it can be served."""
    return home() / "room.db"
