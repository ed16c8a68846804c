"""A fingerprint of the code and the books that play, so that old numbers are not taken for new ones."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from parlour.lab.errors import BadExperiment
from parlour.match.store.file.durable import reason
from parlour.players.kinds import file_of

WHAT_PLAYS: Final = ("parlour.cards", "parlour.engine", "parlour.kit", "parlour.players", "parlour.lab")
BUILT: Final = {".pyc", ".so", ".pyd"}


def print_of(package: str, players: Iterable[str]) -> str:
    """The fingerprint of the code, and of the files that players read where they do."""
    files = [file for file in map(file_of, players) if file]
    if not files:
        return code_print(package)
    digest = sha256(code_print(package).encode())
    for file in files:
        digest.update(sha256(content_of(file)).digest())
    return digest.hexdigest()[:16]


def content_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadExperiment("no-book", f"The book {file} cannot be read: {reason(error)}.") from None


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
