"""Building Parlour: the hot modules are compiled where that can be done, and run as plain Python where not.

A module is hot when one of its first lines is `# parlour: hot`. Either all hot modules are compiled or none.
Every game is a library of its own, and so are the room and tournaments, beside one for the rest: what changes
in a game compiles that game alone.
PARLOUR_ONE_LIBRARY=1 makes a single one, slower to build and a little faster to run (docs/decisions/0004).
PARLOUR_PURE=1 compiles nothing; PARLOUR_COMPILED=1 makes a failure to compile stop the build.
An editable install is always pure: compiled files beside the sources would hide every later edit.
"""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import rmtree
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/parlour")
HOT_MARK = "# parlour: hot"
MARK_LINES = 5
BUILD_TROUBLE = (BaseError, CCompilerError, OSError)
OWN_NAMES_STAY_INSIDE = "-fvisibility=hidden"
HOUSE_LIBRARY = "parlour"
ROOM_LIBRARY = "parlour_room"
TOURNAMENTS_LIBRARY = "parlour_tournaments"
ROOM = ("match", "storage", "tables", "wire", "server")
KEPT = Path("build/mypyc")
"""Generated C and mypyc's cache: what has not changed is not generated again. They belong together."""


def is_hot(source: Path) -> bool:
    return HOT_MARK in source.read_text(encoding="utf-8").splitlines()[:MARK_LINES]


def hot_modules() -> list[Path]:
    return sorted(source for source in PACKAGE.rglob("*.py") if is_hot(source))


def library_of(module: Path) -> str:
    """The library that a module belongs to: its game's, the room's, the tournaments', or the house's."""
    parts = module.relative_to(PACKAGE).parts
    if parts[0] in ROOM:
        return ROOM_LIBRARY
    if parts[0] == "tournaments":
        return TOURNAMENTS_LIBRARY
    return f"{HOUSE_LIBRARY}_{parts[1]}" if parts[0] == "games" and len(parts) > 2 else HOUSE_LIBRARY


def libraries(modules: list[Path]) -> list[tuple[list[str], str | None]]:
    """The modules of each library, as mypyc wants to be told."""
    if os.environ.get("PARLOUR_ONE_LIBRARY") == "1":
        return [([str(module) for module in modules], HOUSE_LIBRARY)]
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(library_of(module), []).append(str(module))
    return [(members, name) for name, members in found.items()]


def wants_pure() -> bool:
    editable = {"editable_wheel", "develop"} & set(sys.argv)
    return bool(editable) or os.environ.get("PARLOUR_PURE") == "1"


def go_on_pure(reason: object) -> None:
    """Say why nothing is compiled; stop instead if compiling was demanded."""
    if os.environ.get("PARLOUR_COMPILED") == "1":
        raise SystemExit(f"Parlour was to be compiled, but: {reason}")
    print(f"Parlour will run as plain Python: {reason}", file=sys.stderr)


def generated(modules: list[Path]) -> list[Any]:
    """The extensions that mypyc makes of the modules."""
    from mypyc.build import mypycify

    one = os.environ.get("PARLOUR_ONE_LIBRARY") == "1"
    folder = KEPT / ("one" if one else "many")
    options = [
        "--config-file=",
        "--ignore-missing-imports",
        "--follow-imports=silent",
        f"--cache-dir={folder / 'cache'}",
    ]
    return mypycify(
        [*options, *map(str, modules)],
        separate=libraries(modules),
        target_dir=str(folder),
        opt_level="3",  # cheaper levels cost speed: docs/decisions/0004
        debug_level="0",
    )


def generated_anew_if_need_be(modules: list[Path]) -> list[Any]:
    """mypyc falls over its own cache where a class has other attributes than last time: then without it."""
    try:
        return generated(modules)
    except ValueError:
        rmtree(KEPT)
        return generated(modules)


def compiled_modules() -> list[Any]:
    """The extensions to build; type errors make mypyc exit, and then there are none."""
    modules = hot_modules()
    if wants_pure() or not modules:
        return []
    try:
        return generated_anew_if_need_be(modules)
    except ImportError as missing:
        go_on_pure(f"mypyc is not to be had ({missing})")
    except SystemExit:
        go_on_pure("mypyc refused the hot modules, see above")
    except BUILD_TROUBLE as trouble:
        go_on_pure(f"no C compiler was found ({trouble})")
    return []


def weight(extension: Extension) -> int:
    """How much there is to compile."""
    return sum(Path(source).stat().st_size for source in extension.sources)


class BuildAllOrNone(build_ext):
    """Builds every extension; if one fails, takes the others away, for half of them would not load."""

    def build_extensions(self) -> None:
        """On all cores, the long ones first.

        Nothing outside a library calls its functions by name, so the C compiler may inline them all.
        """
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, OWN_NAMES_STAY_INSIDE]
        self.extensions.sort(key=weight, reverse=True)
        self.parallel = self.parallel or True
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
            self.sweep()
        except BUILD_TROUBLE as trouble:
            self.take_away()
            go_on_pure(f"the C compiler failed ({trouble})")

    def sweep(self) -> None:
        """Takes away what an earlier build made of modules that are gone, renamed or no longer hot."""
        made = {Path(output) for output in self.get_outputs()}
        for library in Path(self.build_lib).rglob("*"):
            if library not in made and any(library.name.endswith(ending) for ending in EXTENSION_SUFFIXES):
                library.unlink()

    def take_away(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildAllOrNone})
