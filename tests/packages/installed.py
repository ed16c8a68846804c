"""Three packages that are none of ours, installed by pip without a network: once for all tests.

- `low-tide`, a game: what `parlour new-game` lays out
- `last-club`, a player: `last` always plays the last of its moves
- `red-club`, a bonus rule: the package of docs/how-to/bonus-rules.md
"""

import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final

from parlour.cli.commands.authors import new_game
from tests import red_club
from tests.house import ROOT

GAME: Final = "low-tide"
PLAYER: Final = "last"
RULE: Final = red_club.ALL_RED
_KEPT: Final = ROOT / "build" / "packages"
_PIP: Final = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-compile")
_ALONE: Final = ("--no-index", "--no-deps", "--no-build-isolation")
_PLAYER_PROJECT: Final = """[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "last-club"
version = "1.0"

[project.entry-points."parlour.players"]
last = "last_club:Last"

[tool.setuptools]
py-modules = ["last_club"]
"""
_PLAYER: Final = '''"""The player of the Last Club."""

import parlour


class Last(parlour.Bot):
    """Plays the last of its moves."""

    def choose(self, view: parlour.View, moves: parlour.Moves) -> parlour.Move:
        return list(moves)[-1]
'''


@cache
def installed_packages() -> Path:
    """The folder that they are installed in; made anew when one of them, or this Python, has changed."""
    with TemporaryDirectory() as folder:
        sources = [*_lay_out(Path(folder))]
        kept = _KEPT / _print_of(sources)
        if not kept.exists():
            _install(sources, kept)
    return kept


def _lay_out(folder: Path) -> Iterable[Path]:
    """Writes the sources of all three, each into a folder of its own."""
    game, player, rule = (folder / name for name in (GAME, "last-club", "red-club"))
    for each in (game, player, rule):
        each.mkdir()
    new_game.lay_out(GAME, str(game))
    player.joinpath("pyproject.toml").write_text(_PLAYER_PROJECT, encoding="utf-8")
    player.joinpath("last_club.py").write_text(_PLAYER, encoding="utf-8")
    red_club.lay_out(rule)
    return game, player, rule


def _print_of(sources: Iterable[Path]) -> str:
    found = sha256(sys.version.encode())
    for path in sorted(path for source in sources for path in source.rglob("*") if path.is_file()):
        found.update(path.name.encode() + path.read_bytes())
    return found.hexdigest()[:16]


def _install(sources: Iterable[Path], kept: Path) -> None:
    """Installs them beside the place, and puts them there whole; another test run may be first."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=kept.parent) as made:
        target = Path(made) / "target"
        asked = [sys.executable, *_PIP, *_ALONE, "--target", str(target), *map(str, sources)]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        try:
            target.rename(kept)
        except OSError:
            rmtree(target)
