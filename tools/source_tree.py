"""The package of a checkout as figures and style tests see it: modules, functions, classes, imports, cycles.

Everything is read from the source, nothing is imported: it works on any checkout, an old one as well.
"""

import ast
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from tools.english import first_word, imperative_of, is_bare_participle, is_imperative
from tools.import_graph import import_cycles, import_graph, parse_file

HERE: Final = Path(__file__).resolve().parent.parent
SMALL: Final = 60
"""A module with fewer lines than this and a single importer belongs to that importer."""

AnyFunction = ast.FunctionDef | ast.AsyncFunctionDef


class Function(NamedTuple):
    """A function or method, with the path of its file below the root of the checkout."""

    path: str
    line: int
    name: str
    doc: str
    is_module_level: bool

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line} {self.name}"


class Module(NamedTuple):
    """A module of the package: its dotted name, its file, and its source as text and as a tree."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())

    @property
    def is_face(self) -> bool:
        """Return whether this is the `__init__` or the `__main__` of a package."""
        return self.path.stem in {"__init__", "__main__"}


class SourceTree:
    """The modules of `src/parlour` in a checkout, without the tests of games."""

    def __init__(self, root: Path = HERE) -> None:
        self.root = root
        self.package = root / "src" / "parlour"

    @cached_property
    def modules(self) -> dict[str, Module]:
        """Read the modules by their dotted names; a package has the name of its `__init__`."""
        paths = [path for path in sorted(self.package.rglob("*.py")) if not self._is_test(path)]
        return {(module := self._read(path)).name: module for path in paths}

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """Return the modules of the package that each module imports, also lazily or for types alone."""
        graph = import_graph(self.package.parent)
        return {name: {each for each in graph[name] if each in self.modules} for name in self.modules}

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """Return the modules that import each module."""
        found: dict[str, set[str]] = {name: set() for name in self.modules}
        for name, imported in self.imports.items():
            for each in imported:
                found[each].add(name)
        return found

    def functions(self) -> Iterator[Function]:
        """Yield every function and method of the package."""
        for module in self.modules.values():
            yield from functions_in(module.tree, self.short(module.path))

    def class_names(self) -> Counter[str]:
        """Return how many classes have each name."""
        nodes = (node for module in self.modules.values() for node in ast.walk(module.tree))
        return Counter(node.name for node in nodes if isinstance(node, ast.ClassDef))

    def cycles(self) -> list[list[str]]:
        """Return the groups of modules that import each other, the largest first."""
        return sorted(import_cycles(self.imports), key=lambda each: (-len(each), each))

    def folders(self) -> Counter[str]:
        """Return how many modules lie in each folder."""
        return Counter(self.short(module.path.parent) for module in self.modules.values())

    def small_modules(self) -> dict[str, str]:
        """Return the modules under 60 lines that have one importer, with that importer.

        A package's `__init__` and `__main__` are never small modules, but may be the one importer.
        """
        return {
            name: min(importers)
            for name, module in self.modules.items()
            if module.lines < SMALL and not module.is_face and len(importers := self.importers[name]) == 1
        }

    def has_twin(self, name: str) -> bool:
        """Return whether another game has a module by the same name, for the same role."""
        place = name.partition(".games.")[2].partition(".")[2]
        alike = [each for each in self.modules if ".games." in each and each.endswith(f".{place}")]
        return bool(place) and len(alike) > 1

    def shared_classes(self, packages: int) -> dict[str, set[str]]:
        """Return the classes that so many other packages import, or more, with those packages.

        Only imports from the module that defines a class count, not those from a package's face.
        """
        defined = {name: _class_names(module.tree) for name, module in self.modules.items()}
        users: dict[str, set[str]] = defaultdict(set)
        for name, module in self.modules.items():
            for origin, imported in _imported_names(module.tree):
                if imported in defined.get(origin, ()) and package_of(origin) != package_of(name):
                    users[f"{origin}.{imported}"].add(package_of(name))
        return {name: found for name, found in sorted(users.items()) if len(found) >= packages}

    def short(self, path: Path) -> str:
        """Return a path from the root of the checkout on."""
        return path.relative_to(self.root).as_posix()

    def _is_test(self, path: Path) -> bool:
        return "tests" in path.relative_to(self.package).parts

    def _read(self, path: Path) -> Module:
        parts = path.relative_to(self.package.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        text = path.read_text(encoding="utf-8")
        return Module(name, path, text, parse_file(path))


def package_of(module: str) -> str:
    """Return the package or module right below `parlour` that a module is in."""
    return ".".join(module.split(".")[1:2])


def functions_in(tree: ast.Module, path: str) -> Iterator[Function]:
    """Yield the functions of a file, those inside classes and other functions as well."""
    top = {id(node) for node in tree.body}
    for node in ast.walk(tree):
        if isinstance(node, AnyFunction):
            yield Function(path, node.lineno, node.name, ast.get_docstring(node) or "", id(node) in top)


def bare_participles(functions: Iterable[Function], *, module_level: bool = False) -> list[Function]:
    """Return the functions that are named by a past participle alone, all or those outside classes."""
    named = [each for each in functions if is_bare_participle(each.name)]
    return [each for each in named if each.is_module_level or not module_level]


def docstrings_without_verb(functions: Iterable[Function]) -> list[Function]:
    """Return the functions whose docstring begins with no verb, neither `Return` nor `Returns`."""
    return [each for each in functions if each.doc and not _begins_with_verb(each.doc)]


def docstrings_without_imperative(functions: Iterable[Function]) -> list[Function]:
    """Return the functions whose docstring begins otherwise than `Return`."""
    return [each for each in functions if each.doc and not is_imperative(first_word(each.doc))]


def _begins_with_verb(doc: str) -> bool:
    word = first_word(doc)
    return is_imperative(word) or bool(imperative_of(word))


def _class_names(tree: ast.Module) -> set[str]:
    return {node.name for node in tree.body if isinstance(node, ast.ClassDef)}


def _imported_names(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the module and the name of every `from module import name`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, alias.name) for alias in node.names)
