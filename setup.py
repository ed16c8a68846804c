"""Building Parlour: the hot modules are compiled where that can be done, and run as plain Python where not.

mypyc leaves docstrings out: they are put into the C that it makes, so that `help()` says the same.

A module is hot when one of its first lines is `# parlour: hot`. Either all hot modules are compiled or none.
Every game is a library of its own, and so are the room and tournaments, beside one for the rest: what changes
in a game compiles that game alone.
PARLOUR_ONE_LIBRARY=1 makes a single one, slower to build and a little faster to run (docs/decisions/0004).
PARLOUR_PROFILE=generate makes libraries that note where they spend their time, PARLOUR_PROFILE=use, in the
same temporary folder, those that the notes make faster (.ci/release); both are for gcc.
PARLOUR_PURE=1 compiles nothing; PARLOUR_COMPILED=1 makes a failure to compile stop the build.
An editable install is always pure: compiled files beside the sources would hide every later edit.
"""

import ast
import gzip
import io
import os
import re
import sys
import tarfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copytree, rmtree
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.install_lib import install_lib
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

PACKAGE = Path("src/parlour")
HOT_MARK = "# parlour: hot"
MARK_LINES = 5
BUILD_TROUBLE = (BaseError, CCompilerError, OSError)
OWN_NAMES_STAY_INSIDE = "-fvisibility=hidden"
PROFILING = {
    "generate": ["-fprofile-generate", "-fprofile-update=atomic"],
    "use": ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"],
}
HOUSE_LIBRARY = "parlour"
ROOM_LIBRARY = "parlour_room"
TOURNAMENTS_LIBRARY = "parlour_tournaments"
BUILDING = {"bdist", "bdist_wheel", "build", "build_ext", "install"}
"""The commands that want extensions: an sdist and the metadata are made without mypyc."""
ROOM = ("match", "storage", "tables", "wire", "server")
MANUAL = Path("build/manual")
MANUAL_PLACE = "parlour/server/manual"
KEPT = Path("build/mypyc")
"""Generated C and mypyc's cache: what has not changed is not generated again. They belong together."""


NAMED = re.compile(
    r"\(PyCFunction\)CPyPy_(\w+)|CPyType_(\w+)_template_ = |\(getter\)(\w+)|^ +\"(parlour[\w.]*)\",$"
)
"""What stands in the C before the place of a docstring: a function, a class, a property or a module."""
PLACES = ('\\n--\\n\\n")', "NULL, NULL}", "NULL, /* docstring */")


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
    return not BUILDING & set(sys.argv) or os.environ.get("PARLOUR_PURE") == "1"


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


