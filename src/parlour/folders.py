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
    """Return the file of this machine's room: games at its screens are kept there, and it can be served."""
    return home() / "room.db"
