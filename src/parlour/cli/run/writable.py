"""Files that are written at the end of long work: looked at before it begins."""

import os
from pathlib import Path

from parlour.cli.errors import BadOption


def check_writable(file: str) -> None:
    """Refuses a file that could not be written as things stand."""
    why = why_not(Path(file))
    if why:
        raise BadOption("cannot-write", f"{file} cannot be written: {why}.")


def why_not(path: Path) -> str:
    if path.is_dir():
        return "it is a folder"
    if not path.parent.is_dir():
        return f"there is no folder {path.parent}"
    return "" if os.access(path if path.exists() else path.parent, os.W_OK) else "permission denied"