def docstrings(module: Path) -> Iterator[tuple[str, str]]:
    """Everything in a module that has a docstring, by its name in C, with its types below the docstring."""
    dotted = ".".join(module.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    tree = ast.parse(module.read_text(encoding="utf-8"))
    yield dotted, ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield c_name(dotted, node.name), described(node)
        elif isinstance(node, ast.ClassDef):
            yield from docstrings_of_class(c_name(dotted, node.name), node)


def docstrings_of_class(name: str, node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    made = [signature(each, node.name) for each in methods if each.name == "__init__"]
    yield name, "\n\n".join([ast.get_docstring(node) or "", *made]).strip()
    for each in methods:
        yield f"{name}___{c_name(each.name)}", described(each)
        yield f"{name}_get_{each.name}", described(each)


def c_name(*parts: str) -> str:
    return ".".join(parts).replace("___", "___3_").replace(".", "___")


def described(node: ast.FunctionDef) -> str:
    return f"{ast.get_docstring(node) or ''}\n\n{signature(node, node.name)}".strip()


def signature(node: ast.FunctionDef, name: str) -> str:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and name == node.name else ""
    return f"{name}({ast.unparse(node.args)}){returns}"


def c_text(text: str) -> str:
    """The text between the quotes of a C string."""
    plain = [
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    ]
    return "".join(plain)


def with_docstrings(source: str, found: dict[str, str]) -> str:
    """The C of a library with the docstrings in it, each behind the name that it belongs to."""
    lines, text = source.splitlines(keepends=True), ""
    for place, line in enumerate(lines):
        named = NAMED.search(line)
        if named:
            text = c_text(found.get(next(filter(None, named.groups())), ""))
        if text and PLACES[0] in line:
            lines[place] = line.replace(PLACES[0], f'\\n--\\n\\n{text}")', 1)
        elif text and line.rstrip(",\n").endswith(PLACES[1]):
            lines[place] = line.replace(PLACES[1], f'"{text}", NULL}}')
        elif text and PLACES[2] in line:
            lines[place] = line.replace("NULL", f'"{text}"', 1)
        text = "" if lines[place] != line else text
    return "".join(lines)


def document(extensions: list[Any], modules: list[Path]) -> None:
    """Make the libraries of C with docstrings, beside that of mypyc, which it compares with its cache."""
    found = {name: text for module in modules for name, text in docstrings(module) if text}
    for extension in extensions:
        for place, name in enumerate(extension.sources):
            made = Path(name)
            if not made.name.startswith("__native"):
                continue
            target = made.parent / "documented" / made.name
            target.parent.mkdir(exist_ok=True)
            text = with_docstrings(made.read_text(encoding="utf-8"), found)
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                target.write_text(text, encoding="utf-8")
            extension.sources[place] = str(target)
            extension.include_dirs.append(str(made.parent))


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
        extensions = generated_anew_if_need_be(modules)
        document(extensions, modules)
        return extensions
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
            profiling = PROFILING.get(os.environ.get("PARLOUR_PROFILE", ""), [])
            for extension in self.extensions:
                compiling = [*extension.extra_compile_args, OWN_NAMES_STAY_INSIDE]
                extension.extra_compile_args = [*compiling, *profiling]
                extension.extra_link_args = [*extension.extra_link_args, *profiling]
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


class BuildWithManual(build_py):
    """Takes the manual into a wheel where it was built before (`python -m tools.manual`)."""

    def run(self) -> None:
        super().run()
        target = Path(self.build_lib) / MANUAL_PLACE
        rmtree(target, ignore_errors=True)
        if "bdist_wheel" in sys.argv and MANUAL.is_dir():
            copytree(MANUAL, target)


class InstallWithoutTests(install_lib):
    """Leaves the games' own tests out of wheels: they need `tests/`, which a clone and the sdist have."""

    def get_exclusions(self) -> set[str]:
        built = Path(self.build_dir)
        tests = [path.relative_to(built) for path in built.glob("parlour/games/*/tests/**/*")]
        left_out: set[str] = super().get_exclusions()  # type: ignore[no-untyped-call]
        return left_out | {os.path.join(self.install_dir, path) for path in tests}  # noqa: PTH118


class RepeatableSdist(sdist):
    """Makes the same bytes of the same sources, where SOURCE_DATE_EPOCH says of when they are."""

    def make_distribution(self) -> None:
        super().make_distribution()
        moment = os.environ.get("SOURCE_DATE_EPOCH", "")
        for archive in self.archive_files if moment.isdecimal() else []:
            pack_again(Path(archive), int(moment))


def pack_again(archive: Path, moment: int) -> None:
    """Pack a .tar.gz anew: its files in order, all of one moment and of nobody."""
    with tarfile.open(archive) as packed:
        files = [(each, packed.extractfile(each)) for each in packed.getmembers()]
        plain = [(each, content.read() if content else b"") for each, content in files]
    with gzip.GzipFile(archive, "wb", mtime=moment) as zipped, tarfile.open(fileobj=zipped, mode="w") as made:
        for each, content in sorted(plain, key=lambda pair: pair[0].name):
            each.pax_headers = {}
            made.addfile(each.replace(mtime=moment, uid=0, gid=0, uname="", gname=""), io.BytesIO(content))


COMMANDS = {
    "build_py": BuildWithManual,
    "build_ext": BuildAllOrNone,
    "install_lib": InstallWithoutTests,
    "sdist": RepeatableSdist,
}
setup(ext_modules=compiled_modules(), cmdclass=COMMANDS)
