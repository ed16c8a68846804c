"""Where Parlour keeps what it is to remember, and where it looks for what the user has set."""

import os
from pathlib import Path


def home() -> Path:
    """Return `$PARLOUR_HOME`, `$XDG_DATA_HOME/parlour` or `~/.local/share/parlour`."""
    chosen, shared = os.environ.get("PARLOUR_HOME"), os.environ.get("XDG_DATA_HOME")
    if chosen:
        return Path(chosen).absolute()
    base = Path(shared) if shared else Path("~/.local/share").expanduser()
    return base.absolute() / "parlour"


def config() -> Path:
    """Return `$PARLOUR_HOME`, `$XDG_CONFIG_HOME/parlour` or `~/.config/parlour`."""
    chosen, shared = os.environ.get("PARLOUR_HOME"), os.environ.get("XDG_CONFIG_HOME")
    if chosen:
        return Path(chosen).absolute()
    base = Path(shared) if shared else Path("~/.config").expanduser()
    return base.absolute() / "parlour"


def room_file() -> Path:
    """Return the file of the room at this machine: games at this screen are kept there, and `parlour serve` serves it."""
    return home() / "room.db"
