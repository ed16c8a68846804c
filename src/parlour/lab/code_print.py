"""A fingerprint of the code that plays, so that numbers from before a change are not taken for new ones."""

from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

WHAT_PLAYS: Final = ("parlour.cards", "parlour.engine", "parlour.kit", "parlour.players", "parlour.lab")
BUILT: Final = {".pyc", ".so", ".pyd"}


@cache
def code_print(package: str) -> str:
    """The fingerprint of a game's package and of everything that plays it; the same pure and compiled."""
    digest = sha256()
    for name in (*WHAT_PLAYS, package):
        for folder in folders_of(name):
            for path in sources_in(folder):
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folders_of(package: str) -> list[Path]:
    found = find_spec(package)
    assert found is not None and found.submodule_search_locations is not None, f"{package} is a package"
    return [Path(place) for place in found.submodule_search_locations]


def sources_in(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in BUILT]
