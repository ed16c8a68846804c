"""Prints what a compiled build is made of, as one number; cheaply, for every start of ./play asks for it.

With the name of a file it says instead, by its exit code, whether the file holds that number.

It goes by what the files hold, not by their times: a branch that is left and taken up again is built still.
"""

import os
import sys
from collections.abc import Iterator
from hashlib import sha256
from io import FileIO

MADE_OF = ("setup.py", "pyproject.toml", "constraints.txt")


def sources(folder: str) -> Iterator[str]:
    """Yield every file below, always in the same order, without what Python and pip leave there."""
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if not entry.is_dir():
            yield entry.path
        elif entry.name != "__pycache__" and not entry.name.endswith(".egg-info"):
            yield from sources(entry.path)


def source_print() -> str:
    """Return the print of the house in the present folder; another one for another Python."""
    found = sha256(sys.version.encode())
    for path in (*MADE_OF, *sources("src")):
        with FileIO(path) as file:
            content = file.read()
        found.update(f"\n{path} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def holds_print(path: str) -> bool:
    try:
        with FileIO(path) as file:
            return file.read().decode().strip() == source_print()
    except OSError:
        return False


if __name__ == "__main__":
    if sys.argv[1:]:
        sys.exit(not holds_print(sys.argv[1]))
    print(source_print())
