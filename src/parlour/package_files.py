"""The files that a package brings, such as texts: in its folder, or in a zip where it was left in one."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def files_of(package: str) -> "Traversable":
    """Return where the files of a package are.

    What reads zips takes a fiftieth of the start of a drawn table, and nearly every package lies in a folder.
    """
    folder = Path(import_module(package).__path__[0])
    if folder.is_dir():
        return folder
    from importlib.resources import files

    return files(package)
