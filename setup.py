"""Building Parlour: the hot modules are compiled where that can be done, and run as plain Python where not.

A module is hot when one of its first lines is `# parlour: hot`. Either all hot modules are compiled or none.
PARLOUR_PURE=1 compiles nothing; PARLOUR_COMPILED=1 makes a failure to compile stop the build.
An editable install is always pure: compiled files beside the sources would hide every later edit.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

HOT_MARK = "# parlour: hot"
MARK_LINES = 5
BUILD_TROUBLE = (BaseError, CCompilerError, OSError)


def is_hot(source: Path) -> bool:
    return HOT_MARK in source.read_text(encoding="utf-8").splitlines()[:MARK_LINES]


def hot_modules() -> list[str]:
    return sorted(str(source) for source in Path("src/parlour").rglob("*.py") if is_hot(source))


def wants_pure() -> bool:
    editable = {"editable_wheel", "develop"} & set(sys.argv)
    return bool(editable) or os.environ.get("PARLOUR_PURE") == "1"


def go_on_pure(reason: object) -> None:
    """Say why nothing is compiled; stop instead if compiling was demanded."""
    if os.environ.get("PARLOUR_COMPILED") == "1":
        raise SystemExit(f"Parlour was to be compiled, but: {reason}")
    print(f"Parlour will run as plain Python: {reason}", file=sys.stderr)


def compiled_modules() -> list[Any]:
    """The extensions to build, from mypyc; type errors make mypyc exit, and then there are none."""
    modules = hot_modules()
    if wants_pure() or not modules:
        return []
    try:
        from mypyc.build import mypycify

        return mypycify(["--config-file=", "--ignore-missing-imports", *modules], group_name="parlour")
    except ImportError as missing:
        go_on_pure(f"mypyc is not to be had ({missing})")
    except SystemExit:
        go_on_pure("mypyc refused the hot modules, see above")
    except BUILD_TROUBLE as trouble:
        go_on_pure(f"no C compiler was found ({trouble})")
    return []


class BuildAllOrNone(build_ext):
    """Builds every extension; if one fails, takes the others away, for half of them would not load."""

    def run(self) -> None:
        try:
            super().run()
        except BUILD_TROUBLE as trouble:
            self.take_away()
            go_on_pure(f"the C compiler failed ({trouble})")

    def take_away(self) -> None:
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


setup(ext_modules=compiled_modules(), cmdclass={"build_ext": BuildAllOrNone})
