"""Where Parlour keeps what it is to remember: one folder, and in it one for each kind of thing."""

import os
from pathlib import Path


def home() -> Path:
    """`$PARLOUR_HOME`, `$XDG_DATA_HOME/parlour` or `~/.local/share/parlour`."""
    chosen, shared = os.environ.get("PARLOUR_HOME"), os.environ.get("XDG_DATA_HOME")
    if chosen:
        return Path(chosen).absolute()
    base = Path(shared) if shared else Path("~/.local/share").expanduser()
    return base.absolute() / "parlour"
